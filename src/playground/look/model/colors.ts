import type { JSONPath } from 'jsonc-parser';
import { parseColor } from '../../../runtime-validation/parse-color.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { toHex, toLinear, type Rgba } from '../../../runtime/model/color.ts';
import {
  boxOf,
  layersOf,
  numberOf,
  restingValue,
  styleOf,
  stylePath,
  valuesAt,
  type Change,
  type PlacedLayer,
} from './template.ts';

interface PlacedColor {
  readonly path: JSONPath;
  readonly color: Rgba;
}

interface ColorUse extends PlacedColor {
  /** The layer, or the field of the operator's form. */
  readonly owner: string;
  /** How much of the picture has it: square pixels times the part of the timeline. */
  readonly weight: number;
}

/** A color of a template, with every opacity that it has. */
export interface LookColor {
  /** As `#rrggbb`. */
  readonly hex: string;
  readonly uses: readonly ColorUse[];
  /** The opacity in percent; undefined if its places differ. */
  readonly opacity: number | undefined;
  /** The names of the layers and fields that have it. */
  readonly owners: readonly string[];
}

/** The part of a text box that its letters cover. */
const INK = 0.3;

/** The part of a layer that has the color of its stroke or shadow. */
const EDGE = 0.05;

function colorsIn(value: unknown, path: JSONPath): readonly PlacedColor[] {
  if (typeof value === 'string') {
    const color = value === 'transparent' ? undefined : parseColor(value);
    return color ? [{ path, color }] : [];
  }
  const { stops = [] } = (value ?? {}) as { readonly stops?: readonly { readonly color: string }[] };
  return stops.flatMap(({ color }, index) => colorsIn(color, [...path, 'stops', index, 'color']));
}

function usesIn(placed: PlacedLayer, project: ProjectDefinition): readonly ColorUse[] {
  const { layer, composition } = placed;
  const { startFrame = 0, duration = Infinity } = layer;
  // A composition that waits on its first frame is hidden most of the time.
  const isWaiting = composition.frameActions?.some(({ frame, isStep }) => frame === 0 && isStep === true);
  const shown = Math.min(duration, composition.duration - startFrame) / composition.duration;
  const time = isWaiting === true ? EDGE : shown;
  const { width, height } = boxOf(placed, project);
  const area = Math.min(width, composition.width) * Math.min(height, composition.height) * time;
  return Object.keys(layer.element.style ?? {}).flatMap((name) => {
    if (!/^fill$|^stroke$|color$/i.test(name)) return [];
    const found = valuesAt(stylePath(placed, name), styleOf(placed, name)).flatMap(({ path, value }) =>
      colorsIn(value, path),
    );
    const part = name === 'color' ? INK : name === 'fill' || name === 'backgroundColor' ? 1 : EDGE;
    const weight = (area * part) / found.length;
    return found.map((one) => ({ ...one, owner: layer.name, weight: weight * one.color.a }));
  });
}

/** Returns the default colors of the operator's form, which replace what the layers have. */
const fieldUses = ({ templateDefinition }: ProjectDefinition): readonly ColorUse[] =>
  (templateDefinition?.fields ?? []).flatMap(({ type, title, value }, index) =>
    type === 'color' || type === 'color-alpha'
      ? colorsIn(value, ['templateDefinition', 'fields', index, 'value']).map((one) => ({
          ...one,
          owner: title,
          weight: 1,
        }))
      : [],
  );

/**
 * Returns the distinct colors of a template, those that cover the largest area for the longest time first. The same color with
 * another opacity is the same color, because a brand replaces both.
 */
