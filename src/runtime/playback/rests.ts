import type { CompositionNode } from '../state/nodes.ts';

/** The last frame of a composition. */
export const lastFrame = (composition: CompositionNode): number => composition.duration - 1;

/**
 * Whether forward play rests on the frame, steps aside: on the frame before the outro, and on the last one.
 * During a stop only the last frame ends it.
 */
export const isEnd = (composition: CompositionNode, frame: number): boolean =>
  frame >= lastFrame(composition) ||
  (composition.playhead.stop !== 'outro' &&
    composition.outroFrame !== null &&
    frame === composition.outroFrame - 1);

/** Whether forward play rests on a frame that it has just entered. */
export const isRest = (composition: CompositionNode, frame: number): boolean =>
  isEnd(composition, frame) ||
  (composition.playhead.stop !== 'outro' && composition.actions.get(frame)?.isStep === true);

/** The first frame at or after `from` on which forward play rests. */
export function nextRest(composition: CompositionNode, from: number): number {
  let frame = from;
  while (!isRest(composition, frame)) frame += 1;
  return frame;
}
