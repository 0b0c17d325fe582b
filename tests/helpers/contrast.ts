// Contrast as WCAG 2.2 defines it.
const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Returns the relative luminance, 0…1, of the pixel whose red, green, and blue start at an index. */
export const luminanceAt = (pixels: Uint8Array, at: number): number =>
  0.2126 * linear(pixels[at]!) + 0.7152 * linear(pixels[at + 1]!) + 0.0722 * linear(pixels[at + 2]!);

/** Returns the contrast of two luminances, 1…21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
