/**
 * Where a composition stands. Only the engine writes to it.
 *
 * ```
 *               play                    next                stop
 *   hidden ───────────▸ playing ─▸ rest ────▸ playing ─▸ rest ────▸ outro ─▸ hidden
 *                       frame 0    step                  outro − 1           last frame
 * ```
 */
export interface Playhead {
  frame: number;
  isPlaying: boolean;
  isReverse: boolean;
  isVisible: boolean;
  /** Whether play has come since the composition was last hidden: only then next and stop have an effect. */
  hasPlayed: boolean;
  /** `asked` while a stop command's middlewares have it, `outro` while it plays out. */
  stop: 'none' | 'asked' | 'outro';
  /** Whether a nested composition plays by itself. */
  isDetached: boolean;
  /** The frame that was entered last, −1 when the playhead has moved since: resuming there does not enter it again. */
  entered: number;
  /** Whether the active frame is still to be entered. */
  isPending: boolean;
  /** Grows with each command that moves or rests the playhead, so that catching up knows when to end. */
  epoch: number;
  /** The time at which `anchorFrame` was reached; playing goes on from here. */
  anchorTime: number;
  anchorFrame: number;
  /** Whether the first tick after a start has put the clock into the middle of a frame. */
  isPhased: boolean;
}

/** A playhead at frame 0 that has not played. */
export const createPlayhead = (isVisible: boolean, isDetached: boolean): Playhead => ({
  frame: 0,
  isPlaying: false,
  isReverse: false,
  isVisible,
  hasPlayed: false,
  stop: 'none',
  isDetached,
  entered: -1,
  isPending: false,
  epoch: 0,
  anchorTime: 0,
  anchorFrame: 0,
  isPhased: false,
});

/** Where a Lottie element or an image sequence stands: it follows its layer until it is told to play by itself. */
export interface TimedPlayhead {
  isFollowing: boolean;
  isPlaying: boolean;
  /** Frames of the composition since the element's own start, before speed and loop. */
  position: number;
  anchorTime: number;
  anchorPosition: number;
}

export const createTimedPlayhead = (): TimedPlayhead => ({
  isFollowing: true,
  isPlaying: false,
  position: 0,
  anchorTime: 0,
  anchorPosition: 0,
});
