/**
 * The features that a bundle of the runtime includes. An export only includes the features that its template needs, so the build can set
 * each of these to false, which removes the code that depends on it. On the site's pages and in tests, they aren't set, so everything
 * is included.
 *
 * A template never needs a feature later, because actions can change elements and masks but can't create any.
 */
declare const KEYFILL_MASKS: boolean | undefined;
declare const KEYFILL_PATHS: boolean | undefined;
declare const KEYFILL_IMAGES: boolean | undefined;
declare const KEYFILL_LOADERS: boolean | undefined;
declare const KEYFILL_SEQUENCES: boolean | undefined;
declare const KEYFILL_LOTTIE: boolean | undefined;
declare const KEYFILL_NESTED: boolean | undefined;

/** Masks. */
export const HAS_MASKS = typeof KEYFILL_MASKS === 'undefined' || KEYFILL_MASKS;

/** Outlines from path data, for path elements and for masks with a path as their shape. */
export const HAS_PATHS = typeof KEYFILL_PATHS === 'undefined' || KEYFILL_PATHS;

/** Image elements. */
export const HAS_IMAGES = typeof KEYFILL_IMAGES === 'undefined' || KEYFILL_IMAGES;

/** Image loader elements. */
export const HAS_LOADERS = typeof KEYFILL_LOADERS === 'undefined' || KEYFILL_LOADERS;

/** Image sequence elements. */
export const HAS_SEQUENCES = typeof KEYFILL_SEQUENCES === 'undefined' || KEYFILL_SEQUENCES;

/** Lottie elements. Their player is a separate script. */
export const HAS_LOTTIE = typeof KEYFILL_LOTTIE === 'undefined' || KEYFILL_LOTTIE;

/** Composition elements. */
export const HAS_NESTED = typeof KEYFILL_NESTED === 'undefined' || KEYFILL_NESTED;

/** Elements that have a timeline without being a composition: image sequences and Lottie elements. */
export const HAS_TIMED = HAS_SEQUENCES || HAS_LOTTIE;

/** Throws for a feature that the bundle doesn't include. Exports are built so that this never happens. */
export function throwUnsupported(what: string): never {
  throw new Error(`this runtime doesn't support "${what}"`);
}
