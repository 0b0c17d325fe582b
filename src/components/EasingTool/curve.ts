import { EASING_NAMES, ease, toEasing } from '../../runtime/model/easing.ts';
import type { Easing } from '../../runtime/api/values.ts';

/** The part of the value axis that the drawing shows, a little more than the most extreme preset needs. */
export const LOWEST = -0.75;
export const HIGHEST = 1.75;

/** The two handles of a curve, with the names of their coordinates. */
export const HANDLES = [
  { name: 'First handle', x: 'p1x', y: 'p1y' },
  { name: 'Second handle', x: 'p2x', y: 'p2y' },
] as const;

/** Returns the easing of a preset. */
export function presetOf(name: string): Easing {
  const easing = toEasing(name);
  if (easing === undefined) throw new Error(`Unknown easing "${name}".`);
  return easing;
}

/** Returns the name of the preset with these handles, or an empty name. */
export const nameOf = (easing: Easing): string =>
  EASING_NAMES.find((name) => {
    const preset = presetOf(name);
    return HANDLES.every(({ x, y }) => preset[x] === easing[x] && preset[y] === easing[y]);
  }) ?? '';

/** Returns an easing with other coordinates, rounded to hundredths: x in 0…1, and y in the drawing. */
export function moved(easing: Easing, change: Partial<Easing>): Easing {
  const entries = Object.entries(change).map(([key, value]) => {
    const [low, high] = key.endsWith('x') ? [0, 1] : [LOWEST, HIGHEST];
    // Adding 0 turns -0 into 0.
    return [key, Math.round(Math.min(high, Math.max(low, value)) * 100) / 100 + 0] as const;
  });
  return entries.some(([, value]) => Number.isNaN(value))
    ? easing
    : { ...easing, ...Object.fromEntries(entries) };
}

/** Returns the progress at equal steps of time, including both ends. */
export const progressOf = (easing: Easing, steps: number): readonly number[] =>
  Array.from({ length: steps + 1 }, (_, index) => ease(easing, index / steps));

/** Returns a style in which `--ease` is an easing for CSS. */
export const cssOf = ({ p1x, p1y, p2x, p2y }: Easing): Readonly<Record<string, string>> => ({
  '--ease': `cubic-bezier(${p1x}, ${p1y}, ${p2x}, ${p2y})`,
});

/** Returns the keyframe as code for an action. */
export function keyframeCode(easing: Easing): string {
  const name = nameOf(easing);
  const { p1x, p1y, p2x, p2y } = easing;
  return [
    ...(name ? [`// ${name}`] : []),
    "const { x } = this.findElementByKey('_name').style;",
    `x.addKeyframe(0, -400, { p1x: ${p1x}, p1y: ${p1y}, p2x: ${p2x}, p2y: ${p2y} });`,
    'x.addKeyframe(50, 0);',
  ].join('\n');
}
