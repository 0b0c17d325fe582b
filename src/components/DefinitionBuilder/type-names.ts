import type { FieldType } from './core/form.ts';

/** The names of the row types. */
export const TYPE_NAMES: Readonly<Record<FieldType, string>> = {
  text: 'text',
  'multi-line': 'multi-line',
  number: 'number',
  integer: 'integer',
  percentage: 'percentage',
  duration: 'duration',
  checkbox: 'checkbox',
  dropdown: 'dropdown',
  color: 'color',
  'color-alpha': 'color with opacity',
  image: 'image',
  file: 'file',
  hidden: 'hidden',
  caption: 'caption',
  instruction: 'instruction',
  divider: 'divider',
  spacer: 'spacer',
};
