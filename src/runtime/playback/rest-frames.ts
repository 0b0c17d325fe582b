import type { CompositionNode } from '../state/nodes.ts';
import { clamp } from '../model/color.ts';
import { isStopping } from './playhead.ts';

/** Returns the frame at which the outro starts, limited to the duration, or Infinity if there's no outro. */
export const outroOf = ({ outroFrame, duration }: CompositionNode): number =>
  outroFrame === null ? Infinity : clamp(outroFrame, 1, duration - 1);

/** Whether playback ends on the frame, apart from steps. During a stop, only the last frame ends it. */
export const isEnd = (composition: CompositionNode, frame: number): boolean =>
  frame >= composition.duration - 1 ||
  (!isStopping(composition.playhead) && frame === outroOf(composition) - 1);

/** Whether forward playback rests on a frame that it has just entered. */
export const isRest = (composition: CompositionNode, frame: number): boolean =>
  isEnd(composition, frame) ||
  (!isStopping(composition.playhead) && composition.actions.get(frame)?.isStep === true);

/** Returns the first frame at or after `from` on which forward playback rests. */
export function nextRest(composition: CompositionNode, from: number): number {
  const candidates = [from, outroOf(composition) - 1, ...composition.actions.keys()];
  return candidates.reduce(
    (next, frame) => (frame >= from && frame < next && isRest(composition, frame) ? frame : next),
    Math.max(from, composition.duration - 1),
  );
}
