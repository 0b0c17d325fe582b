import type { EasingDefinition } from '../runtime/definition/style.ts';

/** A frame, the value there, and the easing to the next keyframe. */
type Point<Value> = readonly [frame: number, value: Value, easing?: EasingDefinition];

/** Returns a style property that changes from keyframe to keyframe. */
export function keyframes<Value>(...points: readonly Point<Value>[]) {
  return { keyframes: points.map(([frame, value, easing]) => ({ frame, value, ...(easing && { easing }) })) };
}
