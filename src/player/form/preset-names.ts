/** Prepared data that shows how a template copes with unusual values. */
export type Preset = 'longest' | 'first' | 'accents' | 'rtl' | 'row';

/**
 * The presets that an example offers, with their names. The plate of the lower third shrinks with its text; any other plate would be
 * half-empty without its second line.
 */
export const presetsOf = (example: string): readonly (readonly [Preset, string])[] => [
  ['longest', 'Longest text'],
  ...(example === 'lower-third' ? [['first', 'First line only'] as const] : []),
  ['accents', 'Accents'],
  ['rtl', 'Right to left'],
  ['row', 'Several updates in a row'],
];
