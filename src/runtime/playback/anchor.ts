import { framesAfter } from '../model/time.ts';

/** The moment at which a frame was due. The clock counts on from there. */
export interface Anchor {
  /** Milliseconds of the clock. */
  readonly time: number;
  readonly frame: number;
  /** Whether trembling ticks are accounted for: they come about the middle of a frame, counted from here. */
  readonly isSteady: boolean;
}

/** Ticks of a browser tremble by a few milliseconds: the clock is put back by that much, but never by more than half a frame. */
const TREMBLE = 8;

/** A difference between two times, in milliseconds, that only comes from rounding. */
const ROUNDING = 1e-3;

/** How many frames have passed since the anchor. */
export const passedSince = ({ time }: Anchor, now: number, fps: number): number =>
  framesAfter(now - time, fps);

/** When the frame that comes `frames` after the anchor is due. */
export const dueAfter = ({ time }: Anchor, frames: number, fps: number): number =>
  time + (frames * 1000) / fps;

/**
 * The moment from which the clock restarts after a jump: the last one at or before `now` at which a frame was due. So a loop
 * keeps the rhythm of the frames before it, and neither loses a part of a frame nor gains one.
 *
 * ```
 * frames of the anchor   │ 7 │ 8 │ 9 │          an action at 9 jumps to 5
 * frames after the jump          │ 5 │ 6 │ 7 │
 *                                ▴
 *                                the moment
 * ```
 */
export function lastDue(anchor: Anchor, now: number, fps: number): number {
  const due = dueAfter(anchor, passedSince(anchor, now, fps), fps);
  // Where both mean the same moment, the clock's own number is better: sums of many loops would drift away from it.
  return Math.abs(due - now) < ROUNDING ? now : due;
}

/** The anchor, moved to where trembling ticks can't lose or double a frame. */
export function steadied(anchor: Anchor, now: number, fps: number): Anchor {
  const passed = passedSince(anchor, now, fps);
  return {
    frame: anchor.frame,
    time: now - (passed * 1000) / fps - Math.min(TREMBLE, 500 / fps),
    isSteady: true,
  };
}
