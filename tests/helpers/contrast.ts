// Contrast as WCAG 2.2 defines it.
import { toLinear } from '../../src/runtime/model/color.ts';

/** Returns the relative luminance, 0…1, of the pixel whose red, green, and blue start at an index. */
export const luminanceAt = (pixels: Uint8Array, at: number): number =>
  0.2126 * toLinear(pixels[at]!) + 0.7152 * toLinear(pixels[at + 1]!) + 0.0722 * toLinear(pixels[at + 2]!);

/** Returns the contrast of two luminances, 1…21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
