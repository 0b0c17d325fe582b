import { describe, inside } from '../../../runtime-validation/problem.ts';
import { isObject, type JsonObject } from '../../../playout/validation/checker.ts';
import { newField, type FieldType, type FormField } from './form.ts';

/** A property of a schema that becomes a field; those of nested objects have dotted keys, as template data has. */
export interface Property {
  readonly key: string;
  readonly schema: JsonObject;
  readonly isRequired: boolean;
}

/** Deeper objects are left out: no template has them, and reading must end. */
const DEEPEST = 8;

/** The properties of a schema, those of nested objects included. */
export function propertiesOf(
  schema: JsonObject,
  notes: string[],
  { prefix = '', isRequired = true, depth = 0 } = {},
): readonly Property[] {
  const { properties, required } = schema;
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]): readonly Property[] => {
    const key = prefix + name;
    const isNeeded = isRequired && Array.isArray(required) && required.includes(name);
    if (!isObject(property) || property.type === 'array' || depth > DEEPEST) {
      notes.push(`${key}: left out, the form has no field for it.`);
      return [];
    }
    if (property.type !== 'object') return [{ key, schema: property, isRequired: isNeeded }];
    notes.push(`${key}: an object, its properties became fields with dotted keys.`);
    return propertiesOf(property, notes, { prefix: `${key}.`, isRequired: isNeeded, depth: depth + 1 });
  });
}

/** A text, or a number as text. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The type of a field. Types of vendors count as the type of GDD before their slash. */
function typeOf({ type, gddType, v_spx: spx }: JsonObject): FieldType {
  // Our own manifests describe numbers as text, and name the type only for SPX.
  const isSpxNumber = isObject(spx) && spx.ftype === 'number';
  if (type === 'number' || type === 'integer' || isSpxNumber) return 'number';
  const name = textOf(gddType);
  const is = (known: string): boolean => name === known || name.startsWith(`${known}/`);
  if (is('multi-line')) return 'multi-line';
  return is('file-path/image-path') ? 'image' : 'text';
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The pattern of a field: its own, or one for what the form has no control for. */
function patternOf({ key, schema }: Property, notes: string[]): string {
  const { type, pattern, enum: list } = schema;
  if (typeof pattern === 'string') return pattern;
  const choices = type === 'boolean' ? [true, false] : type === 'string' && Array.isArray(list) ? list : [];
  if (choices.length === 0) return '';
  notes.push(`${key}: a choice, kept as a text with a pattern.`);
  return `^(${choices.map((choice) => escaped(textOf(choice))).join('|')})$`;
}

/** A property as a field of the form. */
export function readField(property: Property, id: string, notes: string[]): FormField {
  const { key, schema, isRequired } = property;
  return {
    ...newField(id),
    key,
    title: textOf(schema.title ?? schema.label),
    description: textOf(schema.description),
    isRequired,
    type: typeOf(schema),
    value: textOf(schema.default),
    minLength: textOf(schema.minLength),
    maxLength: textOf(schema.maxLength),
    minimum: textOf(schema.minimum),
    maximum: textOf(schema.maximum),
    pattern: patternOf(property, notes),
  };
}

/** What of a definition is lost or written otherwise, a sentence for each member. What is new is no loss. */
export function differences(
  before: JsonObject,
  after: JsonObject,
  path: string,
  skipped: readonly string[] = [],
): readonly string[] {
  return Object.entries(before).flatMap(([name, value]) => {
    const other = Object.hasOwn(after, name) ? after[name] : undefined;
    if (skipped.includes(name) || JSON.stringify(value) === JSON.stringify(other)) return [];
    // GDD has two names for it.
    if (name === 'label' && value === after.title) return [];
    const own = inside(path, name);
    if (other === undefined) return [`${own}: left out, was ${describe(value)}.`];
    if (isObject(value) && isObject(other)) return differences(value, other, own);
    return [`${own}: ${describe(value)} became ${describe(other)}.`];
  });
}
