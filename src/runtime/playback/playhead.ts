import type { Anchor } from './anchor.ts';

/**
 * What a playhead does. `playing` and `resting` also say whether a stop is under way (`isStopping`): the outro plays, or playback
 * rests in it.
 *
 * ```
 *            hide          ┌────────┐
 *     ┌──────────────────▸ │ hidden │ ◂──────────────────┐
 *     │                    └────────┘                    │
 *     │               play │        │ seek               │ hide
 *     │                    │        ▾                    │
 *     │                    │    ┌───────┐                │
 *     │          ┌─────────┼────│ ready │ ◂──────┐       │
 *     │          │ play    │    └───────┘        │       │
 *     │          ▾         ▾                     │       │
 *  ┌─────────┐   rest   ┌─────────┐              │       │
 *  │ playing │ ───────▸ │ resting │ ─────────────┼───────┘
 *  └─────────┘ ◂─────── └─────────┘              │
 *     ▴    play, next, stop                      │
 *     │                                          │ detach
 *     └────────────┐                             │
 *            play  │      ┌───────────┐          │
 *                  └───── │ following │ ─────────┘    every state of a nested composition ─ attach ─▸ following
 *                         └───────────┘
 * ```
 *
 * | Transition | What makes it |
 * | --- | --- |
 * | play | `play` and `goToAndPlay`, the play command; a detached playhead when its layer's span starts, or when the parent is put on a frame where uninterrupted play would have it moving |
 * | next | the next command, unless it would rest on the same frame |
 * | stop | `stop` with an outro, which sets `isStopping`; without an outro it hides |
 * | rest | `pause`, `goToFrame`, a step, the frame before the outro, the last frame, frame 0 in reverse; a detached playhead when its layer's span ends |
 * | hide | the end of the outro during a stop, next on its last frame, frame 0 in reverse during a stop or a pending one, `stop` without an outro |
 * | seek | a host that shows a frame of a hidden graphic; in the other states, it rests |
 * | detach | `pause`, `goToFrame`, or `detachedPlayhead = true` outside the layer's span |
 * | attach | `detachedPlayhead = false` |
 *
 * The main composition starts `hidden`. A nested composition starts `following`, or `ready` if its playhead is detached. `next` and
 * `stop` have no effect in `hidden`, `ready`, and `following`, because nothing was played there. Going to another frame keeps
 * `isStopping`: only the play command and hiding end a stop.
 */
type PlayheadState =
  | { readonly status: 'following' }
  | { readonly status: 'hidden' }
  | { readonly status: 'ready' }
  | RestingState
  | PlayingState;

/** Rests on a frame after a play. */
interface RestingState {
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
