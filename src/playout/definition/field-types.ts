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

/** Returns a function that says whether a kind of field or decoration is one of these. */
const oneOf =
  (...types: readonly string[]) =>
  (type: FormPart['type']): boolean =>
    types.includes(type);

/** Whether the value is a number, so it can have a range and a step. */
export const isNumeric = oneOf('number', 'integer', 'percentage', 'duration');

/** Whether the value is a whole number. */
export const isWhole = oneOf('integer', 'duration');

/** Whether the value is text that the operator types or picks, so it can have a length and a pattern. */
export const isTextual = oneOf('text', 'multi-line', 'image', 'file');

/** Whether the value is a path or an address of a file. */
export const isFile = oneOf('image', 'file');

/** Whether the value is a color. */
export const isColor = oneOf('color', 'color-alpha');

/** Whether a part of the form is a decoration, which doesn't contain data. */
export const isDecoration = (part: FormPart): part is DecorationDefinition => !('key' in part);

/** Returns the pattern that GDD requires for a color. */
export const colorPattern = (type: FieldType): string =>
  type === 'color-alpha' ? '^#[0-9a-f]{8}$' : '^#[0-9a-f]{6}$';

/** Returns whether an initial value selects a checkbox, or undefined if it means neither yes nor no. */
export function readSwitch(value: string): boolean | undefined {
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : undefined;
}
