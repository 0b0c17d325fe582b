import type { MaskDefinition } from '../../runtime/definition/composition.ts';
import { keyframes } from '../drawing.ts';
import { move } from './moves.ts';

/** Uncovers the page from the left, and covers it again. */
export const wipe = (id: string): MaskDefinition => ({
  id,
  name: 'Wipe',
  shape: 'rectangle',
  style: {
    y: -1260,
    width: 2800,
    height: 2700,
    rotation: 18.7,
    x: keyframes([0, -2909, 'ease-out-expo'], [40, -349], [164, -349, 'ease-in-quart'], [198, -2909]),
  },
});

/** The slant of the picture's edges, in degrees. */
export const SLANT = 20.3;

/** Cuts the left side of the picture at a slant and uncovers it from the right. */
export const cut = (id: string): MaskDefinition => ({
  id,
  name: 'Cut',
  shape: 'rectangle',
  style: {
    x: move({ at: 8, from: 2070, to: 1110, frames: 40 }),
    y: -82,
    width: 1600,
    height: 1800,
    rotation: SLANT,
  },
});
