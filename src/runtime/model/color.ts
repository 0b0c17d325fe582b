/** A color as plain numbers: r, g and b 0…255 (fractions allowed), a 0…1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** A number limited to the range from `low` to `high`. */
export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTION = /^(rgb|hsl)a?\(([^()]*)\)$/i;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(%|deg|turn|rad|grad)?$/i;

/** Degrees in one unit of a CSS angle. */
const DEGREES: Readonly<Record<string, number>> = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 };

function parseHex(text: string): Rgba {
  const digits = text.length < 6 ? text.replace(/[\da-f]/gi, '$&$&') : text;
  const channel = (start: number): number => parseInt(digits.slice(start, start + 2), 16);
  return { r: channel(1), g: channel(3), b: channel(5), a: digits.length > 7 ? channel(7) / 255 : 1 };
}

/** r, g and b, 0…255, of a hue in degrees with saturation and lightness 0…1. */
const hslToRgb = (hue: number, saturation: number, lightness: number): readonly number[] =>
  [0, 8, 4].map((offset) => {
    const k = (offset + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  });

function parseFunction(name: string, list: string): Rgba | undefined {
  const isHsl = name === 'hsl';
  const isModern = !list.includes(',');
  const parts = list.trim().split(isModern ? /\s*\/\s*|\s+/ : /\s*,\s*/);
  const slashes = isModern ? list.split('/').length - 1 : Number(parts.length === 4);
  const found = parts.map((part) => NUMBER.exec(part));
  if (parts.length !== 3 + slashes || slashes > 1 || found.includes(null)) return undefined;
  const units = found.map((one) => one?.[1] ?? '');
  const unit = units[0] ?? '';
  // Only a hue has an angle, and the two numbers after it are percent unless the notation is the modern one.
  if (units.slice(Number(isHsl)).some((one) => one !== '' && one !== '%')) return undefined;
  if (isHsl && (unit === '%' || (!isModern && units.slice(1, 3).join('') !== '%%'))) return undefined;
  const [first = 0, second = 0, third = 0, fourth = 1] = parts.map(parseFloat);
  const [r = 0, g = 0, b = 0] = isHsl
    ? hslToRgb(
        (((first * (DEGREES[unit.toLowerCase()] ?? 1)) % 360) + 360) % 360,
        clamp(second / 100, 0, 1),
        clamp(third / 100, 0, 1),
      )
    : [first, second, third].map((value, at) => clamp(units[at] === '%' ? value * 2.55 : value, 0, 255));
  return { r, g, b, a: clamp(units[3] === '%' ? fourth / 100 : fourth, 0, 1) };
}

/**
 * Reads a hex color, `rgb()`, `hsl()` (with or without alpha), or a CSS color name; `undefined` for anything else.
 *
 * @param nameToHex - Knows the names: the browser does, and so does the table in `runtime-validation/named-colors.ts`.
 */
export function parseColor(text: string, nameToHex: (name: string) => string | undefined): Rgba | undefined {
  const trimmed = text.trim();
  if (HEX.test(trimmed)) return parseHex(trimmed);
  const call = FUNCTION.exec(trimmed);
  if (call) return parseFunction((call[1] ?? '').toLowerCase(), call[2] ?? '');
  const name = trimmed.toLowerCase();
  if (name === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  const hex = /^[a-z]+$/.test(name) ? nameToHex(name) : undefined;
  return hex === undefined ? undefined : parseHex(hex);
}

/** A channel as a whole number that can be written. */
const byte = (value: number): number => Math.round(clamp(value, 0, 255));

/** `#rrggbb`, or `#rrggbbaa` where the color is not opaque. */
export function toHex({ r, g, b, a }: Rgba): string {
  const channels = a < 1 ? [r, g, b, a * 255] : [r, g, b];
  return `#${channels.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
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
  const a = clamp(from.a + (to.a - from.a) * progress, 0, 1);
  if (a === 0) return { r: 0, g: 0, b: 0, a: 0 };
  const channel = (start: number, end: number): number => {
    const first = toLinear(start) * from.a;
    const light = (first + (toLinear(end) * to.a - first) * progress) / a;
    return fromLinear(clamp(light, 0, 1));
  };
  return { r: channel(from.r, to.r), g: channel(from.g, to.g), b: channel(from.b, to.b), a };
}
