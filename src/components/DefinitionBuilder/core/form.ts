import { DECORATION_TYPES, type FormPart } from '../../../playout/definition/field-types.ts';
import type { ChoiceDefinition } from '../../../runtime/definition/project.ts';

/** The kind of a row: a type of value, or a decoration. */
export type FieldType = FormPart['type'];

/** Returns the name of a row type for readers. */
export const typeName = (type: FieldType): string =>
  type === 'color-alpha' ? 'Color with opacity' : type.replace(/^./, (first) => first.toUpperCase());

/**
 * A row's settings for free text. `title` is also a decoration's text, `extensions` are separated by commas,
 * and `folder` is the one whose files SPX lists.
 */
export const TEXT_SETTINGS = [
  ...(['key', 'title', 'description', 'value', 'minLength', 'maxLength'] as const),
  ...(['minimum', 'maximum', 'step', 'extensions', 'folder', 'pattern'] as const),
] as const;
export type TextSetting = (typeof TEXT_SETTINGS)[number];

/** A field or a decoration. Each setting is the text of its control, so nothing typed gets lost. */
export interface FormField extends Readonly<Record<TextSetting, string>> {
  /** Identifies the field, because its key can change. */
  readonly id: string;
  readonly type: FieldType;
  readonly isRequired: boolean;
  readonly isInLabel: boolean;
  /** For the type `dropdown`. */
  readonly choices: readonly ChoiceDefinition[];
}

/** The text of a setting in an imported file. Nobody has checked the file, so a setting can have any type. */
export const fieldText = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';

/** Returns settings that an imported object has under the same names. */
export const textsOf = <Name extends string>(from: object, names: readonly Name[]): Record<Name, string> => {
  const own = from as Readonly<Record<string, unknown>>;
  return Object.fromEntries(names.map((name) => [name, fieldText(own[name])])) as Record<Name, string>;
};

const NO_TEXTS = textsOf({}, TEXT_SETTINGS);
const FIRST_ROW = { ...NO_TEXTS, type: 'text', isRequired: false, isInLabel: true, choices: [] } as const;

/** A new field. */
export const newField = (id: string): FormField => ({ ...FIRST_ROW, id });

/** Returns a field that can follow the others as it is, because its key isn't used yet. */
export function nextField(fields: readonly FormField[]): FormField {
  const id = String(Math.max(0, ...fields.map((field) => Number(field.id))) + 1);
  const keys = new Set(fields.map(({ key }) => key.trim()));
  let number = fields.length + 1;
  while (keys.has(`_field${number}`)) number += 1;
  return { ...newField(id), key: `_field${number}`, title: `Field ${number}` };
}

const GENERAL = {
  name: '',
  description: '',
  layer: '',
  webLayer: '',
  playServer: '',
  playChannel: '',
  uiColor: '',
  steps: '1',
  /** How many milliseconds the template stays on air in the out mode `time`. */
  duration: '',
};

export interface Form extends Readonly<Record<keyof typeof GENERAL, string>> {
  /** How a template goes off air; `time` means after the duration. */
  readonly outMode: 'manual' | 'none' | 'time';
  readonly fields: readonly FormField[];
}

export const EMPTY: Form = { ...GENERAL, outMode: 'manual', fields: [] };

/** The lower third that the page uses as its example. */
export const EXAMPLE: Form = {
  ...EMPTY,
  name: 'Lower third',
  description: 'Name and title at the bottom left',
  fields: [
    {
      ...newField('1'),
      key: '_name',
      title: 'Full name',
      value: 'Mira Halvorsen',
      description: 'First name and family name, for example Mira Halvorsen',
      isRequired: true,
      minLength: '2',
      maxLength: '40',
    },
    { ...newField('2'), key: '_title', title: 'Title', value: 'Harbor reporter', maxLength: '60' },
  ],
};

/** Whether a row is a decoration, which doesn't carry data. */
export const isDecorationRow = ({ type }: FormField): boolean =>
  (DECORATION_TYPES as readonly string[]).includes(type);

/** The name of the row at a place in the form, which starts at 1. */
export const nameOf = (field: FormField, place: number): string =>
  field.title.trim() || (isDecorationRow(field) ? '' : field.key.trim()) || `Field ${place}`;
