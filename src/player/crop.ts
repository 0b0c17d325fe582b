import type { CSSProperties } from 'react';
import type { Box } from './meta.ts';

/** The part of the window that the graphic may fill. */
const FILLED = 0.92;

/** Returns how many times as wide as its window a picture is whose graphic fills the window: 2 to 4 times. */
export const zoomOf = ({ width, height }: Box): number =>
  Math.min(4, Math.max(2, FILLED / Math.max(width, height)));

/**
 * Shows a part of a picture with the whole graphic, which is about where it is on air.
 * @param least - The part's least size, so what's around a small graphic is in it.
 * @returns The part's size as a fraction of the picture, and the picture's style in a window of its shape.
 */
export function cropOf({ x, y, width, height }: Box, least: number): { size: number; style: CSSProperties } {
  const size = Math.min(1, Math.max(least, width / FILLED, height / FILLED));
  const air = (size * (1 - FILLED)) / 2;
  const place = (start: number, length: number): string => {
    const own = (start + length / 2) * (1 - size);
    const inside = Math.min(start - air, Math.max(start + length + air - size, own));
    return `${-100 * Math.min(1 - size, Math.max(0, inside))}%`;
  };
  return {
    size,
    style: { inlineSize: `${100 / size}%`, translate: `${place(x, width)} ${place(y, height)}` },
  };
}
