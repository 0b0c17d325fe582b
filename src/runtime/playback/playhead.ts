import type { Anchor } from './anchor.ts';

/**
 * What a playhead does. Every state but `following` and `ready` also says whether a stop is under way, as far as that matters.
 *
 * ```
 *                 play, goToAndPlay                     a rest, pause, goToFrame
 *  ┌────────┐  ────────────────────────▸  ┌─────────┐  ────────────────────────▸  ┌─────────┐
 *  │ hidden │                             │ playing │                             │ resting │──┐
 *  └────────┘  ◂────────────────────────  └─────────┘  ◂────────────────────────  └─────────┘◂─┘
 *    │    ▴     the outro's last frame      ▴     ▴     play, goToAndPlay, next       │   goToFrame
 *    │    │     is over; frame 0 in         │     │     stop (with an outro)          │
 *    │    │     reverse during a stop;      │     └── frame action: plays on, turns   │
 *    │    │     stop without an outro       │         round, jumps                    │
 *    │    └─────────────────────────────────┼─────────────────────────────────────────┘
 *    │ seek by a host        ┌───────┐      │     stop without an outro, next on the outro's last frame
 *    └─────────────────────▸ │ ready │ ─────┘ play, goToAndPlay; a detached one: its layer's span starts
 *                            └───────┘
 *                              ▴   │
 *     pause, goToFrame, or     │   │ `detachedPlayhead = false`, in every state
 *     `detachedPlayhead = true`│   ▾
 *                          ┌───────────┐
 *                          │ following │ ──▸ playing: play, goToAndPlay, or `detachedPlayhead = true` within its span
 *                          └───────────┘
 * ```
 *
 * The main composition starts `hidden` and never follows. A nested composition starts `following`, or `ready` if its playhead is
 * detached. `stop` and `next` have no effect in `hidden`, `ready`, and `following`, because nothing was played. In `playing`, `next`
 * has no effect, and `stop` has none while it's under way (`isStopping`). Whoever goes to another frame stays in a stop: only the
 * `play` command and the end of the stop leave it.
 */
export type PlayheadState =
  | { readonly status: 'following' }
  | { readonly status: 'hidden' }
  | { readonly status: 'ready' }
  | RestingState
  | PlayingState;

/** Rests on a frame after a play. */
export interface RestingState {
  readonly status: 'resting';
  readonly isStopping: boolean;
}

/** Moves with the clock. */
export interface PlayingState {
  readonly status: 'playing';
  readonly isStopping: boolean;
  readonly isReverse: boolean;
  anchor: Anchor;
}

/** Where a composition is, and what it does there. Only the engine writes to it. */
export interface Playhead {
  frame: number;
  /**
   * The frame that was entered last, −1 if the playhead has jumped since. Playing forward, a frame that isn't entered yet is entered
   * before anything else; resuming on a frame that is entered doesn't enter it again.
   */
  entered: number;
  /** Replaced by each command that moves or rests the playhead: catching up ends when it's another object. */
  state: PlayheadState;
}

const FOLLOWING: PlayheadState = { status: 'following' };
const HIDDEN: PlayheadState = { status: 'hidden' };
const READY: PlayheadState = { status: 'ready' };

/** A playhead at frame 0 that hasn't played. */
export const createPlayhead = (isMain: boolean, isDetached: boolean): Playhead => ({
  frame: 0,
  entered: -1,
  state: isMain ? HIDDEN : isDetached ? READY : FOLLOWING,
});

/** Whether a nested composition follows its parent. */
export const isFollowing = ({ state }: Playhead): boolean => state.status === 'following';

/** Whether the composition is shown, in its layer's span. */
export const isShown = ({ state }: Playhead): boolean => state.status !== 'hidden';

/** Whether the playhead itself moves with the clock. One that follows doesn't. */
export const isMoving = ({ state }: Playhead): boolean => state.status === 'playing';

/** Whether a stop is under way: the outro plays, or playback rests in it. */
export const isStopping = ({ state }: Playhead): boolean =>
  (state.status === 'playing' || state.status === 'resting') && state.isStopping;

/** Whether stop and next can have an effect: there was a play, and the composition is still shown. */
export const hasPlayed = ({ state }: Playhead): boolean =>
  state.status === 'playing' || state.status === 'resting';

/** Whether the active frame is still to be entered. */
export const isPending = ({ frame, entered, state }: Playhead): boolean =>
  state.status === 'playing' && !state.isReverse && entered !== frame;

/** Stays on the active frame. */
export function rest(playhead: Playhead): void {
  if (isMoving(playhead)) playhead.state = { status: 'resting', isStopping: isStopping(playhead) };
}

/** Leaves the picture. */
export function hide(playhead: Playhead): void {
  playhead.state = HIDDEN;
}

/** Is shown, but counts as not played. */
export function makeReady(playhead: Playhead): void {
  playhead.state = READY;
}

/** Goes where the parent's playhead leads. */
export function makeFollowing(playhead: Playhead): void {
  playhead.state = FOLLOWING;
}

/** Where a Lottie element or an image sequence is: it follows its layer until it's told to play on its own. */
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
