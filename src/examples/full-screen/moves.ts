import type { EasingDefinition } from '../../runtime/definition/style.ts';

interface Move {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly frames?: number;
  readonly easing?: EasingDefinition;
}

/** From one value to another. */
export const move = ({ at, from, to, frames = 28, easing = 'ease-out-expo' }: Move) => ({
  keyframes: [
    { frame: at, value: from, easing },
    { frame: at + frames, value: to },
  ],
});

/** Fades in at a frame, and fades out before the page is wiped off. */
export const seen = (at: number, to = 1, frames = 16) => ({
  keyframes: [
    { frame: at, value: 0 },
    { frame: at + frames, value: to },
    { frame: 164, value: to },
    { frame: 178, value: 0 },
  ],
});
