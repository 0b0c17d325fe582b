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
function mix(from: StyleValue, to: StyleValue, progress: number): StyleValue {
  if (typeof from === 'number' && typeof to === 'number') return from + (to - from) * progress;
  if (typeof from !== 'object' || typeof to !== 'object') return from;
  if (isGradient(from)) return isGradient(to) ? mixGradients(from, to, progress) : from;
  return isGradient(to) ? from : mixColors(from, to, progress);
}

/**
 * Makes the function that gives the value of a track at a frame: `undefined` for one without keyframes. They are in order, and
 * do not change while it is in use.
 *
 * ```
 *        first keyframe          next
 *  ────────────●──── easing of the ●───────────
 *  value of ◂──┘     earlier one   └──▸ value of
 *  the first                            the last
 * ```
 *
 * Mostly the next frame lies between the same two keyframes: what is read of them is kept together, since fetching it anew
 * from all over the memory is what costs most in a frame of many layers.
 */
export function createSampler(
  keyframes: readonly TrackKeyframe[],
): (frame: number) => StyleValue | undefined {
  let start = 0;
  let end = 0;
  let from: StyleValue = 0;
  let to: StyleValue = 0;
  let easing: Easing | undefined;
  return (frame) => {
    if (!easing || frame <= start || frame >= end) {
      let next = keyframes.length;
      while ((keyframes[next - 1]?.frame ?? -Infinity) > frame) next -= 1;
      const earlier = keyframes[next - 1];
      const later = keyframes[next];
      if (!earlier) return later?.value;
      if (!later || earlier.frame === frame) return earlier.value;
      ({ frame: start, value: from, easing } = earlier);
      ({ frame: end, value: to } = later);
    }
    return mix(from, to, ease(easing, (frame - start) / (end - start)));
  };
}

/** Puts what stands on frames into their order, in place; what stands on the same frame stays as it was. */
export const inOrder = <OnFrame extends { readonly frame: number }>(all: OnFrame[]): OnFrame[] =>
  all.sort((one, other) => one.frame - other.frame);
