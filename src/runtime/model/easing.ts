import { clamp } from './color.ts';
import type { Easing, EasingName } from '../api/values.ts';

/** The control points of ease-in, then the first of ease-in-out, in hundredths. The others are rotated. */
const FAMILIES = ` 42 0 100 100 42 0
-sine 12 0 39 0 37 0
-quad 11 0 50 0 45 0
-cubic 32 0 67 0 65 0
-quart 50 0 75 0 76 0
-expo 70 0 84 0 87 0
-circ 55 0 100 45 85 0
-back 36 0 66 -56 68 -60`;

const easingOf = (p1x: number, p1y: number, p2x: number, p2y: number): Easing => ({
  p1x: p1x / 100,
  p1y: p1y / 100,
  p2x: p2x / 100,
  p2y: p2y / 100,
});

const PRESETS: ReadonlyMap<unknown, Easing> = new Map([
  ['linear', easingOf(0, 0, 100, 100)],
  ['ease', easingOf(25, 10, 25, 100)],
  ...FAMILIES.split('\n').flatMap((family) => {
    const [name, ...points] = family.split(' ');
    const [p1x = 0, p1y = 0, p2x = 0, p2y = 0, x = 0, y = 0] = points.map(Number);
    return [
      [`ease-in${name}`, easingOf(p1x, p1y, p2x, p2y)] as const,
      [`ease-out${name}`, easingOf(100 - p2x, 100 - p2y, 100 - p1x, 100 - p1y)] as const,
      [`ease-in-out${name}`, easingOf(x, y, 100 - x, 100 - y)] as const,
    ];
  }),
]);

/** The easing of a keyframe that doesn't have its own. */
export const DEFAULT_EASING: EasingName = 'linear';

/** The names of all presets, in the order in which the editor lists them. */
export const EASING_NAMES = /* @__PURE__ */ Array.from(
  /* @__PURE__ */ PRESETS.keys(),
) as readonly EasingName[];

/**
 * Returns the control points of a preset, or a copy of the given control points.
 * @returns `undefined` for an unknown name and a missing or infinite number. An x outside 0…1 is clamped.
 */
export function toEasing(easing: unknown): Easing | undefined {
  const { p1x, p1y, p2x, p2y } = (PRESETS.get(easing) ?? easing ?? {}) as Easing;
  if (![p1x, p1y, p2x, p2y].every(Number.isFinite)) return undefined;
  return { p1x: clamp(p1x, 0, 1), p1y, p2x: clamp(p2x, 0, 1), p2y };
}

/** Returns one coordinate of the curve at its parameter t. */
const at = (t: number, p1: number, p2: number): number =>
  ((1 - 3 * p2 + 3 * p1) * t + (3 * p2 - 6 * p1)) * t * t + 3 * p1 * t;

/** Returns the progress of the value for a progress in time, both from 0 to 1. The value may overshoot. */
export function ease({ p1x, p1y, p2x, p2y }: Easing, time: number): number {
  if (time <= 0) return 0;
  if (time >= 1) return 1;
  if (p1x === p1y && p2x === p2y) return time;
  // Bisection finds the parameter at which x is the time. It always works, because x never decreases.
  let t = 0;
  for (let step = 0.5; step > 1e-10; step /= 2) if (at(t + step, p1x, p2x) < time) t += step;
  return at(t, p1y, p2y);
}
