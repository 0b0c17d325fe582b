import type { Rgba } from '../model/color.ts';

let sharedContext: CanvasRenderingContext2D | null | undefined;

/** Notations that project files allow. Browsers read more, such as `rgb(from …)`, the only one with an m. */
const NOTATION = /^(#|(rgb|hsl)a?\([^m]+$|(?!currentcolor)[a-z]+$)/i;

/** Reads a hex color, `rgb()`, `hsl()`, or a CSS color name with the browser's parser, without drawing. */
export function browserColor(text: string): Rgba | undefined {
  const context = (sharedContext ??= document.createElement('canvas').getContext('2d'));
  const color = text.trim();
  if (!context || !NOTATION.test(color)) return undefined;
  // If the browser doesn't know the color, the previous one stays.
  const [overBlack = '', overWhite] = ['#000', '#fff'].map((before) => {
    context.fillStyle = before;
    context.fillStyle = color;
    return String(context.fillStyle);
  });
  if (overBlack !== overWhite) return undefined;
  // The browser returns `#rrggbb`, or `rgba(r, g, b, a)` if the color isn't opaque.
  const [numbers, prefix] = overBlack.startsWith('#') ? [/\w\w/g, '0x'] : [/[\d.]+/g, ''];
  const [r = 0, g = 0, b = 0, a = 1] = Array.from(overBlack.matchAll(numbers), (number) =>
    Number(`${prefix}${number[0]}`),
  );
  return { r, g, b, a };
}
