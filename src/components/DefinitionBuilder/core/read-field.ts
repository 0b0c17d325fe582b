import { describe, inside } from '../../../runtime-validation/problem.ts';
import { isObject, type JsonObject } from '../../../playout/validation/checker.ts';
import { WHOLE } from '../../../playout/definition/ograf.ts';
import { isTextual } from '../../../playout/definition/field-types.ts';
import type { ChoiceDefinition } from '../../../runtime/definition/project.ts';
import { newField, type FieldType, type FormField } from './form.ts';

/**
 * A schema property that becomes a field. Properties of nested objects have dotted keys, just as in template
 * data.
 */
interface Property {
  readonly key: string;
  readonly schema: JsonObject;
  readonly isRequired: boolean;
}

/**
 * Objects that are nested more deeply are left out. No real template has them, and reading has to end
 * somewhere.
 */
const DEEPEST = 8;

/** The maximum number of list items that become fields. */
const MOST_ITEMS = 50;

/** Returns the part of a schema that contains a value, with its parents down to that property. */
function beginningWith(schema: JsonObject, value: unknown): JsonObject {
  if (value === undefined) return schema;
  if (schema.type !== 'object' || !isObject(schema.properties)) return { ...schema, default: value };
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [
        name,
        isObject(property) && isObject(value) ? beginningWith(property, value[name]) : property,
      ]),
    ),
  };
}

/** Returns a list as an object with one property per item, because template data counts items the same way. */
function itemsOf(list: JsonObject): JsonObject | undefined {
  const { items, default: values, minItems, maxItems, title } = list;
  const count = Array.isArray(values) && values.length > 0 ? values.length : (minItems ?? maxItems);
  if (!isObject(items) || typeof count !== 'number' || count < 1 || count > MOST_ITEMS) return undefined;
  const entries = Array.from({ length: count }, (_, index) => {
    const own = { title: `${textOf(title) || 'Item'} ${index + 1}`, ...items };
    return [String(index), beginningWith(own, Array.isArray(values) ? values[index] : undefined)] as const;
  });
  return { type: 'object', properties: Object.fromEntries(entries) };
}

/** Returns the position of a property in the form, if it has one. */
const orderOf = (property: unknown): number =>
  isObject(property) && typeof property.order === 'number' ? property.order : Infinity;

/** Sorts by number. Subtraction doesn't work here, because Infinity minus Infinity isn't a number. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** Returns the properties of a schema in the schema's order, including the ones in nested objects and lists. */
export function propertiesOf(
  schema: JsonObject,
  notes: string[],
  { prefix = '', isRequired = true, depth = 0 } = {},
): readonly Property[] {
  const { properties, required } = schema;
  if (!isObject(properties)) return [];
  const sorted = Object.entries(properties).sort(([, one], [, other]) =>
    compare(orderOf(one), orderOf(other)),
  );
  return sorted.flatMap(([name, property]): readonly Property[] => {
    const key = prefix + name;
    const isNeeded = isRequired && Array.isArray(required) && required.includes(name);
    const list = isObject(property) && property.type === 'array' ? itemsOf(property) : undefined;
    if (!isObject(property) || (property.type === 'array' && !list) || depth > DEEPEST) {
      notes.push(`${key}: left out because the form has no field for it.`);
      return [];
    }
    if (property.type !== 'object' && !list) return [{ key, schema: property, isRequired: isNeeded }];
    notes.push(
      list
        ? `${key}: the items of the list became fields with dotted keys.`
        : `${key}: the properties of the object became fields with dotted keys.`,
    );
    return propertiesOf(list ?? property, notes, {
      prefix: `${key}.`,
      isRequired: isNeeded,
      depth: depth + 1,
    });
  });
}

/** Returns a string as it is, and a number as a string. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const isChoice = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/**
 * GDD's types and the matching field types, longer names first. For a vendor's type, the part before the slash
 * counts.
 */
