import { describe, inside } from '../../runtime-validation/problem.ts';
import { isObject, type Checker, type JsonObject } from './checker.ts';

/** The field types that have a value and need an ID. */
const VALUE_TYPES = [
  ...['textfield', 'textarea', 'number', 'checkbox', 'dropdown', 'filelist', 'color'],
  ...['filebrowser', 'hidden'],
];
/** The types that only decorate the form or call a function. */
const OTHER_TYPES = ['instruction', 'caption', 'divider', 'spacer', 'button'];

function checkDropdown(check: Checker, field: JsonObject, path: string): void {
  const own = inside(path, 'items');
  const values: unknown[] = [];
  check.entries('spx-field', field.items, own, (item, at) => {
    check.required('spx-field', item, ['text', 'value'], at);
    values.push(item.value);
  });
  if (Array.isArray(field.items) && field.items.length === 0)
    check.add('spx-field', own, 'expected at least one entry, got none');
  else if (Array.isArray(field.items) && 'value' in field && !values.includes(field.value))
    check.add('spx-field', inside(path, 'value'), `${describe(field.value)} isn't the value of any item`);
}

/** The requirements of each type for its field. */
const DETAILS: Readonly<Record<string, (check: Checker, field: JsonObject, path: string) => void>> = {
  dropdown: checkDropdown,
  filelist(check, field, path) {
    check.required('spx-field', field, ['assetfolder', 'extension'], path);
    check.members('spx-field', field, { assetfolder: 'text', extension: 'text' }, path);
  },
  checkbox(check, field, path) {
    if ('value' in field) check.oneOf('spx-field', field.value, ['0', '1'], inside(path, 'value'));
  },
  number(check, field, path) {
    const { value } = field;
    if (value !== undefined && (value === '' || !Number.isFinite(Number(value))))
      check.add('spx-field', inside(path, 'value'), `expected a number, got ${describe(value)}`);
  },
  button(check, field, path) {
    check.required('spx-field', field, ['fcall'], path);
    check.members('spx-field', field, { fcall: 'text', descr: 'text' }, path);
  },
};

/** Checks `DataFields`. */
export function checkFields(check: Checker, fields: unknown, path: string): void {
  const places = new Map<unknown, string>();
  check.entries('spx-shape', fields, path, (field, own) => {
    check.required('spx-field', field, ['ftype'], own);
    check.members('spx-field', field, { ftype: 'text', field: 'text', title: 'text' }, own);
    const { ftype, field: id, value } = field;
    if (typeof ftype !== 'string') return;
    if (VALUE_TYPES.includes(ftype)) {
      check.required('spx-field', field, ['field'], own);
      if (id === '') check.add('spx-field', inside(own, 'field'), 'expected text, got an empty string');
    } else if (!OTHER_TYPES.includes(ftype)) {
      const message = `the open-source controller doesn't show the type ${describe(ftype)}`;
      check.add('spx-type', inside(own, 'ftype'), message);
    }
    if (typeof id === 'string' && id !== '') {
      const first = places.get(id);
      if (first === undefined) places.set(id, own);
      else check.add('spx-unique', inside(own, 'field'), `${describe(id)} is already used by ${first}`);
    }
    if (isObject(value) || Array.isArray(value))
      check.add('spx-field', inside(own, 'value'), `expected text, got ${describe(value)}`);
    if (Object.hasOwn(DETAILS, ftype)) DETAILS[ftype]?.(check, field, own);
  });
}
