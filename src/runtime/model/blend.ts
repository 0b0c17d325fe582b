import { mix, type StyleValue } from './track.ts';

/** How an outro continues the picture that a stop has interrupted. */
export interface Blend {
  /** The frame that was on screen. */
  readonly from: number;
  /** The first frame of the outro. */
  readonly to: number;
  /** How much of the outro has passed, from 0 to 1. */
  readonly progress: number;
}

/**
 * Returns a track's value in an outro after an interruption. It starts at the value that was on screen, and
 * joins the track at its last keyframe, or at the end of the outro if the track doesn't move there. A value
 * already in place isn't changed. Only frames count, so a renderer always gets the same picture.
 * @param at - samples the track
 * @param last - the frame of the track's last keyframe
 *
 * ```
 * value that was on screen ●╲╌╌╌╌╌╌╮
 *                            ╲      ╲ ◂ track
 *                              ╲______╲
 *                       outro ─────────▸ last keyframe
 * ```
 */
export function blended(
  at: (frame: number) => StyleValue | undefined,
  last: number | undefined,
  frame: number,
  { from, to, progress }: Blend,
): StyleValue | undefined {
  const [value, start, base] = [at(frame), at(from), at(to)];
  if (value === undefined || start === undefined || base === undefined || start === base) return value;
  const passed = last !== undefined && last > to ? Math.min(1, (frame - to) / (last - to)) : progress;
  // The difference fades late. Otherwise, a part that had hardly come in would come in before it leaves.
  const left = 1 - passed ** 3;
  return typeof value === 'number' && typeof start === 'number' && typeof base === 'number'
    ? value + (start - base) * left
    : mix(start, value, 1 - left);
}
