import { describe, inside } from '../../runtime-validation/problem.ts';
import { isObject } from '../../runtime/state/checks.ts';
import { Checker, type JsonObject, type PlayoutProblem } from './checker.ts';

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
  check.entries(field.items, own, (item, at) => {
    check.required(item, ['text', 'value'], at);
    values.push(item.value);
  });
  if (Array.isArray(field.items) && field.items.length === 0)
    check.add(own, 'expected at least one entry, got none');
  else if (Array.isArray(field.items) && 'value' in field && !values.includes(field.value))
    check.add(inside(path, 'value'), `${describe(field.value)} isn’t the value of any item`);
}

const DETAILS: Readonly<Record<string, (check: Checker, field: JsonObject, path: string) => void>> = {
  dropdown: checkDropdown,
  filelist(check, field, path) {
    check.required(field, ['assetfolder', 'extension'], path);
    check.members(field, { assetfolder: 'string', extension: 'string' }, path);
  },
  checkbox(check, field, path) {
    if ('value' in field) check.oneOf(field.value, ['0', '1'], inside(path, 'value'));
  },
  number(check, field, path) {
    const { value } = field;
    if (value !== undefined && (value === '' || !Number.isFinite(Number(value))))
      check.add(inside(path, 'value'), `expected a number, got ${describe(value)}`);
  },
  button(check, field, path) {
    check.required(field, ['fcall'], path);
    check.members(field, { fcall: 'string', descr: 'string' }, path);
  },
};

function checkFields(check: Checker, fields: unknown, path: string): void {
  const places = new Map<unknown, string>();
  check.entries(fields, path, (field, own) => {
    check.required(field, ['ftype'], own);
    check.members(field, { ftype: 'string', field: 'string', title: 'string' }, own);
    const { ftype, field: id, value } = field;
    if (typeof ftype !== 'string') return;
    if (VALUE_TYPES.includes(ftype)) {
      check.required(field, ['field'], own);
      if (id === '') check.add(inside(own, 'field'), 'expected text, got an empty string');
    } else if (!OTHER_TYPES.includes(ftype)) {
      const message = `the open-source controller doesn’t show the type ${describe(ftype)}`;
      check.warn(inside(own, 'ftype'), message);
    }
    if (typeof id === 'string' && id !== '') {
      const first = places.get(id);
      if (first === undefined) places.set(id, own);
      else check.add(inside(own, 'field'), `${describe(id)} is already used by ${first}`);
    }
    if (isObject(value) || Array.isArray(value))
      check.add(inside(own, 'value'), `expected text, got ${describe(value)}`);
    if (Object.hasOwn(DETAILS, ftype)) DETAILS[ftype]?.(check, field, own);
  });
}

/** The highest layer of the open-source build. */
const LAYERS = 5;

const isWhole = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && /^\d+$/.test(String(value));

function checkWhole(check: Checker, definition: JsonObject, name: string, least: number, none = ''): void {
  if (!(name in definition)) return;
  const value = definition[name];
  if (none !== '' && value === none) return;
  if (!isWhole(value) || Number(value) < least) {
    const other = none === '' ? '' : ` or ${describe(none)}`;
    check.add(name, `expected a whole number (${least} or more)${other}, got ${describe(value)}`);
  } else if (name !== 'playchannel' && name !== 'steps' && Number(value) > LAYERS) {
    check.warn(name, `the open-source build plays layer ${String(value)} on layer ${LAYERS}`);
  }
}

/** Checks the definition that SPX reads from `window.SPXGCTemplateDefinition`. */
export function validateSpx(definition: unknown): readonly PlayoutProblem[] {
  const check = new Checker();
  if (!check.object(definition, '')) return check.problems;
  check.members(definition, { description: 'string', playserver: 'string', uicolor: 'string' }, '');
  checkWhole(check, definition, 'playchannel', 1);
  checkWhole(check, definition, 'playlayer', 1, (definition.playserver ?? '-') === '-' ? '-' : '');
  checkWhole(check, definition, 'webplayout', 1, '-');
  checkWhole(check, definition, 'steps', 0);
  const { out, uicolor } = definition;
  if ('out' in definition && out !== 'manual' && out !== 'none' && !(typeof out === 'string' && isWhole(out)))
    check.add('out', `expected "manual", "none", or milliseconds as text, got ${describe(out)}`);
  if ('dataformat' in definition) check.oneOf(definition.dataformat, ['json', 'xml'], 'dataformat');
  if (typeof uicolor === 'string' && !/^[0-7]$/.test(uicolor))
    check.add('uicolor', `expected "0" to "7", got ${describe(uicolor)}`);
  check.required(definition, ['DataFields'], '');
  if ('DataFields' in definition) checkFields(check, definition.DataFields, 'DataFields');
  return check.problems;
}
