/** A color as plain numbers: r, g and b 0…255 (fractions allowed), a 0…1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** A number limited to the range from `low` to `high`. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** A channel as a whole number that can be written. */
const byte = (value: number): number => Math.round(clamp(value, 0, 255));

/** `#rrggbb`, or `#rrggbbaa` where the color is not opaque. */
export function toHex({ r, g, b, a }: Rgba): string {
  const channels = a < 1 ? [r, g, b, a * 255] : [r, g, b];
  return `#${channels.map((value) => (256 + byte(value)).toString(16).slice(1)).join('')}`;
}

/** `rgba(r, g, b, a)` with whole channels and at most four decimals of alpha. */
export function toRgba({ r, g, b, a }: Rgba): string {
  return `rgba(${byte(r)}, ${byte(g)}, ${byte(b)}, ${Math.round(clamp(a, 0, 1) * 1e4) / 1e4})`;
}

const toLinear = (value: number): number => {
  const light = clamp(value, 0, 255) / 255;
  return light <= 0.04045 ? light / 12.92 : ((light + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** The color between two, in linear-light sRGB with premultiplied alpha; a progress outside 0…1 is painted as the nearest color that exists. */
export function mixColors(from: Rgba, to: Rgba, progress: number): Rgba {
  if (progress === 0) return from;
  if (progress === 1) return to;
  // Limited only at the end: colors are multiplied by the alpha as the easing has it, also where it overshoots.
  const a = from.a + (to.a - from.a) * progress;
  const channel = (start: number, end: number): number => {
    const first = toLinear(start) * from.a;
    const light = (first + (toLinear(end) * to.a - first) * progress) / (a || 1);
    return fromLinear(clamp(light, 0, 1));
  };
  return { r: channel(from.r, to.r), g: channel(from.g, to.g), b: channel(from.b, to.b), a: clamp(a, 0, 1) };
}
