import type { Rgba } from '../model/color.ts';

let pen: CanvasRenderingContext2D | null | undefined;

/** The notations of a color: the browser reads more, which the project file does not have, `rgb(from …)` too: the only one with an m. */
const NOTATION = /^(#|(rgb|hsl)a?\([^m]+$|(?!currentcolor)[a-z]+$)/i;

/**
 * Reads a hex color, `rgb()`, `hsl()` (with or without alpha), or a CSS color name; `undefined` for anything else. Only the
 * browser's color parser is used, nothing is drawn.
 */
export function browserColor(text: string): Rgba | undefined {
  const drawing = (pen ??= document.createElement('canvas').getContext('2d'));
  const color = text.trim();
  if (!drawing || !NOTATION.test(color)) return undefined;
  // A color that the browser does not know leaves the one before as it was.
  const [found = '', again] = ['#000', '#fff'].map((before) => {
    drawing.fillStyle = before;
    drawing.fillStyle = color;
    return String(drawing.fillStyle);
  });
  if (found !== again) return undefined;
  // The browser answers `#rrggbb`, or `rgba(r, g, b, a)` where the color is not opaque.
  const [numbers, prefix] = found.startsWith('#') ? [/\w\w/g, '0x'] : [/[\d.]+/g, ''];
  const [r = 0, g = 0, b = 0, a = 1] = Array.from(found.matchAll(numbers), (number) =>
    Number(`${prefix}${number[0]}`),
  );
  return { r, g, b, a };
}
