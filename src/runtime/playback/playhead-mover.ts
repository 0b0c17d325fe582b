import { clampFrame } from '../model/time.ts';
import type { CompositionNode } from '../state/nodes.ts';
import { allowForJitter, framesSince, lastFrameTime, timeOfFrame, type Anchor } from './anchor.ts';
import { createFrameEntry, forward, type RunAction } from './frame-entry.ts';
import { anchorAt, jumpTo, type Moment } from './moves.ts';
import { anchorPlaying, follow } from './nested-timelines.ts';
import { hide, isFollowing, isMoving, isPending, isStopping, rest } from './playhead.ts';
import { nextRest } from './rest-frames.ts';

interface MoverContext {
  /** The time of the clock, in milliseconds. */
  readonly now: () => number;
  /** Whether this turn comes exactly when it's due, so there's no jitter. */
  readonly isExact: () => boolean;
  readonly run: RunAction;
  /** Whether a stop waits for its middleware. If so, playing in reverse to frame 0 hides the composition. */
  readonly isStopPending: (composition: CompositionNode) => boolean;
}

/** Creates what moves the playheads of a template from frame to frame. It doesn't paint anything. */
export function createMover({ now, isExact, run, isStopPending }: MoverContext) {
  let played: Moment | undefined;
  const moment = (): Moment => played ?? { time: now(), isSteady: false };
  const frames = createFrameEntry(moment, run);

  /** Plays forward to a frame, which is due as the anchor says. Returns whether an action has moved it. */
  const play = (composition: CompositionNode, target: number, first: Anchor): boolean =>
    forward(frames, composition, target, (due) => {
      played = { time: timeOfFrame(first, due - first.frame, composition.fps), isSteady: first.isSteady };
    });

  /** Plays backward to a frame. No actions run. */
  function backward(composition: CompositionNode, target: number): void {
    const { playhead } = composition;
    jumpTo(composition, Math.max(0, target), 'shift', moment().time);
    if (playhead.frame > 0) return;
    if (isStopping(playhead) || isStopPending(composition)) hide(playhead);
    else rest(playhead);
  }

  return {
    ...frames,
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
      if (state.isReverse) backward(composition, first.frame - passed);
      else if (!isMoved) isMoved = play(composition, first.frame + passed, first);

      // An action has moved the playhead, so the clock restarts there.
      played = restart;
      if (isMoved) anchorAt(composition, restart);
      frames.settle(composition);
      played = undefined;
    },
    /** Continues playback to the next rest without waiting for the clock. */
    rush(composition: CompositionNode): void {
      const { playhead } = composition;
      const { state } = playhead;
      if (state.status !== 'playing' || state.isReverse) return;
      const target = nextRest(composition, playhead.frame + 1) + +state.isStopping;
      // Anything that starts on the way has been playing since then, as if the frames had taken their time.
      play(composition, target, { time: now(), frame: target, isSteady: false });
      played = undefined;
      anchorAt(composition, moment());
    },
    /** Changes the timing and keeps everything that depends on it in place. */
    retime(composition: CompositionNode, change: () => void): void {
      const { playhead, fps } = composition;
      const { state } = playhead;
      const { time } = moment();
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
      if (composition.fps !== fps) anchorPlaying(composition, time);
      let top = composition;
      while (top.shownBy && isFollowing(top.playhead)) top = top.shownBy.composition;
      follow(top, frames.isBusy() && isMoving(top.playhead) ? 'lead' : 'resume', time);
    },
    /** Returns when a composition's next frame is due after a time. */
    nextDue({ playhead: { state }, fps }: CompositionNode, time: number): number {
      if (state.status !== 'playing') return Infinity;
      return timeOfFrame(state.anchor, framesSince(state.anchor, time, fps) + 1, fps);
    },
  };
}