const GDD_TYPES: readonly (readonly [gddType: string, type: FieldType])[] = [
  ['single-line/percentage', 'percentage'],
  ['single-line/duration-ms', 'duration'],
  ['percentage', 'percentage'],
  ['duration-ms', 'duration'],
  ['color-rrggbbaa', 'color-alpha'],
  ['color-rrggbb', 'color'],
  ['multi-line', 'multi-line'],
  ['file-path/image-path', 'image'],
  ['file-path', 'file'],
];

/** Returns the type of the field. */
function typeOf({ type, gddType, enum: list, pattern, readOnly, v_spx: spx }: JsonObject): FieldType {
  if (type === 'boolean') return 'checkbox';
  if (Array.isArray(list) && list.length > 0 && list.every(isChoice)) return 'dropdown';
  const name = textOf(gddType);
  const known = GDD_TYPES.find(([own]) => name === own || name.startsWith(`${own}/`));
  if (known) return known[1];
  // Our own manifests describe numbers with a default as strings, and only name the real type for SPX.
  const isSpxNumber = isObject(spx) && spx.ftype === 'number';
  if (type === 'integer' || (isSpxNumber && pattern === WHOLE)) return 'integer';
  if (type === 'number' || isSpxNumber) return 'number';
  return readOnly === true ? 'hidden' : 'text';
}

/** Returns the choices of a dropdown with their labels. */
function choicesOf({ enum: list, gddOptions }: JsonObject): readonly ChoiceDefinition[] {
  const labels = isObject(gddOptions) && isObject(gddOptions.labels) ? gddOptions.labels : {};
  return (Array.isArray(list) ? list : [])
    .filter(isChoice)
    .map(String)
    .map((value) => ({ value, label: (Object.hasOwn(labels, value) && textOf(labels[value])) || value }));
}

/** Returns the folder that SPX lists; empty for the template's folder. */
function folderOf({ v_spx: spx }: JsonObject): string {
  const folder = isObject(spx) ? textOf(spx.assetfolder) : '';
  return folder === './' ? '' : folder;
}

/** Turns a property into a field of the form. */
export function readField({ key, schema, isRequired }: Property, id: string): FormField {
  const type = typeOf(schema);
  const extensions = isObject(schema.gddOptions) ? schema.gddOptions.extensions : undefined;
  return {
    ...newField(id),
    key,
    title: textOf(schema.title ?? schema.label),
    description: textOf(schema.description),
    isRequired,
    type,
    value: textOf(schema.default),
    minLength: textOf(schema.minLength),
    maxLength: textOf(schema.maxLength),
    minimum: textOf(schema.minimum),
    maximum: textOf(schema.maximum),
    step: textOf(schema.multipleOf),
    choices: type === 'dropdown' ? choicesOf(schema) : [],
    extensions: Array.isArray(extensions) ? extensions.map(textOf).filter(Boolean).join(', ') : '',
    folder: folderOf(schema),
    isInLabel: schema.hidden !== true,
    pattern: isTextual(type) ? textOf(schema.pattern) : '',
  };
}

/** Whether two lists are equal as strings, which is what template data contains. */
const isSameList = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other) && one.map(textOf).join('\n') === other.map(textOf).join('\n');

/**
 * Returns everything in a definition that's lost or written differently, one sentence per member. Additions
 * don't count as losses.
 */
export function differences(
  before: JsonObject,
  after: JsonObject,
  path: string,
  skipped: readonly string[] = [],
): readonly string[] {
  return Object.entries(before).flatMap(([name, value]) => {
    const other = Object.hasOwn(after, name) ? after[name] : undefined;
    if (skipped.includes(name) || JSON.stringify(value) === JSON.stringify(other)) return [];
    if (name === 'enum' && isSameList(value, other)) return [];
    // GDD has two names for it.
    if (name === 'label' && value === after.title) return [];
    const own = inside(path, name);
    if (other === undefined) return [`${own}: left out. Its value was ${describe(value)}.`];
    if (isObject(value) && isObject(other)) return differences(value, other, own);
    return [`${own}: ${describe(value)} became ${describe(other)}.`];
  });
}
