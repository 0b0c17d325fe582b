/** A color as plain numbers: r, g, and b from 0 to 255 (including fractions), and a from 0 to 1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** Limits a number to the range from `low` to `high`. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** Rounds a channel to a whole number that can be written. */
const byte = (value: number): number => Math.round(clamp(value, 0, 255));

/** Returns `#rrggbb`, or `#rrggbbaa` if the color isn't opaque. */
export function toHex({ r, g, b, a }: Rgba): string {
  const channels = a < 1 ? [r, g, b, a * 255] : [r, g, b];
  return `#${channels.map((value) => (256 + byte(value)).toString(16).slice(1)).join('')}`;
}

/** Returns `rgba(r, g, b, a)` with whole numbers for the channels and at most four decimals for alpha. */
export const toRgba = ({ r, g, b, a }: Rgba): string =>
  `rgba(${byte(r)}, ${byte(g)}, ${byte(b)}, ${Math.round(clamp(a, 0, 1) * 1e4) / 1e4})`;

/** Returns a channel from 0 to 255 as linear light from 0 to 1. */
export const toLinear = (value: number): number => {
  const light = clamp(value, 0, 255) / 255;
  return light <= 0.04045 ? light / 12.92 : ((light + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Mixes colors in linear sRGB with premultiplied alpha. Outside 0…1, it's the nearest color that exists. */
export function mixColors(from: Rgba, to: Rgba, progress: number): Rgba {
  if (progress === 0) return from;
  if (progress === 1) return to;
  // Clamp only at the end, because the easing's alpha multiplies the colors, even if it overshoots.
  const a = from.a + (to.a - from.a) * progress;
  const channel = (start: number, end: number): number => {
    const first = toLinear(start) * from.a;
    const light = (first + (toLinear(end) * to.a - first) * progress) / (a || 1);
    return fromLinear(clamp(light, 0, 1));
  };
  return { r: channel(from.r, to.r), g: channel(from.g, to.g), b: channel(from.b, to.b), a: clamp(a, 0, 1) };
}
