import { HAS_NESTED, HAS_TIMED } from '../carried.ts';
import { clampFrame, floor, nestedFrame } from '../model/time.ts';
import { isInSpan, type ActionNode, type CompositionNode, type LayerNode } from '../state/nodes.ts';
import type { Playhead, TimedPlayhead } from './playhead.ts';
import { isEnd, isRest, nextRest } from './rests.ts';

/** What moving playheads needs from outside. */
export interface MoverContext {
  /** The time of this turn, in milliseconds. */
  readonly now: () => number;
  /** Runs a frame action; never throws. */
  readonly run: (composition: CompositionNode, action: ActionNode) => void;
}

/** Moves playheads from frame to frame; knows no clock and paints nothing. */
export interface Mover {
  /** Lets the clock go on from the active frame. */
  readonly anchor: (playhead: Playhead) => void;
  readonly anchorTimed: (timed: TimedPlayhead, position: number) => void;
  readonly rest: (playhead: Playhead) => void;
  readonly hide: (playhead: Playhead) => void;
  /** Begins to play from the active frame, entering it unless it was entered already. */
  readonly start: (composition: CompositionNode, isReverse: boolean) => void;
  /** Goes to a frame and rests there. `isSeek`: what plays by itself is put where uninterrupted play would have it. */
  readonly move: (composition: CompositionNode, frame: number, isSeek: boolean) => void;
  /** Plays forward up to a frame, entering each, until an action moves the playhead or a rest is reached. */
  readonly forward: (composition: CompositionNode, target: number) => void;
  /** Plays backward to a frame; no action runs. */
  readonly backward: (composition: CompositionNode, target: number) => void;
  /** Enters the frames that commands have left to be entered, jumps of actions included. */
  readonly settle: (composition: CompositionNode) => void;
  /** Puts what is nested where the composition's active frame wants it. */
  readonly follow: (composition: CompositionNode, before: number, isSeek: boolean) => void;
  /** Ends a turn: a frame that was entered may be entered again. */
  readonly endTurn: () => void;
}

/** The frame at which a nested composition is when its parent is at one. */
const frameOf = (nested: CompositionNode, layer: LayerNode, parentFrame: number): number =>
  clampFrame(nestedFrame(parentFrame, layer.startFrame, nested.fps, layer.composition.fps), nested.duration);

