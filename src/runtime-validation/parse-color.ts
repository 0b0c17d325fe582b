import { clamp, type Rgba } from '../runtime/model/color.ts';
import { NAMED_COLORS } from './named-colors.ts';

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTION = /^(rgb|hsl)a?\(([^()]*)\)$/i;
const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?(%|deg|turn|rad|grad)?$/i;

/** The number of degrees in each unit of a CSS angle. */
const DEGREES: Readonly<Record<string, number>> = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 };

function parseHex(text: string): Rgba {
  const digits = text.length < 6 ? text.replace(/[\da-f]/gi, '$&$&') : text;
  const channel = (start: number): number => parseInt(digits.slice(start, start + 2), 16);
  return { r: channel(1), g: channel(3), b: channel(5), a: digits.length > 7 ? channel(7) / 255 : 1 };
}

/** Converts a hue in degrees, with saturation and lightness from 0 to 1, to r, g, and b from 0 to 255. */
const hslToRgb = (hue: number, saturation: number, lightness: number): readonly number[] =>
  [0, 8, 4].map((offset) => {
    const k = (offset + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  });

function parseFunction(name: string, list: string): Rgba | undefined {
  const isHsl = name === 'hsl';
  const isModern = !list.includes(',');
  // Alpha follows a slash, or a comma in the notation with commas.
  const [values = '', ...alphas] = isModern ? list.split('/') : [list];
  const channels = values.trim().split(isModern ? /\s+/ : ',');
  const most = isModern ? 3 : 4;
  if (channels.length < 3 || channels.length > most || alphas.length > 1) return undefined;
  const parts = [...channels, ...alphas].map((part) => part.trim());
  const found = parts.map((part) => NUMBER.exec(part));
  if (found.includes(null)) return undefined;
  const units = found.map((one) => one?.[1] ?? '');
  const unit = units[0] ?? '';
  // Only a hue can be an angle. The two numbers after it must be percentages unless the notation is the modern one.
  if (units.slice(Number(isHsl)).some((one) => one !== '' && one !== '%')) return undefined;
  if (!isHsl && !isModern && new Set(units.slice(0, 3)).size > 1) return undefined;
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
 * Reads a hex color, `rgb()`, `hsl()` (with or without alpha), or a CSS color name; `undefined` for anything else. The runtime
 * asks the browser's parser; this one works without a browser.
 */
export function parseColor(text: string): Rgba | undefined {
  const trimmed = text.trim();
  if (HEX.test(trimmed)) return parseHex(trimmed);
  const call = FUNCTION.exec(trimmed);
  if (call) return parseFunction((call[1] ?? '').toLowerCase(), call[2] ?? '');
  const name = trimmed.toLowerCase();
  if (name === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  const hex = NAMED_COLORS.get(name);
  return hex === undefined ? undefined : parseHex(hex);
}
