import { HAS_NESTED, HAS_TIMED } from '../carried.ts';
import { clampFrame, floor, nestedFrame } from '../model/time.ts';
import { isInSpan, type CompositionNode, type LayerNode } from '../state/nodes.ts';
import { isFollowing, type TimedPlayhead } from './playhead.ts';
import { nextRest } from './rests.ts';

/**
 * Why nested timelines are put in place:
 *
 * - `seek`: the composition was put on another frame. What plays on its own goes where uninterrupted play would have it.
 * - `shift`: the composition was put on another frame. What plays on its own keeps playing while its layer stays on screen.
 * - `resume`: times have changed, or playback continues. The composition stays on its frame, and nothing is entered again.
 * - `lead`: times have changed while a frame is being entered. What follows is led there by entering.
 */
type Reason = 'seek' | 'shift' | 'resume' | 'lead';

/** What puts nested timelines where their parent has them. No action runs. */
export interface Follower {
  /** Puts what is nested where the composition's active frame has it. */
  readonly follow: (composition: CompositionNode, reason: Reason) => void;
  /** Moves the playhead of a Lottie element or an image sequence; the clock counts on from there. */
  readonly anchorTimed: (timed: TimedPlayhead, position: number) => void;
}

/** The frame at which a nested composition is when its parent is at one. */
export const frameOf = (nested: CompositionNode, layer: LayerNode, parentFrame: number): number =>
  clampFrame(nestedFrame(parentFrame, layer.startFrame, nested.fps, layer.composition.fps), nested.duration);

/** Makes the follower of a template. `now` gives the time of this turn, in milliseconds. */
export function createFollower(now: () => number): Follower {
  function anchorTimed(timed: TimedPlayhead, position: number): void {
    timed.position = position;
    timed.anchorPosition = position;
    timed.anchorTime = now();
  }

  /** Puts a detached composition on the frame to which uninterrupted play would have brought it, or on its rest before. */
  function place(nested: CompositionNode, time: number, isActive: boolean): void {
    const { playhead, fps } = nested;
    const frame = floor(time);
    playhead.state = { status: 'resting', isStopping: false };
    const end = nextRest(nested, 0);
    playhead.frame = clampFrame(frame, end + 1);
    playhead.entered = playhead.frame;
    if (!isActive || frame >= end) return;
    // Before the span starts there's no part of a frame that has passed.
    const part = Math.max(0, time - playhead.frame);
    const anchor = { time: now() - (part * 1000) / fps, frame: playhead.frame, isSteady: false };
    playhead.state = { status: 'playing', isStopping: false, isReverse: false, anchor };
  }

  /**
   * @param time - The frame, parts of it included, that the composition would have come to without rests and its end: what plays on
   * its own in it keeps playing when the composition rests or is over.
   */
  function follow(composition: CompositionNode, reason: Reason, time = composition.playhead.frame): void {
    if (!HAS_NESTED && !HAS_TIMED) return;
    const { frame, entered } = composition.playhead;
    for (const layer of composition.layers) {
      const { nested, timed } = layer.element;
      const isActive = isInSpan(layer, frame);
      const stays = reason !== 'seek' && layer.wasActive && isActive;
      layer.wasActive = isActive;
      const since = time - layer.startFrame;
      if (HAS_TIMED && timed?.isFollowing) timed.position = frame - layer.startFrame;
      else if (HAS_TIMED && timed?.isPlaying && !stays) anchorTimed(timed, Math.max(0, floor(since)));
      if (!HAS_NESTED || !nested) continue;
      const { playhead } = nested;
      const inner = (since * nested.fps) / composition.fps;
      if (!isFollowing(playhead)) {
        if (stays) continue;
        place(nested, inner, isActive);
      } else if (reason !== 'lead') {
        playhead.frame = frameOf(nested, layer, frame);
        playhead.entered = reason === 'resume' && entered === frame ? playhead.frame : -1;
      }
      follow(nested, reason, inner);
    }
  }

  return { follow, anchorTimed };
}