export function colorsOf(project: ProjectDefinition): readonly LookColor[] {
  const byHex = new Map<string, ColorUse[]>();
  for (const use of [...layersOf(project).flatMap((one) => usesIn(one, project)), ...fieldUses(project)]) {
    const hex = toHex({ ...use.color, a: 1 });
    const uses = byHex.get(hex) ?? [];
    uses.push(use);
    byHex.set(hex, uses);
  }
  const weightOf = ({ uses }: LookColor): number => uses.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from(byHex, ([hex, uses]) => {
    const opacities = new Set(uses.map(({ color }) => Math.round(color.a * 100)));
    return {
      hex,
      uses,
      opacity: opacities.size === 1 ? [...opacities][0] : undefined,
      owners: [...new Set(uses.map(({ owner }) => owner))],
    };
  }).sort((one, other) => weightOf(other) - weightOf(one));
}

/** Returns the changes that give all places of a color another one. Each keeps its opacity unless there's a new one, in percent. */
export const recolor = ({ uses }: LookColor, hex: string, opacity?: number): readonly Change[] => {
  const next = parseColor(hex);
  return uses.flatMap(({ path, color: { a } }) =>
    next ? [{ path, value: toHex({ ...next, a: opacity === undefined ? a : opacity / 100 }) }] : [],
  );
};

/** How well a text layer can be read on the plate below it. */
interface Contrast {
  readonly text: string;
  readonly plate: string;
  /** From 1 to 21, for the worst color of a gradient. */
  readonly ratio: number;
}

/** A plate that's more transparent than this doesn't count as the background of text. */
const OPAQUE = 0.9;

/** Returns the contrast of two colors as WCAG defines it. */
function ratioOf(...colors: readonly [Rgba, Rgba]): number {
  const [dark = 0, light = 0] = colors
    .map(({ r, g, b }) => 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b))
    .sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the colors of a layer's area, or nothing if it's see-through. */
function plateColors(placed: PlacedLayer): readonly Rgba[] {
  const name = placed.layer.element.type === 'text' ? 'backgroundColor' : 'fill';
  const colors = colorsIn(restingValue(placed, name), []).map(({ color }) => color);
  return colors.some(({ a }) => a * numberOf(placed, 'opacity') < OPAQUE) ? [] : colors;
}

/** Returns the layers that a composition shows at rest, also inside nested compositions, from back to front. */
function paintedIn(
  project: ProjectDefinition,
  id: string,
  [left, top]: readonly [number, number],
): readonly (PlacedLayer & { readonly box: ReturnType<typeof boxOf> })[] {
  return layersOf(project).flatMap((placed) => {
    const { element, startFrame = 0, duration = Infinity, isVisible = true } = placed.layer;
    const isThere = startFrame <= placed.rest && placed.rest < startFrame + duration;
    if (placed.composition.id !== id || !isVisible || !isThere) return [];
    const own = boxOf(placed, project);
    const box = { ...own, x: own.x + left, y: own.y + top };
    const inner =
      element.type === 'composition' ? paintedIn(project, element.composition, [box.x, box.y]) : [];
    return [{ ...placed, box }, ...inner];
  });
}

/** Returns the contrast of each text layer that's on a plate when the template rests. */
export function contrastsOf(project: ProjectDefinition): readonly Contrast[] {
  const painted = paintedIn(project, project.mainComposition, [0, 0]).map((placed) => ({
    ...placed,
    colors: plateColors(placed),
  }));
  return painted.flatMap((own, index) => {
    const { element, name: text } = own.layer;
    if (element.type !== 'text' || !element.content) return [];
    const [ink] = colorsIn(restingValue(own, 'color') ?? '#ffffff', []);
    const [x, y] = [own.box.x + own.box.width / 2, own.box.y + own.box.height / 2];
    const isBelow = ({ box, colors }: (typeof painted)[number]): boolean =>
      colors.length > 0 && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    const plate = painted
      .slice(0, index + 1)
      .filter(isBelow)
      .at(-1);
    if (!ink || !plate) return [];
    const ratio = plate.colors.reduce((least, below) => Math.min(least, ratioOf(ink.color, below)), Infinity);
    return [{ text, plate: plate.layer.name, ratio }];
  });
}
