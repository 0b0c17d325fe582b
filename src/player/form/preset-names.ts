/** Prepared data that shows how a template copes with unusual values. */
export type Preset = 'longest' | 'first' | 'accents' | 'rtl' | 'row';

/** An example's presets with their names. Only the lower third's plate shrinks if a line is missing. */
export const presetsOf = (example: string): readonly (readonly [Preset, string])[] => [
  ['longest', 'Longest text'],
  ...(example === 'lower-third' ? [['first', 'First line only'] as const] : []),
  ['accents', 'Accents'],
  ['rtl', 'Right to left'],
  ['row', 'Several updates in a row'],
];
