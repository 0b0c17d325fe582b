import { DECORATION_TYPES, type FormPart } from '../../../playout/definition/field-types.ts';
import type { ChoiceDefinition } from '../../../runtime/definition/project.ts';

/** The kind of a row: a type of value, or a decoration. */
export type FieldType = FormPart['type'];

/**
 * A row of the form, either a field or a decoration. Each setting is the text of its control, so that nothing
 * typed gets lost.
 */
export interface FormField {
  /** Identifies the field, because its key can change. */
  readonly id: string;
  readonly key: string;
  /** The title of a field, or the text of a decoration. */
  readonly title: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly type: FieldType;
  /** The default value. */
  readonly value: string;
  readonly minLength: string;
  readonly maxLength: string;
  /** For numbers: the minimum, the maximum, and the step. */
  readonly minimum: string;
  readonly maximum: string;
  readonly step: string;
  /** For the type `dropdown`. */
  readonly choices: readonly ChoiceDefinition[];
  /** For images and files: the extensions, separated by commas, and the folder whose files SPX lists. */
  readonly extensions: string;
  readonly folder: string;
  readonly isInLabel: boolean;
  readonly pattern: string;
}

/** How a template goes off air; `time` means after the duration. */
export type OutMode = 'manual' | 'none' | 'time';

/** The form of the builder. */
export interface Form {
  readonly name: string;
  readonly description: string;
  readonly layer: string;
  readonly playServer: string;
  readonly playChannel: string;
  readonly uiColor: string;
  readonly steps: string;
  readonly outMode: OutMode;
  /** How many milliseconds the template stays on air in the out mode `time`. */
  readonly duration: string;
  readonly fields: readonly FormField[];
}

/** A new field. */
export const newField = (id: string): FormField => ({
  id,
  key: '',
  title: '',
  description: '',
  isRequired: false,
  type: 'text',
  value: '',
  minLength: '',
  maxLength: '',
  minimum: '',
  maximum: '',
  step: '',
  choices: [],
  extensions: '',
  folder: '',
  isInLabel: true,
  pattern: '',
});

/** An empty form. */
export const EMPTY: Form = {
  name: '',
  description: '',
  layer: '',
  playServer: '',
  playChannel: '',
  uiColor: '',
  steps: '1',
  outMode: 'manual',
  duration: '',
  fields: [],
};

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
      description: 'First name and family name, for example Mira Halvorsen',
      isRequired: true,
      minLength: '2',
      maxLength: '40',
    },
    { ...newField('2'), key: '_title', title: 'Title', maxLength: '60' },
  ],
};

/** Whether a row is a decoration, which doesn't carry data. */
export const isDecorationRow = ({ type }: FormField): boolean =>
  (DECORATION_TYPES as readonly string[]).includes(type);

/** Returns the ID for the next field. */
export const nextId = ({ fields }: Form): string =>
  String(Math.max(0, ...fields.map(({ id }) => Number(id))) + 1);

/** Returns the form with a new field at the end. */
export const withField = (form: Form): Form => ({
  ...form,
  fields: [...form.fields, newField(nextId(form))],
});

/** Returns the form without a field. */
export const withoutField = (form: Form, id: string): Form => ({
  ...form,
  fields: form.fields.filter((field) => field.id !== id),
});

/** Returns the form with changed settings of a field. */
export const changed = (form: Form, id: string, change: Partial<FormField>): Form => ({
  ...form,
  fields: form.fields.map((field) => (field.id === id ? { ...field, ...change } : field)),
});

/** Returns the form with a field moved up (-1) or down (1). The first and the last field can't move any further. */
export function moved(form: Form, id: string, by: -1 | 1): Form {
  const from = form.fields.findIndex((field) => field.id === id);
  const field = form.fields[from];
  const other = form.fields[from + by];
  if (field === undefined || other === undefined) return form;
  const fields = [...form.fields];
  fields[from] = other;
  fields[from + by] = field;
  return { ...form, fields };
}

/** The text of a setting in an imported file. Nobody has checked the file, so a setting can have any type. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
