import type { Box } from './meta.ts';

/** How much larger the zoomed picture is, at least and at most. */
const [LEAST, MOST] = [2, 4];

/** The part of the window that the graphic may fill. */
const FILLED = 0.92;

/** Returns how many times as wide as its window a zoomed picture is, so the graphic fills the window. */
export const zoomOf = ({ width, height }: Box): number =>
  Math.min(MOST, Math.max(LEAST, FILLED / Math.max(width, height)));

/**
 * Returns the part of a picture that shows the graphic in a window of another shape.
 * @param shape - How many times as wide the window is as it would be in the shape of the picture.
 */
export function cropOf(box: Box, shape: number): Box {
  const height = Math.min(1, 1 / shape, Math.max(box.height, box.width / shape) / FILLED);
  const width = height * shape;
  const place = (start: number, size: number, window: number): number =>
    Math.min(1 - window, Math.max(0, start + (size - window) / 2));
  return { x: place(box.x, box.width, width), y: place(box.y, box.height, height), width, height };
}
