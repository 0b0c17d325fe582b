import type { Easing, Gradient } from '../api/values.ts';
import { mixColors, type Rgba } from './color.ts';
import { ease } from './easing.ts';

/** The value of a style property while it's calculated. */
export type StyleValue = number | string | Rgba | Gradient<Rgba>;

/** A value at a frame, and the easing toward the next one. */
export interface TrackKeyframe<Value = StyleValue> {
  readonly frame: number;
  readonly value: Value;
  readonly easing: Easing;
}

/** Whether the value is a gradient rather than a color. */
export const isGradient = (value: StyleValue): value is Gradient<Rgba> =>
  typeof value === 'object' && 'stops' in value;

/** Mixes two gradients stop by stop if type and stop count match. Otherwise, returns the earlier one. */
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

/** Mixes numbers, colors in linear light, and similar gradients stop by stop. Otherwise, returns `from`. */
export function mix(from: StyleValue, to: StyleValue, progress: number): StyleValue {
  if (typeof from === 'number' && typeof to === 'number') return from + (to - from) * progress;
  if (typeof from !== 'object' || typeof to !== 'object') return from;
  if (isGradient(from)) return isGradient(to) ? mixGradients(from, to, progress) : from;
  return isGradient(to) ? from : mixColors(from, to, progress);
}

/**
 * Creates the function that returns a track's value at a frame, or `undefined` if there aren't any keyframes.
 * The keyframes must be in order and must not change while the function is in use.
 *
 * ```
 *        first keyframe          next
 *  ────────────●──── easing of the ●───────────
 *  value of ◂──┘     earlier one   └──▸ value of
 *  the first                            the last
 * ```
 *
 * The next frame is mostly between the same two keyframes, so their values are kept together. Fetching them
 * from all over the memory again would be the most expensive part of a frame with many layers.
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

/** Sorts items by frame, in place. Items on the same frame keep their order. */
export const inOrder = <OnFrame extends { readonly frame: number }>(all: OnFrame[]): OnFrame[] =>
  all.sort((one, other) => one.frame - other.frame);
