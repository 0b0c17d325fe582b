import type { Blend } from '../model/blend.ts';
import type { Anchor } from './anchor.ts';

/**
 * The state of a playhead. `playing` and `resting` also have `isStopping`, which is true during a stop: the
 * outro is playing, or playback is at rest in it.
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
 *                  └───── │ following │ ─────────┘    any nested one ─ attach ─▸ following
 *                         └───────────┘               any detached one ─ place ─▸ ready, playing, or resting
 * ```
 *
 * - play: `play` and `goToAndPlay`, the play command; a detached playhead when its layer's span starts
 * - next: the next command, unless it would rest on the same frame
 * - stop: `stop` with an outro, which sets `isStopping`; without an outro it hides
 * - rest: `pause`, `goToFrame`, a step, the frame before the outro, the last frame, frame 0 in reverse; a
 *   detached playhead when its layer's span ends
 * - hide: the end of the outro during a stop, next on its last frame, frame 0 in reverse during a stop or a
 *   pending one, `stop` without an outro
 * - seek: a host that shows a frame of a hidden graphic; in the other states, it rests
 * - detach: `pause`, `goToFrame`, or `detachedPlayhead = true` outside the layer's span
 * - attach: `detachedPlayhead = false`
 * - place: the parent goes to another frame, and a detached playhead that code hasn't moved goes where
 *   uninterrupted playback would have put it: `ready` before its layer's span, `playing` until the next rest
 *   or the end of the span, then `resting`
 *
 * The main composition starts `hidden`. A nested composition starts `following`, or `ready` if its playhead
 * is detached. `next` and `stop` have no effect in these states, because nothing was played there. Going to
 * another frame keeps `isStopping`, because only the play command and hiding end a stop.
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
interface PlayingState {
  readonly status: 'playing';
  readonly isStopping: boolean;
  readonly isReverse: boolean;
  anchor: Anchor;
}

/** The position and the state of a composition's playback. Only the engine writes to it. */
export interface Playhead {
  frame: number;
  /** The frame entered last, which resuming doesn't enter again, or −1 if the playhead has jumped since. */
  entered: number;
  /** Each command that moves or rests the playhead replaces this object, which also ends catching up. */
  state: PlayheadState;
  /** Whether code has moved the playhead since its layer's span started, so a seek of the parent doesn't. */
  isMoved: boolean;
  /** Whether code has paused the playhead at a frame. If so, only code moves it. */
  isParked: boolean;
  /** Where a stop has interrupted playback before the outro, until the playhead jumps again. */
  interruption: Omit<Blend, 'progress'> | undefined;
  /** The first frame at which an action of the composition has moved the playhead or made it rest. */
  firstJump: number;
}

const FOLLOWING: PlayheadState = { status: 'following' };
const HIDDEN: PlayheadState = { status: 'hidden' };
const READY: PlayheadState = { status: 'ready' };

/** A playhead at frame 0 that hasn't played. */
export const createPlayhead = (isMain: boolean, isDetached: boolean): Playhead => ({
  frame: 0,
  entered: -1,
  state: isMain ? HIDDEN : isDetached ? READY : FOLLOWING,
  isMoved: false,
  isParked: false,
  interruption: undefined,
  firstJump: Infinity,
});

/** Whether a nested composition follows its parent. */
export const isFollowing = ({ state }: Playhead): boolean => state.status === 'following';

/** Whether the composition is shown during its layer's span. */
export const isShown = ({ state }: Playhead): boolean => state.status !== 'hidden';

/** Whether the playhead itself moves with the clock. A playhead that follows its parent doesn't. */
export const isMoving = ({ state }: Playhead): boolean => state.status === 'playing';

/** Whether a stop is in progress: the outro is playing, or playback is at rest in it. */
export const isStopping = ({ state }: Playhead): boolean =>
  (state.status === 'playing' || state.status === 'resting') && state.isStopping;

/** Whether stop and next can have an effect, because there was a play and the composition is still shown. */
export const hasPlayed = ({ state }: Playhead): boolean =>
  state.status === 'playing' || state.status === 'resting';

/** Whether the active frame hasn't been entered yet. */
export const isPending = ({ frame, entered, state }: Playhead): boolean =>
  state.status === 'playing' && !state.isReverse && entered !== frame;

/** Stays on the active frame. */
export function rest(playhead: Playhead): void {
  if (isMoving(playhead)) playhead.state = { status: 'resting', isStopping: isStopping(playhead) };
}

/** Hides the composition. */
export function hide(playhead: Playhead): void {
  playhead.state = HIDDEN;
}

/** Shows the composition without counting as played. */
export function makeReady(playhead: Playhead): void {
  playhead.state = READY;
}

/** Follows the parent's playhead. */
export function makeFollowing(playhead: Playhead): void {
  playhead.state = FOLLOWING;
  playhead.isMoved = playhead.isParked = false;
}

/** The position of a Lottie element or an image sequence. It follows its layer until it plays on its own. */
export interface TimedPlayhead {
  isFollowing: boolean;
  /** Whether it plays on its own. If it neither follows nor plays, code has parked it. */
  isPlaying: boolean;
  /** Whether code has moved it since its layer's span started, so a seek of its composition doesn't. */
  isMoved: boolean;
  /** The composition's frames since the element's own start, before speed and loop are applied. */
  position: number;
  anchorTime: number;
  anchorPosition: number;
}

export const createTimedPlayhead = (): TimedPlayhead => ({
  isFollowing: true,
  isPlaying: false,
  isMoved: false,
  position: 0,
  anchorTime: 0,
  anchorPosition: 0,
});
