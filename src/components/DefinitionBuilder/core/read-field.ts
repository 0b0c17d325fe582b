import { describe, inside } from '../../../runtime-validation/problem.ts';
import { isObject, type JsonObject } from '../../../playout/validation/checker.ts';
import { WHOLE } from '../../../playout/definition/ograf.ts';
import { isTextual } from '../../../playout/definition/field-types.ts';
import type { ChoiceDefinition } from '../../../runtime/definition/project.ts';
import { newField, type FieldType, type FormField } from './form.ts';

/** A property of a schema that becomes a field; those of nested objects have dotted keys, as template data has. */
export interface Property {
  readonly key: string;
  readonly schema: JsonObject;
  readonly isRequired: boolean;
}

/** Deeper objects are left out: no template has them, and reading must end. */
const DEEPEST = 8;

/** Most items of a list that become fields. */
const MOST_ITEMS = 50;

/** A schema that begins with a value, down to the properties of an object. */
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

/** A list as an object with a property for each item: template data counts items the same way. */
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

/** The place of a property in the form, if it has one. */
const orderOf = (property: unknown): number =>
  isObject(property) && typeof property.order === 'number' ? property.order : Infinity;

/** Sorts by number. Infinity minus itself is no number. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** The properties of a schema, those of nested objects and lists included, in the order that the schema gives them. */
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
      notes.push(`${key}: left out, the form has no field for it.`);
      return [];
    }
    if (property.type !== 'object' && !list) return [{ key, schema: property, isRequired: isNeeded }];
    notes.push(
      list
        ? `${key}: a list, its items became fields with dotted keys.`
        : `${key}: an object, its properties became fields with dotted keys.`,
    );
    return propertiesOf(list ?? property, notes, {
      prefix: `${key}.`,
      isRequired: isNeeded,
      depth: depth + 1,
    });
  });
}

/** A text, or a number as text. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const isChoice = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Types of GDD with the types of fields, the longer names first. Types of vendors count as the type before their slash. */
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

/** The type of a field. */
function typeOf({ type, gddType, enum: list, pattern, readOnly, v_spx: spx }: JsonObject): FieldType {
  if (type === 'boolean') return 'checkbox';
  if (Array.isArray(list) && list.length > 0 && list.every(isChoice)) return 'dropdown';
  const name = textOf(gddType);
  const known = GDD_TYPES.find(([own]) => name === own || name.startsWith(`${own}/`));
  if (known) return known[1];
  // Our own manifests describe numbers with a value as text, and name the type only for SPX.
  const isSpxNumber = isObject(spx) && spx.ftype === 'number';
  if (type === 'integer' || (isSpxNumber && pattern === WHOLE)) return 'integer';
  if (type === 'number' || isSpxNumber) return 'number';
  return readOnly === true ? 'hidden' : 'text';
}

/** The choices of a dropdown with their labels. */
function choicesOf({ enum: list, gddOptions }: JsonObject): readonly ChoiceDefinition[] {
  const labels = isObject(gddOptions) && isObject(gddOptions.labels) ? gddOptions.labels : {};
  return (Array.isArray(list) ? list : [])
    .filter(isChoice)
    .map(String)
    .map((value) => ({ value, label: (Object.hasOwn(labels, value) && textOf(labels[value])) || value }));
}

/** The folder that SPX lists; empty for the folder of the template. */
function folderOf({ v_spx: spx }: JsonObject): string {
  const folder = isObject(spx) ? textOf(spx.assetfolder) : '';
  return folder === './' ? '' : folder;
}

/** A property as a field of the form. */
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

/** Whether two lists are the same as text, as values of template data are. */
const isSameList = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other) && one.map(textOf).join('\n') === other.map(textOf).join('\n');

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
    if (name === 'enum' && isSameList(value, other)) return [];
    // GDD has two names for it.
    if (name === 'label' && value === after.title) return [];
    const own = inside(path, name);
    if (other === undefined) return [`${own}: left out, was ${describe(value)}.`];
    if (isObject(value) && isObject(other)) return differences(value, other, own);
    return [`${own}: ${describe(value)} became ${describe(other)}.`];
  });
}
