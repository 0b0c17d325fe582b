/** Prepared data that shows how a template copes with unusual values. */
export type Preset = 'longest' | 'first' | 'accents' | 'rtl' | 'row';

/**
 * Whether an example offers the first line only. The lower third has a plate that shrinks with its text; any
 * other plate would be half-empty without its second line.
 */
export const offersFirst = (example: string): boolean => example === 'lower-third';
