import { clamp } from './color.ts';
import type { Easing, EasingName } from '../api/values.ts';

/**
 * The families of presets: control points of the one that speeds up, then the first point of the one that does both. The one that
 * slows down is the first, turned about the middle; so is the second half of the last.
 */
const FAMILIES: Readonly<Record<string, readonly [number, number, number, number, number, number]>> = {
  '': [0.42, 0, 1, 1, 0.42, 0],
  '-sine': [0.12, 0, 0.39, 0, 0.37, 0],
  '-quad': [0.11, 0, 0.5, 0, 0.45, 0],
  '-cubic': [0.32, 0, 0.67, 0, 0.65, 0],
  '-quart': [0.5, 0, 0.75, 0, 0.76, 0],
  '-expo': [0.7, 0, 0.84, 0, 0.87, 0],
  '-circ': [0.55, 0, 1, 0.45, 0.85, 0],
  '-back': [0.36, 0, 0.66, -0.56, 0.68, -0.6],
};

const easingOf = (p1x: number, p1y: number, p2x: number, p2y: number): Easing => ({ p1x, p1y, p2x, p2y });

/** A coordinate turned about the middle; the presets have two digits. */
const turned = (coordinate: number): number => Math.round(100 - 100 * coordinate) / 100;

/** Every preset by name. */
const PRESETS: ReadonlyMap<unknown, Easing> = new Map([
  ['linear', easingOf(0, 0, 1, 1)],
  ['ease', easingOf(0.25, 0.1, 0.25, 1)],
  ...Object.entries(FAMILIES).flatMap(([family, [p1x, p1y, p2x, p2y, x, y]]) => [
    [`ease-in${family}`, easingOf(p1x, p1y, p2x, p2y)] as const,
    [`ease-out${family}`, easingOf(turned(p2x), turned(p2y), turned(p1x), turned(p1y))] as const,
    [`ease-in-out${family}`, easingOf(x, y, turned(x), turned(y))] as const,
  ]),
]);

/** Names of all presets, in the order in which the editor lists them. */
export const EASING_NAMES = /* @__PURE__ */ Array.from(
  /* @__PURE__ */ PRESETS.keys(),
) as readonly EasingName[];

/**
 * The control points of a preset, or a copy of the given ones.
 *
 * @returns `undefined` for what is no easing: an unknown name, a missing or infinite number. An x outside 0…1 is clamped.
 */
export function toEasing(easing: unknown): Easing | undefined {
  const { p1x, p1y, p2x, p2y } = (PRESETS.get(easing) ?? easing ?? {}) as Easing;
  if (![p1x, p1y, p2x, p2y].every(Number.isFinite)) return undefined;
  return { p1x: clamp(p1x, 0, 1), p1y, p2x: clamp(p2x, 0, 1), p2y };
}

/** One coordinate of the curve at its parameter t. */
const at = (t: number, p1: number, p2: number): number =>
  ((1 - 3 * p2 + 3 * p1) * t + (3 * p2 - 6 * p1)) * t * t + 3 * p1 * t;

const slopeAt = (t: number, p1: number, p2: number): number =>
  (3 * (1 - 3 * p2 + 3 * p1) * t + 2 * (3 * p2 - 6 * p1)) * t + 3 * p1;

/** The properties of a layer mostly share easing and time: what was asked last is asked again. */
let last = {} as Easing & { time?: number; progress: number };

/**
 * The progress of the value at the progress of time, both 0…1 (the value may overshoot).
 *
 * Newton's method finds the parameter whose x is the given time; bisection takes over where the curve is too flat for it.
 */
export function ease(easing: Easing, time: number): number {
  if (time <= 0) return 0;
  if (time >= 1) return 1;
  const { p1x, p1y, p2x, p2y } = easing;
  if (p1x === p1y && p2x === p2y) return time;
  const isKnown =
    time === last.time && p1x === last.p1x && p1y === last.p1y && p2x === last.p2x && p2y === last.p2y;
  if (!isKnown) last = { p1x, p1y, p2x, p2y, time, progress: solve(easing, time) };
  return last.progress;
}

function solve({ p1x, p1y, p2x, p2y }: Easing, time: number): number {
  let t = time;
  for (let round = 0; round < 8; round += 1) {
    const error = at(t, p1x, p2x) - time;
    if (Math.abs(error) < 1e-7) return at(t, p1y, p2y);
    const slope = slopeAt(t, p1x, p2x);
    if (Math.abs(slope) < 1e-6) break;
    t -= error / slope;
  }
  let low = 0;
  let high = 1;
  t = time;
  while (high - low > 1e-7) {
    if (at(t, p1x, p2x) < time) low = t;
    else high = t;
    t = (low + high) / 2;
  }
  return at(t, p1y, p2y);
}
