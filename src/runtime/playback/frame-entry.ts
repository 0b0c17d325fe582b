import { isInSpan, type ActionNode, type CompositionNode, type LayerNode } from '../state/nodes.ts';
import { endPlayback, moveTo, startAt, type Moment } from './moves.ts';
import { anchorTimed, beginSpan, frameOf } from './nested-timelines.ts';
import { isFollowing, isMoving, isPending, isStopping, makeReady, rest } from './playhead.ts';
import { isEnd, isRest } from './rest-frames.ts';

/** Runs a frame action. It never throws. */
export type RunAction = (composition: CompositionNode, action: ActionNode) => void;

interface Entry {
  /** Returns when the frame that's being entered was due. Anything that it starts has played since then. */
  readonly moment: () => Moment;
  readonly run: RunAction;
  /** Enters the frames that commands have left to enter, including jumps by actions. */
  readonly settle: (composition: CompositionNode) => void;
  /** Whether an action is running, so a command belongs to the moment that's being played. */
  readonly isBusy: () => boolean;
  /** Begins a turn, so a frame that was entered can be entered again. */
  readonly beginTurn: () => void;
}

/** Starts a detached composition because its layer's span starts. */
function startDetached(entry: Entry, nested: CompositionNode): void {
  makeReady(nested.playhead);
  moveTo(nested, 0, 'seek', entry.moment().time);
  startAt(nested, false, entry.moment());
  entry.settle(nested);
}

/** Whether more frames are skipped than fit into one of the parent's, which means that timing has changed. */
const isJumpTo = (
  { playhead: { frame }, fps }: CompositionNode,
  target: number,
  parentFps: number,
): boolean => frame > target || frame + Math.ceil(fps / parentFps) < target;

/** Enters the frames of an attached composition, up to the frame that its parent gives. */
function enterAttached(entry: Entry, nested: CompositionNode, target: number, isJump: boolean): void {
  const { playhead } = nested;
  if (isJump) {
    if (playhead.entered === target) return;
    playhead.frame = target;
    enter(entry, nested, true);
    return;
  }
  while (playhead.frame < target && isFollowing(playhead)) {
    playhead.frame += 1;
    enter(entry, nested, false);
  }
}

/** Enters what a layer shows at its composition's active frame. */
function enterLayer(entry: Entry, layer: LayerNode, isJump: boolean): void {
  const { composition } = layer;
  const { frame } = composition.playhead;
  const { nested, timed } = layer.element;
  const isStart = frame === layer.startFrame;
  layer.wasActive = isInSpan(layer, frame);
  if (timed?.isFollowing) timed.position = frame - layer.startFrame;
  else if (timed?.isPlaying && !timed.isMoved && isStart) anchorTimed(timed, 0, entry.moment().time);
  if (!nested) return;
  const { playhead } = nested;
  if (!layer.wasActive) {
    rest(playhead);
  } else if (isFollowing(playhead)) {
    if (isStart) playhead.entered = -1;
    const target = frameOf(nested, layer, frame);
    enterAttached(entry, nested, target, isJump || isStart || isJumpTo(nested, target, composition.fps));
  } else if (isStart && !playhead.isMoved && !playhead.isParked) {
    startDetached(entry, nested);
  }
}

/**
 * Runs the action of the active frame, then the actions of nested compositions, and goes where they send it.
 * @param isJump - Whether the previous frame wasn't played.
 */
function enter(entry: Entry, composition: CompositionNode, isJump: boolean): void {
  const { playhead, layers } = composition;
  const { frame, state } = playhead;
  playhead.entered = frame;
  // This comes before the action, because the action may move what starts here.
  for (const layer of layers) if (layer.startFrame === frame) beginSpan(layer);
  const action = composition.actions.get(frame);
  if (action) {
    entry.run(composition, action);
    if (playhead.state !== state && frame < playhead.firstJump) playhead.firstJump = frame;
  }
  for (const layer of layers) if (playhead.entered === frame) enterLayer(entry, layer, isJump);
}

/** Ends playback if the frame that it has just entered is a rest. During a stop, the last frame is shown. */
function endAtRest(composition: CompositionNode): void {
  const { playhead } = composition;
  if (isRest(composition, playhead.frame) && !isStopping(playhead)) endPlayback(composition);
}

/**
 * Plays forward up to a frame and enters each frame on the way, until an action moves the playhead or
 * playback rests.
 * @param begin - Called before each frame is entered.
 * @returns Whether an action has moved the playhead.
 */
export function forward(
  entry: Entry,
  composition: CompositionNode,
  target: number,
  begin: (frame: number) => void,
): boolean {
  const { playhead } = composition;
  while (isMoving(playhead) && playhead.frame < target) {
    const { state } = playhead;
    // This may only now have become the end, because a duration or an outro was written.
    if (isEnd(composition, playhead.frame)) {
      endPlayback(composition);
      return false;
    }
    playhead.frame += 1;
    begin(playhead.frame);
    enter(entry, composition, false);
    if (playhead.state !== state) return true;
    endAtRest(composition);
  }
  return false;
}

/** Creates what enters frames, and remembers what it has entered in a turn and what's still to be entered. */
export function createFrameEntry(moment: () => Moment, runAction: RunAction): Entry {
  /** The compositions and frames jumped to in this turn. Actions that jump in circles wait for the next. */
  const turn = new Set<string>();
  /** The compositions that got a command while an action was running. */
  const pending = new Set<CompositionNode>();
  let actionsRunning = 0;
  const entry: Entry = {
    moment,
    run(composition, action) {
      actionsRunning += 1;
      runAction(composition, action);
      actionsRunning -= 1;
    },
    settle(composition) {
      pending.add(composition);
      if (actionsRunning > 0) return;
      for (const next of pending) {
        pending.delete(next);
        const { playhead } = next;
        for (let at; isPending(playhead) && !turn.has((at = `${playhead.frame} ${next.id}`));) {
          const { state } = playhead;
          turn.add(at);
          enter(entry, next, true);
          if (playhead.state === state) endAtRest(next);
        }
      }
    },
    isBusy: () => actionsRunning > 0,
    beginTurn() {
      if (actionsRunning === 0) turn.clear();
    },
  };
  return entry;
}
