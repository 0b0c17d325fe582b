import { parseColor } from '../../../runtime-validation/parse-color.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import type { GradientDefinition } from '../../../runtime/definition/style.ts';
import type { Rgba } from '../../../runtime/model/color.ts';
import { numberOf, paintedOf, styleOf, type PaintedLayer } from './layers.ts';
import { valueAt } from './values.ts';

/** How well a text layer can be read on the plate below it. */
export interface Contrast {
  readonly text: string;
  readonly plate: string;
  /** From 1 to 21, for the worst color of a gradient. */
  readonly ratio: number;
}

/** The contrast that text needs: WCAG 2.2, level AA. */
export const ENOUGH = 4.5;

/** A plate that lets more than this through doesn't determine what's behind a text. */
const OPAQUE = 0.9;

/** Returns the relative luminance, as WCAG defines it. */
function luminanceOf({ r, g, b }: Rgba): number {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((channel) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors, from 1 to 21. */
export function ratioOf(one: Rgba, other: Rgba): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const colorsOf = (fill: string | GradientDefinition): readonly Rgba[] =>
  (typeof fill === 'string' ? [fill] : fill.stops.map(({ color }) => color)).flatMap(
    (color) => parseColor(color) ?? [],
  );

/** Returns the colors of a layer's area, or nothing if one can see through it. */
function plateColors(layer: PaintedLayer): readonly Rgba[] {
  const { type } = layer.layer.element;
  const name = type === 'text' ? 'backgroundColor' : 'fill';
  if (type !== 'text' && type !== 'rectangle' && type !== 'ellipse' && type !== 'path') return [];
  const initial = type === 'text' ? 'transparent' : '#ffffff';
  const colors = colorsOf(valueAt<string | GradientDefinition>(styleOf(layer)[name], layer.rest, initial));
  const opacity = numberOf(layer, 'opacity');
  return colors.some(({ a }) => a * opacity < OPAQUE) ? [] : colors;
}

/** Whether a layer is still shown when its composition rests. */
const isThere = ({ layer, rest }: PaintedLayer): boolean => {
  const { startFrame = 0, duration = Infinity, isVisible = true } = layer;
  return isVisible && startFrame <= rest && rest < startFrame + duration;
};

/** Returns the contrast of each text layer that's on a plate when the template rests. */
export function contrastsOf(project: ProjectDefinition): readonly Contrast[] {
  const painted = paintedOf(project).filter(isThere);
  return painted.flatMap((own, index) => {
    const { element, name: text } = own.layer;
    if (element.type !== 'text' || !element.content) return [];
    const [color] = colorsOf(valueAt(styleOf(own)['color'], own.rest, '#ffffff'));
    const [x, y] = [own.box.x + own.box.width / 2, own.box.y + own.box.height / 2];
    const plate = painted
      .slice(0, index + 1)
      .reverse()
      .find((layer) => {
        const { box } = layer;
        const isBelow = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
        return isBelow && plateColors(layer).length > 0;
      });
    if (!color || !plate) return [];
    const ratio = Math.min(...plateColors(plate).map((below) => ratioOf(color, below)));
    return [{ text, plate: plate.layer.name, ratio }];
  });
}
