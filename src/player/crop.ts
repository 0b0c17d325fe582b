import type { Box } from './meta.ts';

/** How much larger the zoomed picture is, at least and at most. */
const [LEAST, MOST] = [2, 4];

/** The part of the window that the graphic may fill. */
const FILLED = 0.92;

/** Returns how many times as wide as its window a zoomed picture is, so the graphic fills the window. */
export const zoomOf = ({ width, height }: Box): number =>
  Math.min(MOST, Math.max(LEAST, FILLED / Math.max(width, height)));
