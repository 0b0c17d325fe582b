import { framesAfter } from '../model/time.ts';

/** The moment at which a frame was due. The clock counts from there. */
export interface Anchor {
  /** The time of the clock, in milliseconds. */
  readonly time: number;
  readonly frame: number;
  /** Whether jitter is accounted for, so ticks come near the middle of a frame, counted from here. */
  readonly isSteady: boolean;
}

/** A browser's ticks jitter. The clock is set back by these milliseconds, but at most by half a frame. */
const JITTER = 8;

/** The largest difference between two times that only comes from rounding, in milliseconds. */
export const ROUNDING = 1e-3;

/** Returns the number of frames that have passed since the anchor. */
export const framesSince = ({ time }: Anchor, now: number, fps: number): number =>
  framesAfter(now - time, fps);

/** Returns the time at which a frame is due, given its distance from the anchor. */
export const timeOfFrame = ({ time }: Anchor, frames: number, fps: number): number =>
  time + (frames * 1000) / fps;

/**
 * Returns the moment from which the clock restarts after a jump: the last time at or before `now` at which a
 * frame was due. This way, a loop keeps its rhythm and doesn't lose or gain part of a frame.
 *
 * ```
 * frames of the anchor   │ 7 │ 8 │ 9 │          an action at 9 jumps to 5
 * frames after the jump          │ 5 │ 6 │ 7 │
 *                                ▴
 *                                the moment
 * ```
 */
export function lastFrameTime(anchor: Anchor, now: number, fps: number): number {
  const due = timeOfFrame(anchor, framesSince(anchor, now, fps), fps);
  // If both are the same moment, use the clock's number, because sums over many loops would drift.
  return Math.abs(due - now) < ROUNDING ? now : due;
}

/** Returns the anchor, moved so that jitter can't lose or double a frame. */
export function allowForJitter(anchor: Anchor, now: number, fps: number): Anchor {
  const passed = framesSince(anchor, now, fps);
  return {
    frame: anchor.frame,
    time: now - (passed * 1000) / fps - Math.min(JITTER, 500 / fps),
    isSteady: true,
  };
}
