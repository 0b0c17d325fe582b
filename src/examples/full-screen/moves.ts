import type { EasingDefinition } from '../../runtime/definition/style.ts';
import { keyframes } from '../drawing.ts';

interface Move {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly frames?: number;
  readonly easing?: EasingDefinition;
}

/** From one value to another. */
export const move = ({ at, from, to, frames = 28, easing = 'ease-out-expo' }: Move) =>
  keyframes([at, from, easing], [at + frames, to]);

/** Fades in at a frame, and fades out before the page is wiped off. */
export const seen = (at: number, to = 1, frames = 16) =>
  keyframes([at, 0], [at + frames, to], [164, to], [178, 0]);
