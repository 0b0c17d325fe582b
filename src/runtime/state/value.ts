import type { Color, Easing, Gradient } from '../api/values.ts';
import { browserColor } from '../dom/browser-color.ts';
import { clamp, toHex, toRgba, type Rgba } from '../model/color.ts';
import { toEasing } from '../model/easing.ts';
import type { PropertySpec } from '../model/properties.ts';
import { isGradient, type StyleValue } from '../model/track.ts';
import { finite, isObject, observed, refuse } from './checks.ts';

/** Writes a changed color back to where it came from. */
type Write<Value> = (next: Value) => void;

/** Creates a public color. With `write`, the color is live, and `write` is called on every change. */
function createColor({ r, g, b, a }: Rgba, write?: Write<Rgba>): Color {
  const color: Rgba = observed(
    { r, g, b, a },
    (name, value) => finite(`color.${name}`, value),
    () => write?.({ ...color }),
  );
  return Object.defineProperties(color, {
    toHex: { value: () => toHex(color) },
    toRgba: { value: () => toRgba(color) },
  }) as Color;
}

/**
 * Returns a value in the form that actions see.
 * @param write - Stores a color that was changed in place. Without it, colors are returned as copies.
 */
export function toPublic(value: StyleValue, write?: Write<StyleValue>): number | string | Color | Gradient {
  if (typeof value !== 'object') return value;
  if (!isGradient(value)) return createColor(value, write);
  let gradient = value;
  const stops = value.stops.map(({ offset, color }, index) => ({
    offset,
    color: createColor(color, (next) => {
      gradient = {
        ...gradient,
        stops: gradient.stops.map((stop, at) => (at === index ? { offset, color: next } : stop)),
      };
      write?.(gradient);
    }),
  }));
  return Object.freeze({ ...value, stops: Object.freeze(stops.map(Object.freeze)) }) as Gradient;
}

/** Returns a value so that changing part of a color also changes what's painted, until another is written. */
export function toLive(get: () => StyleValue, set: Write<StyleValue>): ReturnType<typeof toPublic> {
  let current = get();
  return toPublic(current, (next) => {
    if (get() === current) set((current = next));
  });
}

/** Creates a public easing that notifies its keyframe when it's written. */
export function createEasing(member: string, input: unknown, changed: () => void): Easing {
  const easing = toEasing(input) ?? refuse(member, 'an easing {p1x, p1y, p2x, p2y}', input);
  return observed(
    { ...easing },
    (name, value) => {
      const number = finite(`easing.${name}`, value);
      return name.endsWith('x') ? clamp(number, 0, 1) : number;
    },
    changed,
  );
}

function toColor(member: string, input: unknown): Rgba {
  const color = typeof input === 'string' ? browserColor(input) : (input as Rgba | null | undefined);
  if (!isObject(color)) return refuse(member, 'a color', input);
  const { r, g, b, a = 1 } = color;
  return [r, g, b, a].every(Number.isFinite) ? { r, g, b, a } : refuse(member, 'a color', input);
}

function toGradient(member: string, { type, angle = 0, stops }: Gradient, input: unknown): Gradient<Rgba> {
  const isKnown = (type === 'linear' || type === 'radial') && Array.isArray(stops) && stops.length > 1;
  if (!isKnown) return refuse(member, 'a linear or radial gradient with at least two stops', input);
  return {
    type,
    angle: finite(`${member} angle`, angle),
    stops: stops.map(({ offset, color }) => ({
      offset: finite(`${member} stop offset`, offset),
      color: toColor(`${member} stop color`, color),
    })),
  };
}

/** Returns the value that a style property stores for what's written to it. Throws if the type is wrong. */
export function toStyleValue(member: string, spec: PropertySpec, input: unknown): StyleValue {
  if (spec.kind === 'number') return finite(member, input);
  if (spec.kind === 'string') {
    const isText = typeof input === 'string' && (spec.options.length === 0 || spec.options.includes(input));
    return isText
      ? input
      : refuse(member, spec.options.map((option) => `"${option}"`).join(', ') || 'a string', input);
  }
  const isMaybeGradient = spec.kind === 'fill' && isObject(input) && 'stops' in input;
  return isMaybeGradient ? toGradient(member, input as unknown as Gradient, input) : toColor(member, input);
}
