import { HAS_NESTED, HAS_TIMED } from '../carried.ts';
import { clampFrame } from '../model/time.ts';
import { isInSpan, type ActionNode, type CompositionNode } from '../state/nodes.ts';
import { dueAfter, lastDue, passedSince, steadied } from './anchor.ts';
import { createFollower, frameOf, type Follower } from './follow.ts';
import {
  hide,
  isFollowing,
  isMoving,
  isPending,
  isStopping,
  makeReady,
  rest,
  type PlayingState,
} from './playhead.ts';
import { isEnd, isRest, nextRest } from './rests.ts';

/** What moving playheads needs from outside. */
interface MoverContext {
  /** The time of the clock, in milliseconds. */
  readonly now: () => number;
  /** Whether each tick comes exactly when it's due. */
  readonly isExact: boolean;
  /** Runs a frame action; never throws. */
  readonly run: (composition: CompositionNode, action: ActionNode) => void;
  /** Whether a stop command waits for its middleware: playback in reverse that reaches frame 0 hides the composition. */
  readonly isStopPending: (composition: CompositionNode) => boolean;
}

/** Moves playheads from frame to frame, and paints nothing. */
interface Mover extends Follower {
  /** Lets the clock count on from the active frame, from the moment that counts now. */
  readonly anchor: (composition: CompositionNode) => void;
  /** Starts to play from the active frame, entering it unless it's entered. */
  readonly start: (composition: CompositionNode, isReverse: boolean) => void;
  /** Goes to a frame and rests there. */
  readonly move: (composition: CompositionNode, frame: number, reason: 'seek' | 'shift') => void;
  /** Moves a composition that plays to where the clock has it. */
  readonly tick: (composition: CompositionNode) => void;
  /** Plays on to the next rest without waiting for the clock. */
  readonly rush: (composition: CompositionNode) => void;
  /** Changes a time and keeps everything that depends on it in place. */
  readonly retime: (composition: CompositionNode, change: () => void) => void;
  /** Enters the frames that commands have left to be entered, jumps of actions included. */
  readonly settle: (composition: CompositionNode) => void;
  /** Ends a turn: a frame that was entered can be entered again. */
  readonly endTurn: () => void;
}

/** A moment of the clock, and whether trembling ticks are accounted for in it. */
interface Moment {
  readonly time: number;
  readonly isSteady: boolean;
}

