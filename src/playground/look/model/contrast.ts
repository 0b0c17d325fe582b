import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { toLinear, type Rgba } from '../../../runtime/model/color.ts';
import { boxOf, layersOf, numberOf, restingValue, type PlacedLayer } from './template.ts';
import { colorsIn } from './uses.ts';

/** The contrast that text needs: WCAG 2.2, level AA. */
export const ENOUGH = 4.5;

/** How well a text layer can be read on the plate below it. */
interface Contrast {
  readonly text: PlacedLayer;
  readonly plate: PlacedLayer;
  /** The colors of the plate, which are several for a gradient. */
  readonly below: readonly Rgba[];
  /** From 1 to 21, for the worst color of a gradient. */
  readonly ratio: number;
}

/** A plate that's more transparent than this doesn't count as the background of text. */
const OPAQUE = 0.9;

/** Returns the least contrast of a color with others, as WCAG defines it. */
export function ratioOn(color: Rgba, others: readonly Rgba[]): number {
  const lightOf = ({ r, g, b }: Rgba): number =>
    0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
  const own = lightOf(color);
  return others.map(lightOf).reduce((least, other) => {
    const ratio = (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05);
    return Math.min(least, ratio);
  }, Infinity);
}

/** Returns the property with the color of a layer's area. */
export const plateProperty = ({ layer }: PlacedLayer): string =>
  layer.element.type === 'text' ? 'backgroundColor' : 'fill';

/** Returns the colors of a layer's area, or nothing if it's see-through. */
function plateColors(placed: PlacedLayer): readonly Rgba[] {
  const colors = colorsIn(restingValue(placed, plateProperty(placed)), []).map(({ color }) => color);
  return colors.some(({ a }) => a * numberOf(placed, 'opacity') < OPAQUE) ? [] : colors;
}

/** Returns the layers that a composition and those in it show at rest, from back to front. */
const paintedIn = (
  project: ProjectDefinition,
  id: string,
  [left, top]: readonly [number, number],
): readonly (PlacedLayer & { readonly box: ReturnType<typeof boxOf> })[] =>
  layersOf(project).flatMap((placed) => {
    const { element, startFrame = 0, duration = Infinity, isVisible = true } = placed.layer;
    const isThere = startFrame <= placed.rest && placed.rest < startFrame + duration;
    if (placed.composition.id !== id || !isVisible || !isThere) return [];
    const own = boxOf(placed, project);
    const box = { ...own, x: own.x + left, y: own.y + top };
    const inner =
      element.type === 'composition' ? paintedIn(project, element.composition, [box.x, box.y]) : [];
    return [{ ...placed, box }, ...inner];
  });

/** Returns the contrast of each text layer that's on a plate when the template rests. */
export function contrastsOf(project: ProjectDefinition): readonly Contrast[] {
  const painted = paintedIn(project, project.mainComposition, [0, 0]).map((placed) => ({
    ...placed,
    colors: plateColors(placed),
  }));
  return painted.flatMap((text, index) => {
    const { element } = text.layer;
    if (element.type !== 'text' || !element.content) return [];
    const [ink] = colorsIn(restingValue(text, 'color') ?? '#ffffff', []);
    const [x, y] = [text.box.x + text.box.width / 2, text.box.y + text.box.height / 2];
    const isBelow = ({ box, colors }: (typeof painted)[number]): boolean =>
      colors.length > 0 && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    const plate = painted
      .slice(0, index + 1)
      .filter(isBelow)
      .at(-1);
    if (!ink || !plate) return [];
    return [{ text, plate, below: plate.colors, ratio: ratioOn(ink.color, plate.colors) }];
  });
}
