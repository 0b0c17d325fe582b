import { clampFrame } from '../model/time.ts';
import { isInSpan, type ActionNode, type CompositionNode } from '../state/nodes.ts';
import { allowForJitter, framesSince, lastFrameTime, timeOfFrame } from './anchor.ts';
import { beginSpan, createNestedTimelines, frameOf } from './nested-timelines.ts';
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
import { isEnd, isRest, nextRest } from './rest-frames.ts';

interface MoverContext {
  /** The time of the clock, in milliseconds. */
  readonly now: () => number;
  /** Whether this turn comes exactly when it's due, so there's no jitter. */
  readonly isExact: () => boolean;
  /** Runs a frame action. It never throws. */
  readonly run: (composition: CompositionNode, action: ActionNode) => void;
  /** Whether a stop command is waiting for its middleware. If so, reverse playback that reaches frame 0 hides the composition. */
  readonly isStopPending: (composition: CompositionNode) => boolean;
}

interface Moment {
  readonly time: number;
  readonly isSteady: boolean;
}

/** Creates what moves the playheads of a template from frame to frame. It doesn't paint anything. */
export function createMover({ now, isExact, run, isStopPending }: MoverContext) {
  /** The compositions and frames that were jumped to in this turn. Actions that jump in circles continue at the next tick. */
  const turn = new Set<string>();
  /** The compositions that got a command while an action was running. */
  const pending = new Set<CompositionNode>();
  let actionsRunning = 0;
  /** The current moment, which is when the frame that's being entered was due. Anything that it starts has been playing since then. */
  let moment: Moment | undefined;

  const { follow, anchorTimed } = createNestedTimelines(() => moment?.time ?? now());

  /** Restarts the clock at the active frame, counting from the current moment. */
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

  /** Starts a detached composition because its layer's span starts. */
  function startDetached(nested: CompositionNode): void {
    makeReady(nested.playhead);
    move(nested, 0, 'seek');
    start(nested, false);
    settle(nested);
  }

  /** Enters the frames of an attached composition, up to the frame that its parent gives. */
  function enterAttached(nested: CompositionNode, target: number, parentFps: number, isJump: boolean): void {
    const { playhead } = nested;
    // There are more frames than fit into a frame of the parent, so the timing has changed and the frames in between were never shown.
    const maxFrames = Math.ceil(nested.fps / parentFps);
    if (isJump || playhead.frame > target || playhead.frame + maxFrames < target) {
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

  /** Enters everything nested at the composition's active frame. `isJump` means that the previous frame wasn't played. */
  function enterNested(composition: CompositionNode, isJump: boolean): void {
    const { playhead } = composition;
    const { frame } = playhead;
    for (const layer of composition.layers) {
      const { nested, timed } = layer.element;
      const isStart = frame === layer.startFrame;
      layer.wasActive = isInSpan(layer, frame);
      if (timed?.isFollowing) timed.position = frame - layer.startFrame;
      else if (timed?.isPlaying && !timed.isMoved && isStart) anchorTimed(timed, 0);
      if (!nested) continue;
      if (!layer.wasActive) {
        rest(nested.playhead);
      } else if (isFollowing(nested.playhead)) {
        if (isStart) nested.playhead.entered = -1;
        enterAttached(nested, frameOf(nested, layer, frame), composition.fps, isJump || isStart);
      } else if (isStart && !nested.playhead.isMoved && !nested.playhead.isParked) {
        startDetached(nested);
      }
      if (playhead.entered !== frame) return;
    }
  }

  /** Runs the action of the active frame, then the actions of nested compositions. */
  function enter(composition: CompositionNode, isJump: boolean): void {
    const { playhead } = composition;
    const { frame } = playhead;
    const { state } = playhead;
    playhead.entered = frame;
    // This comes before the action, because the action may move what starts here.
    for (const layer of composition.layers) if (layer.startFrame === frame) beginSpan(layer);
    const action = composition.actions.get(frame);
    if (action) {
      actionsRunning += 1;
      run(composition, action);
      actionsRunning -= 1;
      if (playhead.state !== state && frame < playhead.firstJump) playhead.firstJump = frame;
    }
    if (playhead.entered === frame) enterNested(composition, isJump);
  }

  /** Enters the frames that commands have left to enter, including jumps by actions. */
  function settle(composition: CompositionNode): void {
    pending.add(composition);
    if (actionsRunning > 0) return;
    for (const next of pending) {
      pending.delete(next);
      const { playhead } = next;
      for (let at; isPending(playhead) && !turn.has((at = `${playhead.frame} ${next.id}`));) {
        const { state } = playhead;
        turn.add(at);
        enter(next, true);
        if (playhead.state === state && isRest(next, playhead.frame) && !isStopping(playhead)) end(next);
      }
    }
  }

  /** Starts playback at the active frame, and enters it unless it has been entered already. */
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
  function jump(composition: CompositionNode, frame: number, reason: 'seek' | 'shift'): void {
    const { playhead } = composition;
    playhead.frame = frame;
    playhead.entered = -1;
    playhead.interruption = undefined;
    follow(composition, reason);
  }

  function move(composition: CompositionNode, frame: number, reason: 'seek' | 'shift'): void {
    rest(composition.playhead);
    jump(composition, frame, reason);
  }

  /**
   * Plays forward up to a frame and enters each frame on the way, until an action moves the playhead or playback reaches a rest.
   * @param due - Returns when a frame is due.
   * @returns Whether an action has moved the playhead.
   */
  function forward(composition: CompositionNode, target: number, due: (frame: number) => Moment): boolean {
    const { playhead } = composition;
    while (isMoving(playhead) && playhead.frame < target) {
      const { state } = playhead;
      // This may only now have become the end, because a duration or an outro was written.
      if (isEnd(composition, playhead.frame)) {
        end(composition);
        return false;
      }
      playhead.frame += 1;
      moment = due(playhead.frame);
      enter(composition, false);
      if (playhead.state !== state) return true;
      // The last frame of an outro is shown too. The frame after it hides the composition.
      if (isRest(composition, playhead.frame) && !isStopping(playhead)) end(composition);
    }
    return false;
  }

  /** Plays backward to a frame. No actions run. */
  function backward(composition: CompositionNode, target: number): void {
    const { playhead } = composition;
    jump(composition, Math.max(0, target), 'shift');
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
    /** Moves a playing composition to the frame that the clock gives. */
    tick(composition: CompositionNode): void {
      const { playhead, fps } = composition;
      const { state } = playhead;
      if (state.status !== 'playing') return;
      const time = now();
      if (!isExact() && !state.anchor.isSteady) state.anchor = allowForJitter(state.anchor, time, fps);
      const first = state.anchor;
      const restart = { time: lastFrameTime(first, time, fps), isSteady: first.isSteady };
      const passed = framesSince(first, time, fps);
      let isMoved = isPending(playhead);
      if (state.isReverse) {
        backward(composition, first.frame - passed);
      } else if (!isMoved) {
        isMoved = forward(composition, first.frame + passed, (frame) => ({
          time: timeOfFrame(first, frame - first.frame, fps),
          isSteady: first.isSteady,
        }));
      }
      // An action has moved the playhead, so the clock restarts there.
      moment = restart;
      if (isMoved) anchor(composition);
      settle(composition);
      moment = undefined;
    },
    /** Continues playback to the next rest without waiting for the clock. */
    rush(composition: CompositionNode): void {
      const { playhead } = composition;
      const { state } = playhead;
      if (state.status !== 'playing' || state.isReverse) return;
      const target = nextRest(composition, playhead.frame + 1) + +state.isStopping;
      const end = now();
      // Anything that starts on the way has been playing since then, as if the frames had taken their normal time.
      forward(composition, target, (frame) => ({
        time: end - ((target - frame) * 1000) / composition.fps,
        isSteady: false,
      }));
      moment = undefined;
      anchor(composition);
    },
    /** Changes the timing and keeps everything that depends on it in place. */
    retime(composition: CompositionNode, change: () => void): void {
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
        playhead.state = {
          ...state,
          anchor: { time: lastFrameTime(state.anchor, time, fps), frame, isSteady },
        };
      }
      if (composition.fps !== fps) {
        for (const { element } of composition.layers)
          if (element.timed?.isPlaying) anchorTimed(element.timed, element.timed.position);
      }
      let top = composition;
      while (top.shownBy && isFollowing(top.playhead)) top = top.shownBy.composition;
      follow(top, actionsRunning > 0 && isMoving(top.playhead) ? 'lead' : 'resume');
    },
    /** Returns when a composition's next frame is due after a time. */
    nextDue({ playhead: { state }, fps }: CompositionNode, time: number): number {
      if (state.status !== 'playing') return Infinity;
      return timeOfFrame(state.anchor, framesSince(state.anchor, time, fps) + 1, fps);
    },
    /** Whether an action is running, so a command belongs to the moment that's being played. */
    isBusy: (): boolean => actionsRunning > 0,
    /** Begins a turn, so a frame that was entered can be entered again. */
    beginTurn: (): void => {
      if (actionsRunning === 0) turn.clear();
    },
  };
}