/** Makes the mover of a template. */
export function createMover({ now, isExact, run, isStopPending }: MoverContext): Mover {
  /** Compositions and frames jumped to in this turn: actions that jump in a circle continue at the next tick. */
  const turn = new Set<string>();
  /** Compositions that were commanded while an action ran. */
  const waiting = new Set<CompositionNode>();
  let actionsRunning = 0;
  /** The moment that counts now: when the frame that's being entered was due. What it starts has played since then. */
  let moment: Moment | undefined;

  const { follow, anchorTimed } = createFollower(() => moment?.time ?? now());

  function anchor({ playhead }: CompositionNode): void {
    if (playhead.state.status === 'playing') playhead.state.anchor = anchorAt(playhead.frame);
  }

  const anchorAt = (frame: number): PlayingState['anchor'] => ({
    ...(moment ?? { time: now(), isSteady: false }),
    frame,
  });

  function end({ playhead }: CompositionNode): void {
    if (isStopping(playhead)) hide(playhead);
    else rest(playhead);
  }

  /** Starts a detached composition, because its layer's span starts. */
  function begin(nested: CompositionNode): void {
    makeReady(nested.playhead);
    move(nested, 0, 'seek');
    start(nested, false);
    settle(nested);
  }

  /** Enters the frames of a composition that follows, up to the one that its parent gives. */
  function lead(nested: CompositionNode, target: number, parentFps: number, isJump: boolean): void {
    const { playhead } = nested;
    // More frames than fit into one of the parent's: a time was written meanwhile, and the frames between were never seen.
    const most = Math.ceil(nested.fps / parentFps);
    if (isJump || playhead.frame > target || playhead.frame + most < target) {
      if (playhead.entered === target) return;
      playhead.frame = target;
      enter(nested, true);
      return;
    }
    while (playhead.frame < target && isFollowing(playhead)) {
      playhead.frame += 1;
      enter(nested, false);
    }
  }

  /** Enters what is nested at the composition's active frame. `isJump`: the frame before it wasn't played. */
  function enterNested(composition: CompositionNode, isJump: boolean): void {
    if (!HAS_NESTED && !HAS_TIMED) return;
    const { playhead } = composition;
    const { frame } = playhead;
    for (const layer of composition.layers) {
      const { nested, timed } = layer.element;
      const isStart = frame === layer.startFrame;
      layer.wasActive = isInSpan(layer, frame);
      if (HAS_TIMED && timed?.isFollowing) timed.position = frame - layer.startFrame;
      else if (HAS_TIMED && timed?.isPlaying && isStart) anchorTimed(timed, 0);
      if (!HAS_NESTED || !nested) continue;
      if (!layer.wasActive) rest(nested.playhead);
      else if (isFollowing(nested.playhead)) {
        if (isStart) nested.playhead.entered = -1;
        lead(nested, frameOf(nested, layer, frame), composition.fps, isJump || isStart);
      } else if (isStart && !waiting.has(nested)) begin(nested);
      if (playhead.entered !== frame) return;
    }
  }

  /** Runs the action of the active frame, then those of what is nested. */
  function enter(composition: CompositionNode, isJump: boolean): void {
    const { playhead } = composition;
    const { frame } = playhead;
    playhead.entered = frame;
    const action = composition.actions.get(frame);
    if (action) {
      actionsRunning += 1;
      run(composition, action);
      actionsRunning -= 1;
    }
    if (playhead.entered === frame) enterNested(composition, isJump);
  }

  function settle(composition: CompositionNode): void {
    waiting.add(composition);
    if (actionsRunning > 0) return;
    for (const next of waiting) {
      waiting.delete(next);
      const { playhead } = next;
      for (let at; isPending(playhead) && !turn.has((at = `${playhead.frame} ${next.id}`));) {
        const { state } = playhead;
        turn.add(at);
        enter(next, true);
        if (playhead.state === state && isRest(next, playhead.frame) && !isStopping(playhead)) end(next);
      }
    }
  }

  function start(composition: CompositionNode, isReverse: boolean): void {
    const { playhead } = composition;
    const { state, frame } = playhead;
    if (state.status === 'playing' && state.isReverse === isReverse) return;
    playhead.state = {
      status: 'playing',
      isStopping: isStopping(playhead),
      isReverse,
      anchor: anchorAt(frame),
    };
    if (!isReverse && playhead.entered === frame && isEnd(composition, frame)) end(composition);
  }

  /** Moves the playhead without entering a frame. */
  function shift(composition: CompositionNode, frame: number, reason: 'seek' | 'shift'): void {
    const { playhead } = composition;
    playhead.frame = frame;
    playhead.entered = -1;
    follow(composition, reason);
  }

  function move(composition: CompositionNode, frame: number, reason: 'seek' | 'shift'): void {
    rest(composition.playhead);
    shift(composition, frame, reason);
  }

  /**
   * Plays forward up to a frame, entering each, until an action moves the playhead or a rest is reached.
   *
   * @param due - When a frame is due.
   * @returns Whether an action has moved the playhead.
   */
  function forward(composition: CompositionNode, target: number, due: (frame: number) => Moment): boolean {
    const { playhead } = composition;
    while (isMoving(playhead) && playhead.frame < target) {
      const { state } = playhead;
      // It may have become the end only now, when a duration or an outro was written.
      if (isEnd(composition, playhead.frame)) {
        end(composition);
        return false;
      }
      playhead.frame += 1;
      moment = due(playhead.frame);
      enter(composition, false);
      if (playhead.state !== state) return true;
      // The last frame of an outro is seen, too: the next one hides it.
      if (isRest(composition, playhead.frame) && !isStopping(playhead)) end(composition);
    }
    return false;
  }

  /** Plays backward to a frame; no action runs. */
  function backward(composition: CompositionNode, target: number): void {
    const { playhead } = composition;
    shift(composition, Math.max(0, target), 'shift');
    if (playhead.frame > 0) return;
    if (isStopping(playhead) || isStopPending(composition)) hide(playhead);
    else rest(playhead);
  }

  return {
    anchor,
    anchorTimed,
    start,
    move,
    settle,
    follow,
    tick(composition) {
      const { playhead, fps } = composition;
      const { state } = playhead;
      if (state.status !== 'playing') return;
      const time = now();
      if (!isExact && !state.anchor.isSteady) state.anchor = steadied(state.anchor, time, fps);
      const first = state.anchor;
      const restart = { time: lastDue(first, time, fps), isSteady: first.isSteady };
      const passed = passedSince(first, time, fps);
      let isMoved = isPending(playhead);
      if (state.isReverse) backward(composition, first.frame - passed);
      else if (!isMoved)
        isMoved = forward(composition, first.frame + passed, (frame) => ({
          time: dueAfter(first, frame - first.frame, fps),
          isSteady: first.isSteady,
        }));
      // An action has moved the playhead: the clock restarts there.
      moment = restart;
      if (isMoved) anchor(composition);
      settle(composition);
      moment = undefined;
    },
    rush(composition) {
      const { playhead } = composition;
      const { state } = playhead;
      if (state.status !== 'playing' || state.isReverse) return;
      const target = nextRest(composition, playhead.frame + 1) + +state.isStopping;
      const end = now();
      // What starts on the way has played since then, as if the frames had taken their time.
      forward(composition, target, (frame) => ({
        time: end - ((target - frame) * 1000) / composition.fps,
        isSteady: false,
      }));
      moment = undefined;
      anchor(composition);
    },
    retime(composition, change) {
      const { playhead, fps } = composition;
      const { state } = playhead;
      const time = moment?.time ?? now();
      change();
      const frame = clampFrame(playhead.frame, composition.duration);
      const isMoved = frame !== playhead.frame;
      playhead.frame = frame;
      if (isMoved) playhead.entered = state.status === 'playing' && !state.isReverse ? frame : -1;
      if (state.status === 'playing' && (isMoved || composition.fps !== fps)) {
        const { isSteady } = state.anchor;
        playhead.state = { ...state, anchor: { time: lastDue(state.anchor, time, fps), frame, isSteady } };
      }
      if (HAS_TIMED && composition.fps !== fps)
        for (const { element } of composition.layers)
          if (element.timed?.isPlaying) anchorTimed(element.timed, element.timed.position);
      let top = composition;
      while (HAS_NESTED && top.shownBy && isFollowing(top.playhead)) top = top.shownBy.composition;
      follow(top, actionsRunning > 0 && isMoving(top.playhead) ? 'lead' : 'resume');
    },
    endTurn: () => {
      if (actionsRunning === 0) turn.clear();
    },
  };
}
