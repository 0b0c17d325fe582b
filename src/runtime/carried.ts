/**
 * What a bundle of the runtime carries. An export gets only what its template needs, so each of these may be set to
 * false when the bundle is made, and what hangs on it falls out. Where nobody sets them, as on the pages of the site and in
 * tests, everything is there.
 *
 * None of them can come later: actions change elements and masks, and make none.
 */
declare const KEYFILL_MASKS: boolean | undefined;
declare const KEYFILL_PATHS: boolean | undefined;
declare const KEYFILL_IMAGES: boolean | undefined;
declare const KEYFILL_LOADERS: boolean | undefined;
declare const KEYFILL_SEQUENCES: boolean | undefined;
declare const KEYFILL_LOTTIE: boolean | undefined;
declare const KEYFILL_NESTED: boolean | undefined;

/** Masks of layers. */
export const HAS_MASKS = typeof KEYFILL_MASKS === 'undefined' || KEYFILL_MASKS;

/** Outlines from path data: path elements, and masks whose shape is a path. */
export const HAS_PATHS = typeof KEYFILL_PATHS === 'undefined' || KEYFILL_PATHS;

/** Images of the project. */
export const HAS_IMAGES = typeof KEYFILL_IMAGES === 'undefined' || KEYFILL_IMAGES;

/** Image loaders. */
export const HAS_LOADERS = typeof KEYFILL_LOADERS === 'undefined' || KEYFILL_LOADERS;

/** Image sequences. */
export const HAS_SEQUENCES = typeof KEYFILL_SEQUENCES === 'undefined' || KEYFILL_SEQUENCES;

/** Lottie elements; their player is a script of its own. */
export const HAS_LOTTIE = typeof KEYFILL_LOTTIE === 'undefined' || KEYFILL_LOTTIE;

/** Composition elements. */
export const HAS_NESTED = typeof KEYFILL_NESTED === 'undefined' || KEYFILL_NESTED;

/** Elements with a timeline that is no composition: image sequences and Lottie elements. */
export const HAS_TIMED = HAS_SEQUENCES || HAS_LOTTIE;

/** For what the bundle does not carry: an export is made so that this is never reached. */
export function notCarried(what: string): never {
  throw new Error(`this runtime carries no ${what}`);
}
