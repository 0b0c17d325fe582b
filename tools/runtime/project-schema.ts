// The JSON Schema of `.keyfill` projects, read from the types in src/runtime/definition and the table of style properties.
import path from 'node:path';
import ts from 'typescript';

const plain = (parts) => ts.displayPartsToString(parts).trim();

/** Tags of a member that say more about its value, as JSON Schema. A limit is a number or the name of a constant. */
function constraints(symbol, limits) {
  const found = {};
  for (const tag of symbol.getJsDocTags()) {
    if (['minimum', 'maximum', 'exclusiveMinimum', 'minLength', 'minItems'].includes(tag.name)) {
      const text = plain(tag.text);
      found[tag.name] = limits[text] ?? Number(text);
    }
    if (tag.name === 'integer') found.type = 'integer';
  }
  return found;
}

/** Value of a style property. `format` is checked by the validator; other readers take it as a remark. */
function valueSchema(spec) {
  if (spec.kind === 'number') return { type: 'number' };
  if (spec.kind === 'string') return spec.options.length > 0 ? { enum: spec.options } : { type: 'string' };
  const color = { type: 'string', format: 'keyfill-color' };
  return spec.kind === 'fill' ? { anyOf: [color, { $ref: '#/$defs/GradientDefinition' }] } : color;
}

/** A style property: a value, or keyframes. */
const animatable = (value) => ({
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
                description: 'How the value moves to the next keyframe; linear when left out.',
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

/**
 * Makes the schema.
 * @param program - A TypeScript program that holds src/runtime.
 * @param file - Path of definition/project.ts in it.
 * @param tables - ELEMENT_PROPERTIES and MASK_PROPERTIES.
 * @param limits - The constants that `@maximum` can name.
 * @param address - Where the site publishes it.
 */
export function makeProjectSchema(program, file, { ELEMENT_PROPERTIES, MASK_PROPERTIES }, limits, address) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  const root = checker.getExportsOfModule(module).find((symbol) => symbol.name === 'ProjectDefinition');
  const $defs = {};

  function define(name, make) {
    if (!(name in $defs)) {
      $defs[name] = {};
      $defs[name] = make();
    }
    return { $ref: `#/$defs/${name}` };
  }

  /** The schema of a style property: one for each kind, and one for each list of words. */
  function propertySchema(name, spec, isMask) {
    const isNatural = isMask && (name === 'width' || name === 'height');
    const kind = spec.options.length > 0 ? name : spec.kind;
    return {
      description: `${name}${spec.unit === '' ? '' : `, ${spec.unit}`}; default: ${isNatural ? "the composition's" : spec.initial}`,
      ...define(`style-${kind}`, () => animatable(valueSchema(spec))),
    };
  }

  const styleSchema = (table, isMask) => ({
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(table).map(([name, spec]) => [name, propertySchema(name, spec, isMask)]),
    ),
    additionalProperties: false,
  });

  function objectSchema(type) {
    const members = checker.getPropertiesOfType(type);
    const schema = { type: 'object', properties: {}, required: [], additionalProperties: false };
    for (const member of members) {
      const description = plain(member.getDocumentationComment(checker));
      const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
      const memberType = checker.getTypeOfSymbol(member);
      schema.properties[member.name] = {
        ...(description ? { description } : {}),
        ...schemaOf(isOptional ? checker.getNonNullableType(memberType) : memberType),
        ...constraints(member, limits),
      };
      if (!isOptional) schema.required.push(member.name);
      // `key` may be null although it is optional.
      const isNullable =
        memberType.isUnion() && memberType.types.some((part) => part.flags & ts.TypeFlags.Null);
      if (isOptional && isNullable) schema.properties[member.name].type = ['string', 'null'];
    }
    return schema;
  }

  function unionSchema(type) {
    const parts = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
    const literals = parts.filter((part) => part.isLiteral());
    const isBoolean = parts.some((part) => part.flags & ts.TypeFlags.BooleanLiteral);
    const rest = parts.filter((part) => !part.isLiteral() && !(part.flags & ts.TypeFlags.BooleanLiteral));
    const options = [
      ...(literals.length > 0 ? [{ enum: literals.map((part) => part.value) }] : []),
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...rest.map((part) => schemaOf(part)),
    ];
    return options.length === 1 ? options[0] : { anyOf: options };
  }

  function schemaOf(type) {
    const alias = type.aliasSymbol?.name;
    if (alias === 'ElementStyleDefinition' || alias === 'MaskStyleDefinition') {
      const name = type.aliasTypeArguments[0].value;
      const isMask = alias === 'MaskStyleDefinition';
      const table = (isMask ? MASK_PROPERTIES : ELEMENT_PROPERTIES)[name];
      return define(`${isMask ? 'mask' : 'element'}-style-${name}`, () => styleSchema(table, isMask));
    }
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.flags & ts.TypeFlags.Unknown) return {};
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.isLiteral()) return { const: type.value };
    if (type.isUnion()) return unionSchema(type);
    if (checker.isArrayType(type))
      return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0]) };
    if (checker.getIndexInfosOfType(type).length > 0) return { type: 'object' };
    const name = alias ?? type.symbol?.name;
    // A generic base is one schema for each of its uses.
    const isNamed =
      name && name !== '__type' && name !== 'Readonly' && (alias || !checker.getTypeArguments(type)?.length);
    return isNamed ? define(name, () => objectSchema(type)) : objectSchema(type);
  }

  // Style properties refer to these by name.
  const styleFile = program.getSourceFile(path.join(path.dirname(file), 'style.ts'));
  for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(styleFile))) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (symbol.name === 'GradientDefinition') define(symbol.name, () => objectSchema(type));
    if (symbol.name === 'EasingDefinition') define(symbol.name, () => unionSchema(type));
  }
  const schema = objectSchema(checker.getDeclaredTypeOfSymbol(root));
  schema.properties.$schema = { type: 'string', description: 'Address of this schema.' };
  for (const format of ['PathDefinition', 'PathMaskDefinition']) {
    if ($defs[format]) $defs[format].properties.data.format = 'keyfill-path';
  }
  for (const stop of ['GradientStopDefinition']) {
    if ($defs[stop]) $defs[stop].properties.color.format = 'keyfill-color';
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    title: 'Keyfill project',
    description: plain(root.getDocumentationComment(checker)),
    ...schema,
    $defs,
  };
}
