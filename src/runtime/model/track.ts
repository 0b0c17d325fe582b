import type { Easing, Gradient } from '../api/values.ts';
import { mixColors, type Rgba } from './color.ts';
import { ease } from './easing.ts';

/** What a style property can hold while it is computed. */
export type StyleValue = number | string | Rgba | Gradient<Rgba>;

/** A value at a frame, and the easing towards the next one. */
export interface TrackKeyframe<Value = StyleValue> {
  readonly frame: number;
  readonly value: Value;
  readonly easing: Easing;
}

/** Whether the value is a gradient rather than a color. */
export const isGradient = (value: StyleValue): value is Gradient<Rgba> =>
  typeof value === 'object' && 'stops' in value;

/** The gradient between two of the same type and stop count, stop by stop; otherwise the earlier one holds. */
function mixGradients(from: Gradient<Rgba>, to: Gradient<Rgba>, progress: number): Gradient<Rgba> {
  if (from.type !== to.type || from.stops.length !== to.stops.length) return from;
  return {
    type: from.type,
    angle: from.angle + (to.angle - from.angle) * progress,
    stops: from.stops.map((stop, index) => {
      const other = to.stops[index] ?? stop;
      return {
        offset: stop.offset + (other.offset - stop.offset) * progress,
        color: mixColors(stop.color, other.color, progress),
      };
    }),
  };
}

/** The value between two: numbers linearly, colors in linear light, like gradients stop by stop; the rest holds. */
export function mix(from: StyleValue, to: StyleValue, progress: number): StyleValue {
  if (typeof from === 'number' && typeof to === 'number') return from + (to - from) * progress;
  if (typeof from !== 'object' || typeof to !== 'object') return from;
  if (isGradient(from)) return isGradient(to) ? mixGradients(from, to, progress) : from;
  return isGradient(to) ? from : mixColors(from, to, progress);
}

/**
 * The value of a track at a frame. Its keyframes are in order and at least one.
 *
 * ```
 *        first keyframe          next
 *  ────────────●──── easing of the ●───────────
 *  value of ◂──┘     earlier one   └──▸ value of
 *  the first                            the last
 * ```
 */
export function sample(keyframes: readonly TrackKeyframe[], frame: number): StyleValue | undefined {
  let next = keyframes.length;
  while ((keyframes[next - 1]?.frame ?? -Infinity) > frame) next -= 1;
  const earlier = keyframes[next - 1];
  const later = keyframes[next];
  if (!earlier) return later?.value;
  if (!later || earlier.frame === frame) return earlier.value;
  const time = (frame - earlier.frame) / (later.frame - earlier.frame);
  return mix(earlier.value, later.value, ease(earlier.easing, time));
}