/** Makes the mover of a template. */
export function createMover({ now, run }: MoverContext): Mover {
  /** Compositions and frames jumped to in this turn: actions that jump in a circle go on at the next tick. */
  const turn = new Set<string>();
  /** Compositions that were commanded while an action ran. */
  const waiting = new Set<CompositionNode>();
  let actionsRunning = 0;
  /** How long ago the frame that is being entered was due, in milliseconds: what it starts has played since then. */
  let late = 0;

  function anchor(playhead: Playhead): void {
    playhead.anchorTime = now() - late;
    playhead.anchorFrame = playhead.frame;
    playhead.isPhased = false;
  }

  function anchorTimed(timed: TimedPlayhead, position: number): void {
    timed.position = position;
    timed.anchorPosition = position;
    timed.anchorTime = now() - late;
  }

  function rest(playhead: Playhead): void {
    playhead.isPlaying = false;
    playhead.isPending = false;
    playhead.epoch += 1;
  }

  function hide(playhead: Playhead): void {
    rest(playhead);
    playhead.isVisible = false;
    playhead.hasPlayed = false;
    playhead.stop = 'none';
  }

  function end({ playhead }: CompositionNode): void {
    if (playhead.stop === 'outro') hide(playhead);
    else rest(playhead);
  }

  /** Puts a composition that plays by itself on the frame to which uninterrupted play would have brought it, or on its rest before. */
  function place(nested: CompositionNode, frame: number, isActive: boolean): void {
    const { playhead } = nested;
    const target = nextRest(nested, 0);
    hide(playhead);
    playhead.isVisible = true;
    playhead.frame = clampFrame(frame, target + 1);
    playhead.entered = playhead.frame;
    playhead.isReverse = false;
    playhead.hasPlayed = true;
    playhead.isPlaying = isActive && frame < target;
    anchor(playhead);
  }

  /**
   * @param time - The frame, parts of it too, that the composition would have come to without rests and end: what plays by itself in it
   * goes on when the composition rests or is over.
   */
  function follow(
    composition: CompositionNode,
    before: number,
    isSeek: boolean,
    time = composition.playhead.frame,
  ): void {
    if (!HAS_NESTED && !HAS_TIMED) return;
    const { frame } = composition.playhead;
    for (const layer of composition.layers) {
      const { nested, timed } = layer.element;
      const isActive = isInSpan(layer, frame);
      const stays = !isSeek && isInSpan(layer, before) && isActive;
      const since = time - layer.startFrame;
      if (HAS_TIMED && timed?.isFollowing) timed.position = frame - layer.startFrame;
      else if (HAS_TIMED && timed?.isPlaying && !stays) anchorTimed(timed, Math.max(0, floor(since)));
      if (!HAS_NESTED || !nested || (nested.playhead.isDetached && stays)) continue;
      const { playhead } = nested;
      const nestedBefore = playhead.frame;
      const inner = (since * nested.fps) / composition.fps;
      if (playhead.isDetached) place(nested, floor(inner), isActive);
      else {
        playhead.frame = frameOf(nested, layer, frame);
        playhead.entered = -1;
      }
      follow(nested, nestedBefore, isSeek, inner);
    }
  }

  /** Starts a composition that plays by itself, since its layer's span begins. */
  function begin(nested: CompositionNode): void {
    hide(nested.playhead);
    move(nested, 0, true);
    start(nested, false);
    settle(nested);
  }

  /** Enters the frames of an attached composition up to the one that its parent gives. */
  function lead(nested: CompositionNode, target: number, isJump: boolean): void {
    const { playhead } = nested;
    if (isJump || playhead.frame > target) {
      if (playhead.entered === target) return;
      playhead.frame = target;
      enter(nested, true);
      return;
    }
    while (playhead.frame < target && !playhead.isDetached) {
      playhead.frame += 1;
      enter(nested, false);
    }
  }

  /** Enters what is nested at the composition's active frame. `isJump`: the frame before it was not played. */
  function enterNested(composition: CompositionNode, isJump: boolean): void {
    if (!HAS_NESTED && !HAS_TIMED) return;
    const { playhead } = composition;
    const { frame } = playhead;
    for (const layer of composition.layers) {
      const { nested, timed } = layer.element;
      const isStart = frame === layer.startFrame;
      if (HAS_TIMED && timed?.isFollowing) timed.position = frame - layer.startFrame;
      else if (HAS_TIMED && timed?.isPlaying && isStart) anchorTimed(timed, 0);
      if (!HAS_NESTED || !nested) continue;
      if (!isInSpan(layer, frame)) {
        if (nested.playhead.isPlaying) rest(nested.playhead);
      } else if (!nested.playhead.isDetached) {
        if (isStart) nested.playhead.entered = -1;
        lead(nested, frameOf(nested, layer, frame), isJump || isStart);
      } else if (isStart && !waiting.has(nested)) begin(nested);
      if (playhead.entered !== frame) return;
    }
  }

  /** Runs the action of the active frame, then those of what is nested. */
  function enter(composition: CompositionNode, isJump: boolean): void {
    const { playhead } = composition;
    const { frame } = playhead;
    playhead.entered = frame;
    playhead.isPending = false;
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
      for (let at; playhead.isPending && !turn.has((at = `${playhead.frame} ${next.id}`));) {
        const { epoch } = playhead;
        turn.add(at);
        enter(next, true);
        if (playhead.epoch === epoch && isRest(next, playhead.frame) && playhead.stop !== 'outro') end(next);
      }
    }
  }

  function start(composition: CompositionNode, isReverse: boolean): void {
    const { playhead } = composition;
    playhead.isVisible = true;
    playhead.hasPlayed = true;
    if (playhead.isPlaying && playhead.isReverse === isReverse) return;
    playhead.epoch += 1;
    playhead.isPlaying = true;
    playhead.isReverse = isReverse;
    anchor(playhead);
    if (isReverse) playhead.isPending = false;
    else if (playhead.entered !== playhead.frame) playhead.isPending = true;
    else if (isEnd(composition, playhead.frame)) end(composition);
  }

  /** Moves the playhead without entering a frame. */
  function shift(composition: CompositionNode, frame: number, isSeek: boolean): void {
    const { playhead } = composition;
    const before = playhead.frame;
    playhead.frame = frame;
    playhead.entered = -1;
    follow(composition, before, isSeek);
  }

  function move(composition: CompositionNode, frame: number, isSeek: boolean): void {
    rest(composition.playhead);
    shift(composition, frame, isSeek);
  }

  return {
    anchor,
    anchorTimed,
    rest,
    hide,
    start,
    move,
    settle,
    follow,
    forward(composition, target) {
      const { playhead } = composition;
      while (playhead.isPlaying && playhead.frame < target) {
        // It may have become the end only now, when a duration or an outro was written.
        if (isEnd(composition, playhead.frame)) return end(composition);
        const { epoch } = playhead;
        playhead.frame += 1;
        late = ((target - playhead.frame) * 1000) / composition.fps;
        enter(composition, false);
        late = 0;
        if (playhead.epoch !== epoch) return;
        // The last frame of an outro is seen, too: the next one hides it.
        if (isRest(composition, playhead.frame) && playhead.stop !== 'outro') end(composition);
      }
    },
    backward(composition, target) {
      const { playhead } = composition;
      shift(composition, Math.max(0, target), false);
      if (playhead.frame > 0) return;
      if (playhead.stop === 'none') rest(playhead);
      else hide(playhead);
    },
    endTurn: () => {
      if (actionsRunning === 0) turn.clear();
    },
  };
}
