import { clampFrame, floor } from '../model/time.ts';
import { isInSpan, type CompositionNode, type LayerNode } from '../state/nodes.ts';
import { isFollowing, makeReady, type TimedPlayhead } from './playhead.ts';
import { nextRest } from './rest-frames.ts';

/**
 * The reason why nested timelines are moved:
 *
 * - `seek`: to another frame. What plays on its own goes where uninterrupted playback would have put it.
 * - `shift`: to another frame. What plays on its own keeps playing while its layer stays on screen.
 * - `resume`: the timing has changed, or playback continues. No frame is entered again.
 * - `lead`: the timing has changed while a frame is being entered. What follows enters frames to get there.
 */
type Reason = 'seek' | 'shift' | 'resume' | 'lead';

/** Returns the frame of a nested composition for a frame of its parent. */
export const frameOf = ({ fps, duration }: CompositionNode, layer: LayerNode, parentFrame: number): number =>
  clampFrame(floor(((parentFrame - layer.startFrame) * fps) / layer.composition.fps), duration);

/** Forgets what code has moved, because the layer's span starts. */
export function beginSpan({ element: { nested, timed } }: LayerNode): void {
  if (nested) nested.playhead.isMoved = false;
  if (timed) timed.isMoved = false;
}

/** The Lottie elements and image sequences of a composition that play on their own. */
export const playing = ({ layers }: CompositionNode): TimedPlayhead[] =>
  layers.flatMap(({ element: { timed } }) => (timed?.isPlaying ? timed : []));

/** Moves the playhead of a Lottie element or an image sequence. The clock counts from `now`. */
export function anchorTimed(timed: TimedPlayhead, position: number, now: number): void {
  timed.position = timed.anchorPosition = position;
  timed.anchorTime = now;
}

/**
 * Moves a detached composition to the frame that uninterrupted playback would have reached, or to the rest
 * before it. If there's code at the rest, the next tick runs it, because it may let the composition loop.
 */
function placeDetached(nested: CompositionNode, time: number, isActive: boolean, now: number): void {
  const { playhead, fps } = nested;
  const frame = floor(time);
  if (frame < 0) {
    // Its layer's span hasn't started, so it hasn't played.
    makeReady(playhead);
    playhead.frame = 0;
    playhead.entered = -1;
    return;
  }
  playhead.state = { status: 'resting', isStopping: false };
  const end = Math.min(nextRest(nested, 0), playhead.firstJump);
  const isPending = frame >= end && playhead.entered !== end && nested.actions.get(end)?.run;
  playhead.frame = Math.min(frame, end);
  playhead.entered = isPending ? -1 : playhead.frame;
  if (!isActive || (frame >= end && !isPending)) return;
  const anchor = { time: now - ((time - frame) * 1000) / fps, frame: playhead.frame, isSteady: false };
  playhead.state = { status: 'playing', isStopping: false, isReverse: false, anchor };
}

/**
 * Moves everything nested to match the composition's active frame.
 * @param now - The time of this turn, in milliseconds.
 * @param time - The frame, including fractions, that the composition would have reached if it didn't rest
 * or end. Anything that plays on its own in it keeps playing when the composition rests or has ended.
 */
export function follow(
  composition: CompositionNode,
  reason: Reason,
  now: number,
  time = composition.playhead.frame,
): void {
  const { frame, entered } = composition.playhead;
  for (const layer of composition.layers) {
    const { nested, timed } = layer.element;
    const isActive = isInSpan(layer, frame);
    const wasActive = layer.wasActive && isActive;
    layer.wasActive = isActive;
    if (!wasActive) beginSpan(layer);
    /** Whether something that plays on its own keeps its position. */
    const stays = (free: { isMoved: boolean }): boolean => free.isMoved || (wasActive && reason !== 'seek');
    const since = time - layer.startFrame;
    if (timed?.isFollowing) timed.position = frame - layer.startFrame;
    else if (timed?.isPlaying && !stays(timed)) anchorTimed(timed, Math.max(0, floor(since)), now);
    if (!nested) continue;
    const { playhead } = nested;
    const inner = (since * nested.fps) / composition.fps;
    if (!isFollowing(playhead)) {
      if (playhead.isParked || stays(playhead)) continue;
      placeDetached(nested, inner, isActive, now);
    } else if (reason !== 'lead') {
      playhead.frame = frameOf(nested, layer, frame);
      playhead.entered = reason === 'resume' && entered === frame ? playhead.frame : -1;
    }
    follow(nested, reason, now, inner);
  }
}

/** Lets everything that plays on its own continue from its current position. */
export function anchorPlaying(composition: CompositionNode, now: number): void {
  for (const timed of playing(composition)) anchorTimed(timed, timed.position, now);
}
