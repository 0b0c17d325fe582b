import { toRgba, type Rgba } from '../model/color.ts';
import { EFFECTS, TEXT, type PropertySpec } from '../model/properties.ts';
import { isGradient, type StyleValue } from '../model/track.ts';
import type { Gradient } from '../api/values.ts';

/** Painted values of an element or a mask at one frame, by name of the style property. */
export type PaintedValues = Readonly<Record<string, StyleValue>>;

/** A number among the painted values; 0 for a name that the element does not have. */
export const numberOf = (values: PaintedValues, name: string): number => {
  const value = values[name];
  return typeof value === 'number' ? value : 0;
};

/** A text among the painted values. */
export const textOf = (values: PaintedValues, name: string): string => String(values[name] ?? '');

/** A color among the painted values, as CSS. */
export const colorOf = (values: PaintedValues, name: string): string => {
  const value = values[name];
  return typeof value === 'object' && !isGradient(value) ? toRgba(value) : 'rgba(0, 0, 0, 0)';
};

const isVisible = (color: string): boolean => !color.endsWith(', 0)');

/** `transform`: moved to x and y, then turned and scaled about the transform origin. */
export function transformOf(values: PaintedValues, shiftX = 0): string {
  const turn = numberOf(values, 'rotation');
  const scaleX = numberOf(values, 'scaleX');
  const scaleY = numberOf(values, 'scaleY');
  let css = `translate(${numberOf(values, 'x') + shiftX}px,${numberOf(values, 'y')}px)`;
  if (turn !== 0) css += ` rotate(${turn}deg)`;
  if (scaleX !== 1 || scaleY !== 1) css += ` scale(${scaleX},${scaleY})`;
  return css;
}

/** The properties of a table that are CSS as they are. */
const cssOf = (specs: Readonly<Record<string, PropertySpec>>) =>
  Object.entries(specs).flatMap(([name, spec]) => (spec.css ? [{ name, ...spec }] : []));

/** The filter functions, in the order in which they apply; their defaults change nothing. */
const FILTERS = cssOf(EFFECTS);

/** The numbers of a shadow: x, y and blur. */
const shadowOf = (values: PaintedValues, name: string): readonly [number, number, number] => [
  numberOf(values, `${name}X`),
  numberOf(values, `${name}Y`),
  numberOf(values, `${name}Blur`),
];

/** `filter`: the filters, then the drop shadow, so that a filter does not color the shadow. */
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

/** `text-shadow`, or nothing while its color is transparent. */
export function textShadowOf(values: PaintedValues): string {
  const color = colorOf(values, 'textShadowColor');
  if (!isVisible(color)) return '';
  const [x, y, blur] = shadowOf(values, 'textShadow');
  return `${x}px ${y}px ${blur}px ${color}`;
}

/** The properties of text that are CSS as they are; measuring needs them, too. */
const FONT = cssOf(TEXT);

/** The font of a text element, as CSS properties; also what measuring needs. */
export function fontOf(values: PaintedValues): Readonly<Record<string, string>> {
  // Reset first: a font family that CSS does not take leaves none, not that of the frame before.
  return {
    font: '',
    // A name that is no CSS word, such as Exo 2, is quoted; a list of CSS overwrites it.
    'font-family': `"${textOf(values, 'fontFamily')}"`,
    ...Object.fromEntries(FONT.map(({ name, css, unit }) => [css, textOf(values, name) + unit])),
  };
}

/** The end points of a linear gradient in a box, as CSS lays them: the corners get the first and the last color. */
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

/** The gradient in a fill, if there is one. */
export const gradientOf = (values: PaintedValues): Gradient<Rgba> | undefined => {
  const value = values.fill;
  return typeof value === 'object' && isGradient(value) ? value : undefined;
};
