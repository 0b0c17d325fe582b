import { toRgba, type Rgba } from '../model/color.ts';
import { EFFECTS, TEXT, type PropertySpec } from '../model/properties.ts';
import { isGradient, type StyleValue } from '../model/track.ts';
import type { Gradient } from '../api/values.ts';

/** The painted values of an element or a mask at a frame, by the name of the style property. */
export type PaintedValues = Readonly<Record<string, StyleValue>>;

/** Returns a painted number, or 0 if the element doesn't have the property. */
export const numberOf = (values: PaintedValues, name: string): number => {
  const value = values[name];
  return typeof value === 'number' ? value : 0;
};

/** Returns a painted string. */
export const stringOf = (values: PaintedValues, name: string): string => String(values[name] ?? '');

/** Returns a painted color as CSS. */
export const colorOf = (values: PaintedValues, name: string): string => {
  const value = values[name];
  return typeof value === 'object' && !isGradient(value) ? toRgba(value) : 'rgba(0, 0, 0, 0)';
};

const isVisible = (color: string): boolean => !color.endsWith(', 0)');

/** Returns the `transform`, which moves to x and y, then rotates and scales around the transform origin. */
export function transformOf(values: PaintedValues, shiftX = 0): string {
  const turn = numberOf(values, 'rotation');
  const scaleX = numberOf(values, 'scaleX');
  const scaleY = numberOf(values, 'scaleY');
  let css = `translate(${numberOf(values, 'x') + shiftX}px,${numberOf(values, 'y')}px)`;
  if (turn !== 0) css += ` rotate(${turn}deg)`;
  if (scaleX !== 1 || scaleY !== 1) css += ` scale(${scaleX},${scaleY})`;
  return css;
}

/** Returns the properties of a table that are used unchanged as CSS. */
const cssOf = (specs: Readonly<Record<string, PropertySpec>>) =>
  Object.entries(specs).flatMap(([name, spec]) => (spec.css ? [{ name, ...spec }] : []));

/** The filter functions, in the order in which they're applied. Their defaults don't change anything. */
const FILTERS = cssOf(EFFECTS);

/** Returns the numbers of a shadow: x, y, and blur. */
const shadowOf = (values: PaintedValues, name: string): readonly [number, number, number] => [
  numberOf(values, `${name}X`),
  numberOf(values, `${name}Y`),
  numberOf(values, `${name}Blur`),
];

/** Returns the `filter`, with the drop shadow last, so the other filters don't affect it. */
export function filterOf(values: PaintedValues): string {
  const parts: string[] = [];
  for (const { name, css, unit, initial } of FILTERS) {
    const value = numberOf(values, name);
    if (value !== initial) parts.push(`${css}(${value}${unit})`);
  }
  const color = colorOf(values, 'dropShadowColor');
  if (isVisible(color)) {
    const [x, y, blur] = shadowOf(values, 'dropShadow');
    parts.push(`drop-shadow(${x}px ${y}px ${blur / 2}px ${color})`);
  }
  return parts.join(' ');
}

/** Returns the `text-shadow`, or nothing while its color is transparent. */
export function textShadowOf(values: PaintedValues): string {
  const color = colorOf(values, 'textShadowColor');
  if (!isVisible(color)) return '';
  const [x, y, blur] = shadowOf(values, 'textShadow');
  return `${x}px ${y}px ${blur}px ${color}`;
}

/** The text properties that are used unchanged as CSS. Measuring needs them too. */
const FONT = cssOf(TEXT);

/** Returns the font of a text element as CSS properties. Measuring needs it too. */
export function fontOf(values: PaintedValues): Readonly<Record<string, string>> {
  // Reset the font first, so a font family that CSS refuses doesn't keep the one from the previous frame.
  return {
    font: '',
    // A name that isn't a CSS identifier, such as Exo 2, is quoted. For a list, the next property wins.
    'font-family': `"${stringOf(values, 'fontFamily')}"`,
    ...Object.fromEntries(FONT.map(({ name, css, unit }) => [css, stringOf(values, name) + unit])),
  };
}

/** Returns the ends of a linear gradient in a box. As in CSS, the corners get the first and last color. */
export function gradientLine(
  angle: number,
  width: number,
  height: number,
): readonly [x1: number, y1: number, x2: number, y2: number] {
  const turn = (angle * Math.PI) / 180;
  const half = (Math.abs(width * Math.sin(turn)) + Math.abs(height * Math.cos(turn))) / 2;
  const [x, y] = [Math.sin(turn) * half, -Math.cos(turn) * half];
  return [width / 2 - x, height / 2 - y, width / 2 + x, height / 2 + y];
}

/** Returns the gradient in a fill, if there is one. */
export const gradientOf = (values: PaintedValues): Gradient<Rgba> | undefined => {
  const value = values.fill;
  return typeof value === 'object' && isGradient(value) ? value : undefined;
};
