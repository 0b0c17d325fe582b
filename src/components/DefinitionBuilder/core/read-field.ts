import { describe, inside } from '../../../runtime-validation/problem.ts';
import { isObject, type JsonObject } from '../../../playout/validation/checker.ts';
import { WHOLE } from '../../../playout/definition/ograf-manifest.ts';
import { isFile, isTextual } from '../../../playout/definition/field-types.ts';
import type { ChoiceDefinition } from '../../../runtime/definition/project.ts';
import { isDecorationRow, newField, type FieldType, type FormField } from './form.ts';
import { ImportError } from './import-error.ts';
import { leftOut, spxChoicesOf, spxTypeOf, spxValueOf } from './import-spx.ts';
import { harmOf, type Note } from './notes.ts';

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

/** The maximum number of properties to read. Lists in lists multiply, so a short schema could have millions. */
const MOST_PROPERTIES = 5000;

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
  const { items, default: values, minItems, maxItems, title, gddType, gddOptions } = list;
  const count = Array.isArray(values) && values.length > 0 ? values.length : (minItems ?? maxItems);
  if (!isObject(items) || typeof count !== 'number' || count < 1 || count > MOST_ITEMS) return undefined;
  const entries = Array.from({ length: count }, (_, index) => {
    const own = {
      title: `${valueText(title) || 'Item'} ${index + 1}`,
      // A choice of several has its labels on the list.
      ...(gddType === 'select-multiple' && { gddType: 'select', gddOptions }),
      ...items,
    };
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
  notes: Note[],
  { prefix = '', isRequired = true, depth = 0, read = { count: 0 } } = {},
): readonly Property[] {
  const { properties, required } = schema;
  if (!isObject(properties)) return [];
  const names = new Set<unknown>(Array.isArray(required) ? required : []);
  read.count += Object.keys(properties).length;
  if (read.count > MOST_PROPERTIES)
    throw new ImportError('The definition has thousands of properties. Import a smaller definition.');
  const sorted = Object.entries(properties).sort(([, one], [, other]) =>
    compare(orderOf(one), orderOf(other)),
  );
  return sorted.flatMap(([name, property]): readonly Property[] => {
    const key = prefix + name;
    const isNeeded = isRequired && names.has(name);
    const list = isObject(property) && property.type === 'array' ? itemsOf(property) : undefined;
    if (!isObject(property) || (property.type === 'array' && !list) || depth > DEEPEST) {
      notes.push({ harm: 'lost', text: `${key}: left out because the form has no field for it.` });
      return [];
    }
    if (isObject(property.v_spx) && property.v_spx.ftype === 'button') {
      notes.push({ harm: 'lost', text: leftOut(key, 'button') });
      return [];
    }
    if (property.type !== 'object' && !list) return [{ key, schema: property, isRequired: isNeeded }];
    notes.push({
      harm: 'changed',
      text: list
        ? `${key}: the items of the list became fields with dotted keys.`
        : `${key}: the properties of the object became fields with dotted keys.`,
    });
    return propertiesOf(list ?? property, notes, {
      prefix: `${key}.`,
      isRequired: isNeeded,
      depth: depth + 1,
      read,
    });
  });
}

/** Returns a string as it is, and a number as a string. */
const valueText = (value: unknown): string =>
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

/** Returns what SPX knows about a field. */
const spxOf = ({ v_spx: spx }: JsonObject): JsonObject => (isObject(spx) ? spx : {});

/**
 * Returns the type of the field. GDD's types are more exact, so the type for SPX counts if GDD only has text. It may also be a
 * decoration.
 */
function typeOf(schema: JsonObject): FieldType {
  const { type, gddType, enum: list, pattern, readOnly } = schema;
  if (type === 'boolean') return 'checkbox';
  if (Array.isArray(list) && list.length > 0 && list.every(isChoice)) return 'dropdown';
  const name = valueText(gddType);
  const known = GDD_TYPES.find(([own]) => name === own || name.startsWith(`${own}/`));
  if (known) return known[1];
  const spxType = spxTypeOf(spxOf(schema));
  // Our own manifests describe numbers with a default as strings, and only name the real type for SPX.
  const isSpxNumber = spxType === 'number';
  if (spxType !== undefined && spxType !== 'text' && !isSpxNumber) return spxType;
  if (type === 'integer' || (isSpxNumber && pattern === WHOLE)) return 'integer';
  if (type === 'number' || isSpxNumber) return 'number';
  return readOnly === true ? 'hidden' : 'text';
}

/** Returns the choices of a dropdown with their labels. */
function choicesOf(schema: JsonObject): readonly ChoiceDefinition[] {
  const { enum: list, gddOptions } = schema;
  if (!Array.isArray(list)) return spxChoicesOf(spxOf(schema).items);
  const labels = isObject(gddOptions) && isObject(gddOptions.labels) ? gddOptions.labels : {};
  return list
    .filter(isChoice)
    .map(String)
    .map((value) => ({ value, label: (Object.hasOwn(labels, value) && valueText(labels[value])) || value }));
}

/** Returns the extensions of the files that a field offers. */
function extensionsOf(schema: JsonObject): string {
  const extensions = isObject(schema.gddOptions) ? schema.gddOptions.extensions : undefined;
  if (Array.isArray(extensions)) return extensions.map(valueText).filter(Boolean).join(', ');
  return valueText(spxOf(schema).extension).replace(/^\.+/, '');
}

/** Returns the folder that SPX lists; empty for the template's folder. */
function folderOf(schema: JsonObject): string {
  const folder = valueText(spxOf(schema).assetfolder);
  return folder === './' ? '' : folder;
}

/** Turns a property into a field of the form. */
export function readField({ key, schema, isRequired }: Property, id: string): FormField {
  const type = typeOf(schema);
  const title = valueText(schema.title ?? schema.label);
  const value = valueText(schema.default);
  const row = { ...newField(id), type };
  if (isDecorationRow(row)) return { ...row, title: type === 'divider' ? title : value };
  return {
    ...newField(id),
    key,
    title,
    description: valueText(schema.description),
    isRequired,
    type,
    value: schema.type === 'boolean' ? value : spxValueOf(type, value),
    minLength: valueText(schema.minLength),
    maxLength: valueText(schema.maxLength),
    minimum: valueText(schema.minimum),
    maximum: valueText(schema.maximum),
    step: valueText(schema.multipleOf),
    choices: type === 'dropdown' ? choicesOf(schema) : [],
    extensions: isFile(type) ? extensionsOf(schema) : '',
    folder: folderOf(schema),
    isInLabel: schema.hidden !== true,
    pattern: isTextual(type) ? valueText(schema.pattern) : '',
  };
}

/** Whether two lists are equal as strings, which is what template data contains. */
const isSameList = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.map(valueText).join('\n') === other.map(valueText).join('\n');

/** Whether a value is so empty that leaving it out changes nothing. */
const isNothing = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === false ||
  JSON.stringify(value) === '[]' ||
  JSON.stringify(value) === '{}';

/** Whether a member means the same as before. Template data is text, and the case of a color's letters doesn't matter. */
function isSame(name: string, value: unknown, other: unknown): boolean {
  if (JSON.stringify(value) === JSON.stringify(other)) return true;
  if (name === 'enum') return isSameList(value, other);
  return (
    name === 'default' && isChoice(value) && valueText(value).toLowerCase() === valueText(other).toLowerCase()
  );
}

/**
 * Returns everything in a definition that's lost or written differently, one sentence per member. Additions don't count as losses, and
 * neither does leaving out something empty.
 * @param after - What the form produces. A member is kept if it's the same in any of these.
 */
export function differences(
  before: JsonObject,
  after: readonly JsonObject[],
  path: string,
  skipped: readonly string[] = [],
): readonly Note[] {
  return Object.entries(before).flatMap(([name, value]): readonly Note[] => {
    const others = after.map((one) => (Object.hasOwn(one, name) ? one[name] : undefined));
    if (skipped.includes(name) || others.some((other) => isSame(name, value, other))) return [];
    // GDD has two names for it.
    if (name === 'label' && after.some(({ title }) => value === title)) return [];
    const own = inside(path, name);
    const harm = harmOf(name);
    const objects = others.filter(isObject);
    const other = others.find((one) => one !== undefined);
    if (other === undefined)
      return isNothing(value) ? [] : [{ harm, text: `${own}: left out. Its value was ${describe(value)}.` }];
    if (isObject(value) && objects.length > 0) return differences(value, objects, own);
    return [{ harm, text: `${own}: ${describe(value)} became ${describe(other)}.` }];
  });
}
