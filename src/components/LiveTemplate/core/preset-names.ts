/** Prepared data that shows how a template copes with unusual values, in the order of the list. */
export const PRESETS = ['longest', 'first', 'accents', 'rtl', 'row'] as const;

export type Preset = (typeof PRESETS)[number];
