import { isInSpan, type ActionNode, type CompositionNode } from '../state/nodes.ts';
import type { Anchor } from './anchor.ts';
import { beginSpan, createNestedTimelines, frameOf } from './nested-timelines.ts';
import { hide, isFollowing, isMoving, isPending, isStopping, makeReady, rest } from './playhead.ts';
import { isEnd, isRest } from './rest-frames.ts';

/** When a frame was due. */
export type Moment = Omit<Anchor, 'frame'>;

/** Runs a frame action. It never throws. */
export type RunAction = (composition: CompositionNode, action: ActionNode) => void;

/**
 * Creates what enters frames: it runs their actions, first the composition's own and then the nested ones,
 * and goes where they send it.
 * @param moment - Returns when the frame that's being entered was due. Anything that it starts has been
 *   playing since then.
 */
export function createFrameEntry(moment: () => Moment, run: RunAction) {
  /**
   * The compositions and frames that were jumped to in this turn. Actions that jump in circles continue at
   * the next tick.
   */
  const turn = new Set<string>();
  /** The compositions that got a command while an action was running. */
  const pending = new Set<CompositionNode>();
  let actionsRunning = 0;

  const timelines = createNestedTimelines(() => moment().time);
  const { follow, anchorTimed } = timelines;

  /** Restarts the clock at the active frame, counting from the current moment. */
  function anchor({ playhead }: CompositionNode): void {
    if (playhead.state.status === 'playing') playhead.state.anchor = { ...moment(), frame: playhead.frame };
  }

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
    // There are more frames than fit into a frame of the parent, so the timing has changed and the frames in
    // between were never shown.
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

  /**
   * Enters everything nested at the composition's active frame. `isJump` means that the previous frame wasn't
   * played.
   */
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
    const { frame, state } = playhead;
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
      anchor: { ...moment(), frame },
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
   * Plays forward up to a frame and enters each frame on the way, until an action moves the playhead or
   * playback reaches a rest.
   * @param begin - Called before each frame is entered.
   * @returns Whether an action has moved the playhead.
   */
  function forward(composition: CompositionNode, target: number, begin: (frame: number) => void): boolean {
    const { playhead } = composition;
    while (isMoving(playhead) && playhead.frame < target) {
      const { state } = playhead;
      // This may only now have become the end, because a duration or an outro was written.
      if (isEnd(composition, playhead.frame)) {
        end(composition);
        return false;
      }
      playhead.frame += 1;
      begin(playhead.frame);
      enter(composition, false);
      if (playhead.state !== state) return true;
      // The last frame of an outro is shown too. The frame after it hides the composition.
      if (isRest(composition, playhead.frame) && !isStopping(playhead)) end(composition);
    }
    return false;
  }

  return {
    ...timelines,
    anchor,
    forward,
    jump,
    move,
    settle,
    start,
    /** Whether an action is running, so a command belongs to the moment that's being played. */
    isBusy: (): boolean => actionsRunning > 0,
    /** Begins a turn, so a frame that was entered can be entered again. */
    beginTurn: (): void => {
      if (actionsRunning === 0) turn.clear();
    },
  };
}
