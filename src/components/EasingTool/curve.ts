import { EASING_NAMES, ease, toEasing } from '../../runtime/model/easing.ts';
import type { Easing } from '../../runtime/api/values.ts';

/** The part of the value axis that the drawing shows, a little more than the most extreme preset needs. */
export const LOWEST = -0.75;
export const HIGHEST = 1.75;

/** One of the two handles of a curve. */
export type Handle = 'p1' | 'p2';

const round = (value: number): number => Math.round(value * 100) / 100 || 0;
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/**
 * Returns the easing of a preset.
 * @throws Error if the name is unknown.
 */
export function presetOf(name: string): Easing {
  const easing = toEasing(name);
  if (easing === undefined)
    throw new Error(`Unknown easing "${name}". Use one of: ${EASING_NAMES.join(', ')}.`);
  return easing;
}

/** Returns the name of the preset with these handles, or null. */
export function nameOf(easing: Easing): string | null {
  return (
    EASING_NAMES.find((name) => {
      const preset = presetOf(name);
      return (['p1x', 'p1y', 'p2x', 'p2y'] as const).every((key) => preset[key] === easing[key]);
    }) ?? null
  );
}

/** Moves a handle, rounded to hundredths. x stays in 0…1, and y stays inside the drawing. */
export function moved(easing: Easing, handle: Handle, x: number, y: number): Easing {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return easing;
  const place = { x: round(clamp(x, 0, 1)), y: round(clamp(y, LOWEST, HIGHEST)) };
  return handle === 'p1'
    ? { ...easing, p1x: place.x, p1y: place.y }
    : { ...easing, p2x: place.x, p2y: place.y };
}

/** Returns the progress at equal steps of time, including both ends. */
export const progressOf = (easing: Easing, steps: number): readonly number[] =>
  Array.from({ length: steps + 1 }, (_, index) => ease(easing, index / steps));

/** Returns the keyframe as code for an action. */
export function keyframeCode(easing: Easing): string {
  const name = nameOf(easing);
  const { p1x, p1y, p2x, p2y } = easing;
  const handles = `{ p1x: ${p1x}, p1y: ${p1y}, p2x: ${p2x}, p2y: ${p2y} }`;
  return [
    `const { x } = this.findElementByKey('_name').style;${name === null ? '' : ` // ${name}`}`,
    `x.addKeyframe(0, -400, ${handles});`,
    'x.addKeyframe(50, 0);',
  ].join('\n');
}
