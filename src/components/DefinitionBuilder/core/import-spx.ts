import { isObject, type JsonObject } from '../../../playout/validation/checker.ts';
import { describe } from '../../../runtime-validation/problem.ts';
import { MOST_STEPS, wholeOf } from './check-form.ts';
import {
  EMPTY,
  isDecorationRow,
  newField,
  textOf,
  type FieldType,
  type Form,
  type FormField,
} from './form.ts';
import type { Note } from './notes.ts';

/** SPX's field types and the matching row types. The type of a file list depends on the files that it lists. */
const TYPES: Readonly<Record<string, FieldType>> = {
  textfield: 'text',
  textarea: 'multi-line',
  number: 'number',
  checkbox: 'checkbox',
  dropdown: 'dropdown',
  color: 'color',
  filelist: 'image',
  filebrowser: 'file',
  hidden: 'hidden',
  caption: 'caption',
  instruction: 'instruction',
  divider: 'divider',
  spacer: 'spacer',
};

/** Picture extensions, and the extensions that make SPX list files of any kind. */
const PICTURES = /^\.?(png|jpe?g|svg|webp|gif|avif)?$/i;

/** Returns the row type of an SPX field, or undefined if the form doesn't have one. */
export function spxTypeOf({ ftype, extension }: JsonObject): FieldType | undefined {
  if (ftype === 'filelist' && !PICTURES.test(textOf(extension))) return 'file';
  return typeof ftype === 'string' && Object.hasOwn(TYPES, ftype) ? TYPES[ftype] : undefined;
}

/** Returns the choices of a dropdown. */
export function spxChoicesOf(items: unknown): FormField['choices'] {
  return (Array.isArray(items) ? items : [])
    .filter(isObject)
    .map(({ text, value }) => ({ value: textOf(value), label: textOf(text) || textOf(value) }));
}

/** Returns the default value of a row. */
export function spxValueOf(type: FieldType, value: string): string {
  if (type === 'checkbox') return value === '1' ? 'true' : value === '' ? '' : 'false';
  return value;
}

/** Explains why a field isn't in the form. */
export const leftOut = (name: string, ftype: unknown): string =>
  ftype === 'button'
    ? `${name}: left out because it's a button. Add its function to the template's invoke commands.`
    : `${name}: left out because the form doesn't support the type ${describe(ftype)}.`;

function readRow(field: JsonObject, id: string, notes: Note[]): readonly FormField[] {
  const [ftype, key, title] = [textOf(field.ftype), textOf(field.field), textOf(field.title)];
  const extension = textOf(field.extension);
  const name = key || title || `Field ${id}`;
  const type = spxTypeOf(field);
  if (type === undefined) {
    notes.push({ harm: 'lost', text: leftOut(name, ftype) });
    return [];
  }
  const row = { ...newField(id), type };
  if (isDecorationRow(row)) return [{ ...row, title: type === 'divider' ? title : textOf(field.value) }];
  const folder = textOf(field.assetfolder);
  const value = spxValueOf(type, textOf(field.value));
  if (type === 'color' && value !== '' && !/^#[0-9a-f]{6}$/i.test(value)) {
    notes.push({
      harm: 'lost',
      text: `${name}: the default is ${describe(value)}, but colors must be written as #rrggbb.`,
    });
  }
  return [
    {
      ...row,
      key,
      title,
      value,
      choices: type === 'dropdown' ? spxChoicesOf(field.items) : [],
      extensions: extension.replace(/^\.+/, ''),
      folder: folder === './' ? '' : folder,
    },
  ];
}

function rowsOf({ DataFields: fields }: JsonObject, notes: Note[]): readonly FormField[] {
  const objects = (Array.isArray(fields) ? fields : []).filter(isObject);
  return objects.flatMap((field, index) => readRow(field, String(index + 1), notes));
}

/** Settings that only SPX knows. SPX's own defaults are left empty. */
function settingsOf(definition: JsonObject): Pick<Form, 'playServer' | 'playChannel' | 'uiColor'> {
  const own = (name: string, usual: string): string => {
    const value = textOf(definition[name]);
    return value === usual ? '' : value;
  };
  return {
    playServer: own('playserver', 'OVERLAY'),
    playChannel: own('playchannel', '1'),
    uiColor: own('uicolor', '0'),
  };
}

/** Turns an SPX definition into a form. */
export function spxForm(definition: JsonObject, notes: Note[]): Form {
  const out = textOf(definition.out);
  const isTime = wholeOf(out, 0) !== undefined;
  const steps = textOf(definition.steps);
  const layer = textOf(definition.playlayer);
  const webLayer = textOf(definition.webplayout);
  if (webLayer !== '' && webLayer !== layer) {
    notes.push({
      harm: 'changed',
      text: `webplayout: ${describe(webLayer)} became ${describe(layer)}, to match playlayer.`,
    });
  }
  if (definition.dataformat === 'xml')
    notes.push({ harm: 'changed', text: 'dataformat: "xml" became "json".' });
  return {
    ...EMPTY,
    ...settingsOf(definition),
    name: textOf(definition.description),
    description: textOf(definition.description),
    layer,
    steps: wholeOf(steps, 1, MOST_STEPS) === undefined ? '1' : steps,
    outMode: isTime ? 'time' : out === 'none' ? 'none' : 'manual',
    duration: isTime ? out : '',
    fields: rowsOf(definition, notes),
  };
}

/**
 * Adds to a form what only the SPX definition of the same template contains: where it plays, its decorations,
 * and its folders.
 */
export function withSpx(form: Form, definition: JsonObject): Form {
  const rows = rowsOf(definition, []);
  const find = (key: string): FormField | undefined => form.fields.find((field) => field.key === key);
  const known = rows.flatMap((row) => {
    if (isDecorationRow(row)) return [row];
    const field = find(row.key);
    return field ? [{ ...field, folder: row.folder }] : [];
  });
  const others = form.fields.filter(({ key }) => !known.some((row) => row.key === key));
  const { playServer, playChannel, uiColor } = settingsOf(definition);
  return {
    ...form,
    playServer,
    uiColor,
    playChannel: form.playChannel || playChannel,
    ...(definition.out === 'none' && { outMode: 'none' as const }),
    fields: [...known, ...others].map((field, index) => ({ ...field, id: String(index + 1) })),
  };
}
