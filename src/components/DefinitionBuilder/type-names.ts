import type { FieldType } from './core/form';

/** What the types of rows are called. */
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
