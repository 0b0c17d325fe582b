/**
 * Features newer than Chromium 117 that the runtime uses only if `CSS.supports` says so. Chromium 117 gets an SVG mask instead.
 */
const GUARDED: readonly string[] = ['mask (Chromium 120)', 'mask-image (Chromium 120)'];

/** Removes the features that the runtime guards. */
export const withoutGuarded = (features: readonly string[]): readonly string[] =>
  features.filter((feature) => !GUARDED.includes(feature));
