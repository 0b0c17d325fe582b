import type { FieldDefinition } from '../../../runtime/definition/project.ts';

/** Kind of value that a field takes. */
export type FieldType = FieldDefinition['type'];

/** One field as the reader writes it: every setting is the text of its control, so that nothing typed is lost. */
export interface FormField {
  /** Tells fields apart while their keys change. */
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly type: FieldType;
  /** The value at the start. */
  readonly value: string;
  readonly minLength: string;
  readonly maxLength: string;
  /** Least and greatest number, for the type `number`. */
  readonly minimum: string;
  readonly maximum: string;
  readonly pattern: string;
}

/** How a template leaves the air; `time` is after the duration. */
export type OutMode = 'manual' | 'none' | 'time';

/** The form of the builder. */
export interface Form {
  readonly name: string;
  readonly description: string;
  readonly layer: string;
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
  pattern: '',
});

/** A form with nothing in it. */
export const EMPTY: Form = {
  name: '',
  description: '',
  layer: '',
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
