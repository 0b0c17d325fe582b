import { listOf, type JsonObject } from '../../../playout/validation/checker.ts';
import { isObject } from '../../../runtime/state/checks.ts';
import { fieldText } from './form.ts';
import { ImportError } from './import-error.ts';
import { leftOut, type Note } from './notes.ts';

/** A schema property that becomes a field. Properties of nested objects have dotted keys, as in data. */
export interface Property {
  readonly key: string;
  readonly schema: JsonObject;
  readonly isRequired: boolean;
}

/** The maximum number of list items that become fields. */
const MOST_ITEMS = 50;

/** The most properties to read. Lists in lists multiply, so a short schema could have millions. */
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

/** Returns a list as an object with a property per item, because template data counts items this way. */
function itemsOf(list: JsonObject): JsonObject | undefined {
  const { items, default: values, minItems, maxItems, title, gddType, gddOptions } = list;
  const count = Array.isArray(values) && values.length > 0 ? values.length : (minItems ?? maxItems);
  if (!isObject(items) || typeof count !== 'number' || count < 1 || count > MOST_ITEMS) return undefined;
  const entries = Array.from({ length: count }, (_, index) => {
    const own = {
      title: `${fieldText(title) || 'Item'} ${index + 1}`,
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
  isObject(property) && typeof property.order === 'number' ? property.order : Number.MAX_VALUE;

/** Returns a schema's properties in its order, including the ones in nested objects and lists. */
export function propertiesOf(
  schema: JsonObject,
  notes: Note[],
  { prefix = '', isRequired = true, read = { count: 0 } } = {},
): readonly Property[] {
  const { properties, required } = schema;
  if (!isObject(properties)) return [];
  const names = new Set(listOf(required));
  read.count += Object.keys(properties).length;
  if (read.count > MOST_PROPERTIES)
    throw new ImportError('The definition has thousands of properties. Import a smaller definition.');
  const sorted = Object.entries(properties).sort(([, one], [, other]) => orderOf(one) - orderOf(other));
  return sorted.flatMap(([name, property]): readonly Property[] => {
    const key = prefix + name;
    const isNeeded = isRequired && names.has(name);
    const list = isObject(property) && property.type === 'array' ? itemsOf(property) : undefined;
    if (!isObject(property) || (property.type === 'array' && !list)) {
      notes.push({ isHarmful: true, text: `${key}: left out because the form has no field for it.` });
      return [];
    }
    if (isObject(property.v_spx) && property.v_spx.ftype === 'button') {
      notes.push(leftOut(key, 'button'));
      return [];
    }
    if (property.type !== 'object' && !list) return [{ key, schema: property, isRequired: isNeeded }];
    const parts = list ? 'the items of the list' : 'the properties of the object';
    notes.push({ isHarmful: false, text: `${key}: ${parts} became fields with dotted keys.` });
    const inside = { prefix: `${key}.`, isRequired: isNeeded, read };
    return propertiesOf(list ?? property, notes, inside);
  });
}
