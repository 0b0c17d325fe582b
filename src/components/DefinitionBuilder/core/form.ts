import { DECORATION_TYPES, type FormPart } from '../../../playout/definition/field-types.ts';
import type { ChoiceDefinition } from '../../../runtime/definition/project.ts';

/** Kind of a row: of value that a field takes, or of decoration. */
export type FieldType = FormPart['type'];

/** One row of the form, a field or a decoration, as the reader writes it: every setting is the text of its control, so that nothing typed is lost. */
export interface FormField {
  /** Tells fields apart while their keys change. */
  readonly id: string;
  readonly key: string;
  /** The title of a field, or the text of a decoration. */
  readonly title: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly type: FieldType;
  /** The value at the start. */
  readonly value: string;
  readonly minLength: string;
  readonly maxLength: string;
  /** Least and greatest number, and the number of which the value is a multiple, for numbers. */
  readonly minimum: string;
  readonly maximum: string;
  readonly step: string;
  /** For the type `dropdown`. */
  readonly choices: readonly ChoiceDefinition[];
  /** Extensions with commas between them, and the folder that SPX lists, for images and files. */
  readonly extensions: string;
  readonly folder: string;
  readonly isInLabel: boolean;
  readonly pattern: string;
}

/** How a template leaves the air; `time` is after the duration. */
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
  /** Milliseconds on air, for the out mode `time`. */
  readonly duration: string;
  readonly fields: readonly FormField[];
}

/** A field as it is added. */
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

/** A form with nothing in it. */
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

/** The lower third of the page. */
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

/** Whether a row is a decoration, which carries no data. */
export const isDecorationRow = ({ type }: FormField): boolean =>
  (DECORATION_TYPES as readonly string[]).includes(type);

/** Id of the field that is added next. */
export const nextId = ({ fields }: Form): string =>
  String(Math.max(0, ...fields.map(({ id }) => Number(id))) + 1);

/** The form with one more field at the end. */
export const withField = (form: Form): Form => ({
  ...form,
  fields: [...form.fields, newField(nextId(form))],
});

/** The form without a field. */
export const withoutField = (form: Form, id: string): Form => ({
  ...form,
  fields: form.fields.filter((field) => field.id !== id),
});

/** The form with some settings of a field changed. */
export const changed = (form: Form, id: string, change: Partial<FormField>): Form => ({
  ...form,
  fields: form.fields.map((field) => (field.id === id ? { ...field, ...change } : field)),
});

/** The form with a field one place further up (-1) or down (1); at the end it stays where it is. */
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
