// The JSON Schema of `.keyfill` projects, from the types in src/runtime/definition and the style properties.
import path from 'node:path';
import ts from 'typescript';
import { DEFAULT_EASING } from '../../src/runtime/model/easing.ts';
import type { PropertySpec } from '../../src/runtime/model/properties.ts';
import { exportsOf, plain } from './api-description.ts';
import type { GeneralSchema as Schema } from './general-schema.ts';
import { product } from '../../src/product.ts';

type Specs = Readonly<Record<string, PropertySpec>>;

type ObjectSchema = Schema & Required<Pick<Schema, 'properties' | 'required'>>;

const LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;

/** Tags with details about a member's value, as JSON Schema. A limit is a number or a constant's name. */
function constraints(symbol: ts.Symbol, limits: Readonly<Record<string, number>>): Schema {
  const found: Schema = {};
  for (const tag of symbol.getJsDocTags()) {
    const limit = LIMITS.find((name) => name === tag.name);
    if (limit !== undefined) {
      const text = plain(tag.text);
      found[limit] = limits[text] ?? Number(text);
    }
    if (tag.name === 'integer') found.type = 'integer';
  }
  return found;
}

/** The value of a style property. The validator checks `format`; other tools treat it as a note. */
function valueSchema(spec: PropertySpec): Schema {
  if (spec.kind === 'number') return { type: 'number' };
  if (spec.kind === 'string') return spec.options.length > 0 ? { enum: spec.options } : { type: 'string' };
  const color = { type: 'string', format: 'keyfill-color' };
  return spec.kind === 'fill' ? { anyOf: [color, { $ref: '#/$defs/GradientDefinition' }] } : color;
}

/** A style property: a value, or keyframes. */
const animatable = (value: Schema): Schema => ({
  anyOf: [
    ...(value.anyOf ?? [value]),
    {
      type: 'object',
      description: 'Keyframes.',
      properties: {
        value: { ...value, description: 'The value while there are no keyframes.' },
        keyframes: {
          type: 'array',
          description: 'The keyframes, one a frame at most.',
          items: {
            type: 'object',
            properties: {
              frame: { type: 'integer', minimum: 0, description: 'Frame of the composition.' },
              value: { ...value, description: 'The value at that frame.' },
              easing: {
                description: `How the value moves to the next keyframe. The default is ${DEFAULT_EASING}.`,
                $ref: '#/$defs/EasingDefinition',
              },
            },
            required: ['frame', 'value'],
            additionalProperties: false,
          },
        },
      },
      required: ['keyframes'],
      additionalProperties: false,
    },
  ],
});

