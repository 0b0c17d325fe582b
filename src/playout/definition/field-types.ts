import type { DecorationDefinition, FieldDefinition, FieldType } from '../../runtime/definition/project.ts';

/** A part of the operator's form: a field, or a decoration between fields. */
export type FormPart = FieldDefinition | DecorationDefinition;

/** All kinds of fields, in the order in which forms offer them. */
export const FIELD_TYPES: readonly FieldType[] = [
  ...(['text', 'multi-line', 'number', 'integer', 'percentage', 'duration'] as const),
  ...(['checkbox', 'dropdown', 'color', 'color-alpha', 'image', 'file', 'hidden'] as const),
];

/** All kinds of decorations, in the order in which forms offer them. */
export const DECORATION_TYPES: readonly DecorationDefinition['type'][] = [
  'caption',
  'instruction',
  'divider',
  'spacer',
];

const NUMBERS: readonly string[] = ['number', 'integer', 'percentage', 'duration'] satisfies FieldType[];
const TEXTS: readonly string[] = ['text', 'multi-line', 'image', 'file'] satisfies FieldType[];
const FILES: readonly string[] = ['image', 'file'] satisfies FieldType[];
const COLORS: readonly string[] = ['color', 'color-alpha'] satisfies FieldType[];
const WHOLE: readonly string[] = ['integer', 'duration'] satisfies FieldType[];

/** A kind of field or decoration. */
type PartType = FormPart['type'];

/** Whether the value is a number, so that it can have a range and a step. */
export const isNumeric = (type: PartType): boolean => NUMBERS.includes(type);

/** Whether the value is a whole number. */
export const isWhole = (type: PartType): boolean => WHOLE.includes(type);

/** Whether the value is text that the operator types or picks, so that it can have a length and a pattern. */
export const isTextual = (type: PartType): boolean => TEXTS.includes(type);

/** Whether the value is a path or an address of a file. */
export const isFile = (type: PartType): boolean => FILES.includes(type);

/** Whether the value is a color. */
export const isColor = (type: PartType): boolean => COLORS.includes(type);

/** Whether a part of the form is a decoration, which doesn't contain data. */
export const isDecoration = (part: FormPart): part is DecorationDefinition => !('key' in part);

/** Returns the pattern that GDD requires for a color. */
export const colorPattern = (type: FieldType): string =>
  type === 'color-alpha' ? '^#[0-9a-f]{8}$' : '^#[0-9a-f]{6}$';

/** Returns whether an initial value selects a checkbox, or undefined if the value means neither yes nor no. */
export function readSwitch(value: string): boolean | undefined {
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : undefined;
}
