import type { FontResource } from '../runtime/definition/resources.ts';

/** Addresses in the examples are relative to `static/examples`; the fonts are under the SIL Open Font License, see `fonts/OFL.txt` there. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212';
const LATIN_EXT =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+2113';

/** The resources of Barlow Condensed in the given weights, for Latin letters with all accents. */
export const barlowCondensed = (...weights: readonly (500 | 600 | 700)[]): readonly FontResource[] =>
  weights.flatMap((weight) =>
    (['latin', 'latin-ext'] as const).map((subset) => ({
      type: 'font',
      id: `barlow-condensed-${weight}-${subset}`,
      family: 'Barlow Condensed',
      url: `fonts/barlow-condensed-${subset}-${weight}-normal.woff2`,
      weight,
      unicodeRange: subset === 'latin' ? LATIN : LATIN_EXT,
    })),
  );

/** The fallback fonts for letters that Barlow Condensed doesn't have: Arabic, Hebrew, Greek. */
export const FONT = 'Barlow Condensed, sans-serif';