/** Creates the schema from definition/project.ts, which is `file`. `@maximum` can refer to `limits`. */
export function makeProjectSchema(
  program: ts.Program,
  file: string,
  {
    ELEMENT_PROPERTIES,
    MASK_PROPERTIES,
  }: Readonly<Record<'ELEMENT_PROPERTIES' | 'MASK_PROPERTIES', Readonly<Record<string, Specs>>>>,
  limits: Readonly<Record<string, number>>,
  address: string,
) {
  const checker = program.getTypeChecker();
  const root = exportsOf(program, file).find((symbol) => symbol.name === 'ProjectDefinition');
  if (root === undefined) throw new Error(`${file} exports no ProjectDefinition`);
  const $defs: Record<string, Schema> = {};

  /** The arguments of a generic type; undefined for any other type. */
  const argumentsOf = (type: ts.Type): readonly ts.Type[] =>
    (ts.ObjectFlags.Reference & ((type as ts.ObjectType).objectFlags ?? 0)) === 0
      ? []
      : checker.getTypeArguments(type as ts.TypeReference);

  function define(name: string, make: () => Schema): Schema {
    if (!(name in $defs)) {
      $defs[name] = {};
      $defs[name] = make();
    }
    return { $ref: `#/$defs/${name}` };
  }

  /** The schema of a style property: one for each kind, and one for each list of keywords. */
  function propertySchema(name: string, spec: PropertySpec, isMask: boolean): Schema {
    const isNatural = isMask && (name === 'width' || name === 'height');
    const kind = spec.options.length > 0 ? name : spec.kind;
    const initial = isNatural ? "the composition's" : spec.initial;
    return {
      description: `${name}${spec.unit === '' ? '' : `, ${spec.unit}`}; default: ${initial}`,
      ...define(`style-${kind}`, () => animatable(valueSchema(spec))),
    };
  }

  const styleSchema = (table: Specs, isMask: boolean): Schema => ({
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(table).map(([name, spec]) => [name, propertySchema(name, spec, isMask)]),
    ),
    additionalProperties: false,
  });

  function objectSchema(type: ts.Type): ObjectSchema {
    const members = checker.getPropertiesOfType(type);
    const schema: ObjectSchema = {
      type: 'object',
      properties: {},
      required: [],
      additionalProperties: false,
    };
    for (const member of members) {
      const description = plain(member.getDocumentationComment(checker));
      const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
      const memberType = checker.getTypeOfSymbol(member);
      const property: Schema = {
        ...(description ? { description } : {}),
        ...schemaOf(isOptional ? checker.getNonNullableType(memberType) : memberType),
        ...constraints(member, limits),
      };
      // The x values of a Bezier are times, so they can't leave the range.
      if (/^p[12]x$/.test(member.name)) Object.assign(property, { minimum: 0, maximum: 1 });
      schema.properties[member.name] = property;
      if (!isOptional) schema.required.push(member.name);
      // `key` is optional but may also be null.
      const isNullable =
        memberType.isUnion() && memberType.types.some((part) => part.flags & ts.TypeFlags.Null);
      if (isOptional && isNullable) property.type = ['string', 'null'];
    }
    return schema;
  }

  function unionSchema(type: ts.UnionType): Schema {
    const parts = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
    const literals = parts.filter((part) => part.isLiteral());
    const isBoolean = parts.some((part) => part.flags & ts.TypeFlags.BooleanLiteral);
    const rest = parts.filter((part) => !part.isLiteral() && !(part.flags & ts.TypeFlags.BooleanLiteral));
    const options: Schema[] = [
      ...(literals.length > 0 ? [{ enum: literals.map((part) => part.value) }] : []),
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...rest.map((part) => schemaOf(part)),
    ];
    const [only] = options;
    return options.length === 1 && only !== undefined ? only : { anyOf: options };
  }

  function schemaOf(type: ts.Type): Schema {
    const alias = type.aliasSymbol?.name;
    if (alias === 'ElementStyleDefinition' || alias === 'MaskStyleDefinition') {
      const [argument] = type.aliasTypeArguments ?? [];
      const name = argument?.isStringLiteral() ? argument.value : '';
      const isMask = alias === 'MaskStyleDefinition';
      const table = (isMask ? MASK_PROPERTIES : ELEMENT_PROPERTIES)[name] ?? {};
      return define(`${isMask ? 'mask' : 'element'}-style-${name}`, () => styleSchema(table, isMask));
    }
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.flags & ts.TypeFlags.Unknown) return {};
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.isLiteral()) return { const: type.value };
    if (type.isUnion()) return unionSchema(type);
    const [item] = argumentsOf(type);
    if (checker.isArrayType(type) && item !== undefined) return { type: 'array', items: schemaOf(item) };
    if (checker.getIndexInfosOfType(type).length > 0) return { type: 'object' };
    const name = alias ?? type.symbol?.name;
    // A generic base type becomes one schema per use.
    const isNamed =
      name && name !== '__type' && name !== 'Readonly' && (alias || argumentsOf(type).length === 0);
    return isNamed ? define(name, () => objectSchema(type)) : objectSchema(type);
  }

  // Style properties refer to these schemas by name.
  for (const symbol of exportsOf(program, path.join(path.dirname(file), 'style.ts'))) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (symbol.name === 'GradientDefinition') define(symbol.name, () => objectSchema(type));
    if (symbol.name === 'EasingDefinition' && type.isUnion()) define(symbol.name, () => unionSchema(type));
  }
  const schema = objectSchema(checker.getDeclaredTypeOfSymbol(root));
  schema.properties['$schema'] = { type: 'string', description: 'Address of this schema.' };
  for (const format of ['PathDefinition', 'PathMaskDefinition']) {
    const data = $defs[format]?.properties?.['data'];
    if (data) data.format = 'keyfill-path';
  }
  const color = $defs['GradientStopDefinition']?.properties?.['color'];
  if (color) color.format = 'keyfill-color';
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    title: `${product.name} project`,
    description: plain(root.getDocumentationComment(checker)),
    ...schema,
    $defs,
  };
}
