import type { CompositionNode } from '../state/nodes.ts';
import type { Anchor } from './anchor.ts';
import { follow } from './nested-timelines.ts';
import { hide, isStopping, rest } from './playhead.ts';
import { isEnd } from './rest-frames.ts';

/** When a frame was due. */
export type Moment = Omit<Anchor, 'frame'>;

/** Restarts the clock at the active frame, counting from a moment. */
export function anchorAt({ playhead }: CompositionNode, moment: Moment): void {
  if (playhead.state.status === 'playing') playhead.state.anchor = { ...moment, frame: playhead.frame };
}

/** Ends forward playback, which hides the composition during a stop. */
export function endPlayback({ playhead }: CompositionNode): void {
  if (isStopping(playhead)) hide(playhead);
  else rest(playhead);
}

/** Starts playback at the active frame. Forward playback ends at once if that's an end it has entered. */
export function startAt(composition: CompositionNode, isReverse: boolean, moment: Moment): void {
  const { playhead } = composition;
  const { state, frame } = playhead;
  if (state.status === 'playing' && state.isReverse === isReverse) return;
  playhead.state = {
    status: 'playing',
    isStopping: isStopping(playhead),
    isReverse,
    anchor: { ...moment, frame },
  };
  if (!isReverse && playhead.entered === frame && isEnd(composition, frame)) endPlayback(composition);
}

/** Moves the playhead without entering a frame. `now` is the time of this turn, in milliseconds. */
export function jumpTo(
  composition: CompositionNode,
  frame: number,
  reason: 'seek' | 'shift',
  now: number,
): void {
  const { playhead } = composition;
  playhead.frame = frame;
  playhead.entered = -1;
  playhead.interruption = undefined;
  follow(composition, reason, now);
}

/** Moves the playhead and rests there. */
export function moveTo(...args: Parameters<typeof jumpTo>): void {
  rest(args[0].playhead);
  jumpTo(...args);
}
