import { clamp } from './color.ts';
import type { Easing, EasingName } from '../api/values.ts';

type Points = readonly [p1x: number, p1y: number, p2x: number, p2y: number];

/** The families of presets: control points of the one that speeds up, the one that slows down, and the one that does both. */
const FAMILIES: Readonly<Record<string, readonly [Points, Points, Points]>> = {
  '': [
    [0.42, 0, 1, 1],
    [0, 0, 0.58, 1],
    [0.42, 0, 0.58, 1],
  ],
  '-sine': [
    [0.12, 0, 0.39, 0],
    [0.61, 1, 0.88, 1],
    [0.37, 0, 0.63, 1],
  ],
  '-quad': [
    [0.11, 0, 0.5, 0],
    [0.5, 1, 0.89, 1],
    [0.45, 0, 0.55, 1],
  ],
  '-cubic': [
    [0.32, 0, 0.67, 0],
    [0.33, 1, 0.68, 1],
    [0.65, 0, 0.35, 1],
  ],
  '-quart': [
    [0.5, 0, 0.75, 0],
    [0.25, 1, 0.5, 1],
    [0.76, 0, 0.24, 1],
  ],
  '-expo': [
    [0.7, 0, 0.84, 0],
    [0.16, 1, 0.3, 1],
    [0.87, 0, 0.13, 1],
  ],
  '-circ': [
    [0.55, 0, 1, 0.45],
    [0, 0.55, 0.45, 1],
    [0.85, 0, 0.15, 1],
  ],
  '-back': [
    [0.36, 0, 0.66, -0.56],
    [0.34, 1.56, 0.64, 1],
    [0.68, -0.6, 0.32, 1.6],
  ],
};

const easingOf = ([p1x, p1y, p2x, p2y]: Points): Easing => ({ p1x, p1y, p2x, p2y });

/** Every preset by name. */
const PRESETS: ReadonlyMap<unknown, Easing> = new Map([
  ['linear', easingOf([0, 0, 1, 1])],
  ['ease', easingOf([0.25, 0.1, 0.25, 1])],
  ...Object.entries(FAMILIES).flatMap(([family, points]) =>
    ['in', 'out', 'in-out'].map(
      (way, index) => [`ease-${way}${family}`, easingOf(points[index] as Points)] as const,
    ),
  ),
]);

/** Names of all presets, in the order in which the editor lists them. */
export const EASING_NAMES = /* @__PURE__ */ [...PRESETS.keys()] as readonly EasingName[];

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
