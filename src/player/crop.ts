import type { Box } from './meta.ts';

/** How much larger the zoomed picture is, at least and at most. */
const [LEAST, MOST] = [2, 4];

/** The part of the window that the graphic may fill. */
const FILLED = 0.92;

/** Returns how many times as wide as its window a zoomed picture is, so the graphic fills the window. */
export const zoomOf = ({ width, height }: Box): number =>
  Math.min(MOST, Math.max(LEAST, FILLED / Math.max(width, height)));

/** The least and the most of a picture's width that a thumbnail shows, unless the graphic is taller. */
const [CLOSE, FAR] = [0.42, 0.75];

/**
 * Returns the part of a picture that a thumbnail shows. A graphic that's wider starts at its edge.
 * @returns The left and upper edge, and the size, as fractions of the picture.
 */
export function thumbnailOf({ x, y, width, height }: Box) {
  const size = Math.min(1, Math.max(CLOSE, Math.min(FAR, width / FILLED), height / FILLED));
  const place = (start: number, length: number): number =>
    Math.min(1 - size, Math.max(0, length > size ? start - (1 - FILLED) / 2 : start + (length - size) / 2));
  return { x: place(x, width), y: place(y, height), size };
}
