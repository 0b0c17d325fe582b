import { isObject } from '../runtime/state/checks.ts';
import { nearName } from '../shared/near-name.ts';
import { parseColor } from './parse-color.ts';
import { isPathData } from './path-data.ts';
import { describe, inside, type Problem } from './problem.ts';

/** The part of JSON Schema that the project schema uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly format?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === type;
}

const NAMES: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'an array',
  null: 'null',
  integer: 'an integer',
  number: 'a number',
  string: 'a string',
  boolean: 'true or false',
};

/** How to talk about all elements of a type. */
const PLURALS: Readonly<Record<string, string>> = {
  text: 'Text elements',
  image: 'Images',
  'image-loader': 'Image loaders',
  'image-sequence': 'Image sequences',
  rectangle: 'Rectangles',
  ellipse: 'Ellipses',
  path: 'Paths',
  lottie: 'Lottie elements',
  composition: 'Composition elements',
};

const FORMATS: Readonly<Record<string, readonly [name: string, test: (text: string) => boolean]>> = {
  'keyfill-color': ['a color', (text) => parseColor(text) !== undefined],
  'keyfill-path': ['valid SVG path data', isPathData],
};

/** The type of the element that a schema describes, if it describes an element. */
const elementType = ({ properties = {} }: Schema): string | undefined =>
  properties['transformOrigin'] && String(properties['type']?.const);

/** Checks a value against the project schema and returns a problem for everything that's wrong. */
export function checkSchema(root: Schema, file: unknown): readonly Problem[] {
  const problems: Problem[] = [];

  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : resolve(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {});

  function expectedTypes(schema: Schema): readonly string[] {
    const { anyOf, format, enum: list, const: only, type } = resolve(schema);
    if (anyOf) return [...new Set(anyOf.flatMap(expectedTypes))];
    if (format && FORMATS[format]) return [FORMATS[format][0]];
    if (list) return list.length > 8 ? [list.map(describe).join(', ')] : list.map(describe);
    if (only !== undefined) return [describe(only)];
    return (typeof type === 'string' ? [type] : (type ?? [])).map((name) => NAMES[name] ?? name);
  }

  const add = (path: string, message: string): void => void problems.push({ path, message });
  const refuse = (schema: Schema, value: unknown, path: string): void =>
    add(path, `expected ${expectedTypes(schema).join(' or ')}, got ${describe(value)}`);

  /** The member with a constant that distinguishes the alternatives, such as `type`. */
  function discriminator(options: readonly Schema[]): string | undefined {
    const names = Object.keys(options[0]?.properties ?? {});
    return names.find((name) => options.every((option) => option.properties?.[name]?.const !== undefined));
  }

  function checkAnyOf(schema: Schema, options: readonly Schema[], value: unknown, path: string): void {
    const fitting = options.filter((option) => mayBe(option, value));
    const name = fitting.length > 1 && isObject(value) ? discriminator(fitting) : undefined;
    if (name !== undefined && isObject(value)) {
      const chosen = fitting.find((option) => option.properties?.[name]?.const === value[name]);
      if (chosen) return check(chosen, value, path);
      const words = fitting.map((option) => describe(option.properties?.[name]?.const));
      return add(inside(path, name), `expected ${words.join(', ')}, got ${describe(value[name])}`);
    }
    // A value can be a gradient or an object with keyframes. Assume the one that it shares more names with.
    const shared = (option: Schema): number =>
      Object.keys(option.properties ?? {}).filter((key) => isObject(value) && key in value).length;
    const [best] = [...fitting].sort((one, other) => shared(other) - shared(one));
    if (best) check(best, value, path);
    else refuse(schema, value, path);
  }

  /** Whether the value has the kind that an alternative describes. Its details are checked later. */
  function mayBe(schema: Schema, value: unknown): boolean {
    if (schema.enum) return typeof value === typeof schema.enum[0];
    if (schema.const !== undefined) return value === schema.const;
    const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
    return types.some((type) => isOfType(value, type));
  }

  function check(given: Schema, value: unknown, path: string): void {
    const schema = resolve(given);
    if (schema.anyOf) return checkAnyOf(schema, schema.anyOf.map(resolve), value, path);
    if (schema.enum && !schema.enum.includes(value)) return refuse(schema, value, path);
    if (schema.const !== undefined && schema.const !== value) return refuse(schema, value, path);
    const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
    if (types.length > 0 && !types.some((type) => isOfType(value, type))) return refuse(schema, value, path);
    if (typeof value === 'string') checkText(schema, value, path);
    else if (typeof value === 'number') checkNumber(schema, value, path);
    else if (Array.isArray(value)) checkItems(schema, value, path);
    else if (isObject(value)) checkMembers(schema, value, path, given.$ref);
  }

  /** Says what's wrong with an unknown key: only other types have it, or it's misspelled. */
  function unknownKey(name: string, schema: Schema, ref = ''): string {
    const [, family, styled = ''] = /^#\/\$defs\/(element-style-|mask-style-)(.*)$/.exec(ref) ?? [];
    const type = family === undefined ? elementType(schema) : styled;
    const isElsewhere = Object.entries(root.$defs ?? {}).some(
      ([key, other]) =>
        (family === undefined ? elementType(other) : key.startsWith(family)) &&
        Object.hasOwn(other.properties ?? {}, name),
    );
    if (type && isElsewhere) {
      const owner = family === 'mask-style-' ? `Masks with the shape "${type}"` : (PLURALS[type] ?? type);
      return `${owner} don't have \`${name}\``;
    }
    const near = nearName(name, Object.keys(schema.properties ?? {}));
    return near === undefined ? 'unknown key' : `unknown key; did you mean ${describe(near)}?`;
  }

  function checkText(schema: Schema, value: string, path: string): void {
    const format = FORMATS[schema.format ?? ''];
    if (format && !format[1](value)) refuse(schema, value, path);
    if (schema.minLength !== undefined && value.length < schema.minLength)
      add(path, "expected a string that isn't empty");
  }

  function checkNumber({ minimum, maximum, exclusiveMinimum }: Schema, value: number, path: string): void {
    if (minimum !== undefined && value < minimum) add(path, `expected ${minimum} or more, got ${value}`);
    if (maximum !== undefined && value > maximum) add(path, `expected ${maximum} or less, got ${value}`);
    if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
      add(path, `expected more than ${exclusiveMinimum}, got ${value}`);
  }

  function checkItems({ items, minItems = 0 }: Schema, value: readonly unknown[], path: string): void {
    if (value.length < minItems) add(path, `expected at least ${minItems} entries, got ${value.length}`);

    if (items) value.forEach((item, index) => check(items, item, inside(path, index)));
  }

  function checkMembers(
    schema: Schema,
    value: Readonly<Record<string, unknown>>,
    path: string,
    ref?: string,
  ): void {
    const { properties, required = [], additionalProperties } = schema;
    for (const name of required) if (!(name in value)) add(inside(path, name), 'is missing');

    for (const [name, inner] of Object.entries(value)) {
      const member = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (member) check(member, inner, inside(path, name));
      else if (additionalProperties === false) add(inside(path, name), unknownKey(name, schema, ref));
    }
  }

  check(root, file, '');
  return problems;
}
