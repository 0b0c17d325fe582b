import { listOf, type JsonObject } from '../../../playout/validation/checker.ts';
import { isObject } from '../../../runtime/state/checks.ts';
import { WHOLE } from '../../../playout/definition/ograf-manifest.ts';
import { isFile, isTextual } from '../../../playout/definition/field-types.ts';
import type { ChoiceDefinition } from '../../../runtime/definition/project.ts';
import { isDecorationRow, newField, fieldText, textsOf, type FieldType, type FormField } from './form.ts';
import type { Property } from './properties.ts';

/** SPX's field types and the matching row types. A file list's type depends on the files that it lists. */
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
  if (ftype === 'filelist' && !PICTURES.test(fieldText(extension))) return 'file';
  return typeof ftype === 'string' && Object.hasOwn(TYPES, ftype) ? TYPES[ftype] : undefined;
}

const isChoice = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** GDD's types and the matching field types, longer names first. Of a vendor's type, the start counts. */
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

const spxOf = ({ v_spx: spx }: JsonObject): JsonObject => (isObject(spx) ? spx : {});

/** Returns the type of a field or a decoration. GDD's types are more exact than SPX's, except plain text. */
function typeOf(schema: JsonObject): FieldType {
  const { type, gddType, enum: list, pattern, readOnly } = schema;
  if (type === 'boolean') return 'checkbox';
  if (Array.isArray(list) && list.length > 0 && list.every(isChoice)) return 'dropdown';
  const name = fieldText(gddType);
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

function choicesOf(schema: JsonObject): readonly ChoiceDefinition[] {
  const { enum: list, gddOptions } = schema;
  if (!Array.isArray(list)) {
    return listOf(spxOf(schema).items)
      .filter(isObject)
      .map(({ text, value }) => ({ value: fieldText(value), label: fieldText(text) || fieldText(value) }));
  }
  const labels = isObject(gddOptions) && isObject(gddOptions.labels) ? gddOptions.labels : {};
  return list
    .filter(isChoice)
    .map(String)
    .map((value) => ({ value, label: (Object.hasOwn(labels, value) && fieldText(labels[value])) || value }));
}

function extensionsOf(schema: JsonObject): string {
  const extensions = isObject(schema.gddOptions) ? schema.gddOptions.extensions : undefined;
  if (Array.isArray(extensions)) return extensions.map(fieldText).filter(Boolean).join(', ');
  return fieldText(spxOf(schema).extension).replace(/^\.+/, '');
}

/** The values of a checkbox in SPX. */
const SWITCHES: Readonly<Record<string, string>> = { 1: 'true', 0: 'false' };

/** Turns a property into a field of the form. */
export function readField({ key, schema, isRequired }: Property, id: string): FormField {
  const type = typeOf(schema);
  const title = fieldText(schema.title ?? schema.label);
  const value = fieldText(schema.default);
  const folder = fieldText(spxOf(schema).assetfolder);
  const row = { ...newField(id), type };
  if (isDecorationRow(row)) return { ...row, title: type === 'divider' ? title : value };
  return {
    ...row,
    key,
    title,
    isRequired,
    value: type === 'checkbox' ? (SWITCHES[value] ?? value) : value,
    ...textsOf(schema, ['description', 'minLength', 'maxLength', 'minimum', 'maximum']),
    step: fieldText(schema.multipleOf),
    choices: type === 'dropdown' ? choicesOf(schema) : [],
    extensions: isFile(type) ? extensionsOf(schema) : '',
    // SPX's own default is the folder of the template.
    folder: folder === './' ? '' : folder,
    isInLabel: schema.hidden !== true,
    pattern: isTextual(type) ? fieldText(schema.pattern) : '',
  };
}
