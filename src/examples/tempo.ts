import type { Keyfill } from '../runtime/api/keyfill.ts';

/** Something changes in two thirds of the frames in which a tile opens. */
export const changeAfter = (frames: number): number => Math.floor((frames * 2) / 3);

/**
 * Returns in how many frames something changes on air, right before the graphic
 * waits. The first tile sets the tempo.
 */
export function changeOf({ mainComposition }: Keyfill): number {
  const wipe = mainComposition.layers.flatMap(({ masks }) => masks).find(({ name }) => name === 'Wipe');
  const [from, to] = wipe?.style.x.keyframes ?? [];
  return from && to ? changeAfter(to.frame - from.frame) : 10;
}

/**
 * When an old text has faded, as a part of a change. The new one follows at once, and they never overlap.
 */
export const TURN = 0.4;
