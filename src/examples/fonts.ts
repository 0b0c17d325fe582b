import type { FontResource } from '../runtime/definition/resources.ts';

/**
 * The station's font, one variable file for each set of characters: Archivo 5.3.0 at width 87.5, with
 * weights from 400 to 700. The first file leaves out signs that names and prices don't have, such as ¤ and
 * ¶. The second one has the other letters of European languages that use the Latin alphabet. All figures
 * have the same width, so that numbers don't jump. The space is 50 units wider than Archivo's and isn't
 * kerned, because words in bold closed up on air. Addresses are relative to `static/examples`; the license
 * (SIL Open Font License) is in `fonts/OFL.txt` there.
 */
export const archivo: readonly FontResource[] = (
  [
    [
      'latin',
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-201F, U+2021-206F, ' +
        'U+20AC, U+2122, U+2191, U+2193, U+2212',
    ],
    [
      'latin-ext',
      'U+0100-0130, U+0132-0151, U+0154-017F, U+018F, U+0218-021B, U+0259, U+02C7, U+02DD, U+1E80-1E85, ' +
        'U+1E9E, U+1EF2-1EF3, U+2020, U+20BA, U+20BD',
    ],
  ] as const
).map(([characters, unicodeRange]) => ({
  type: 'font',
  id: `archivo-${characters}`,
  family: 'Archivo SemiCondensed',
  url: `fonts/archivo-semicondensed-${characters}.woff2`,
  weight: '400 700',
  unicodeRange,
}));

/** The fallback fonts for letters that the station's font doesn't have: Arabic, Hebrew, Greek. */
export const FONT = 'Archivo SemiCondensed, sans-serif';
