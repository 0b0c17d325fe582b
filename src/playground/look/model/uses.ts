import type { JSONPath } from 'jsonc-parser';
import { parseColor } from '../../../runtime-validation/parse-color.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import type { Rgba } from '../../../runtime/model/color.ts';
import { boxOf, layersOf, shortName, styleOf, stylePath, valuesAt, type PlacedLayer } from './template.ts';

interface PlacedColor {
  readonly path: JSONPath;
  readonly color: Rgba;
}

/** A color in the style of a layer, or as the default of a field in the operator's form. */
export interface ColorUse extends PlacedColor {
  /** The ID of the layer and the property, such as `Name.color`; undefined for a field. */
  readonly place: string | undefined;
  /** The layer, or the field. */
  readonly owner: string;
  /** What has it in the layer. */
  readonly part: string;
  /** How much of the picture has it: square pixels times the part of the timeline. */
  readonly weight: number;
}

/** What has a color in a layer, by property. */
const PARTS: Readonly<Record<string, string>> = {
  fill: 'fill',
  backgroundColor: 'background',
  color: 'text',
  stroke: 'stroke',
  dropShadowColor: 'shadow',
  textShadowColor: 'text shadow',
};

/** The part of a text box that its letters cover. */
const INK = 0.3;

/** The part of a layer that has the color of its stroke or shadow. */
const EDGE = 0.05;

/** Returns the colors in a value: one, or those of a gradient. */
export function colorsIn(value: unknown, path: JSONPath): readonly PlacedColor[] {
  if (typeof value === 'string') {
    const color = value === 'transparent' ? undefined : parseColor(value);
    return color ? [{ path, color }] : [];
  }
  const { stops = [] } = (value ?? {}) as { readonly stops?: readonly { readonly color: string }[] };
  return stops.flatMap(({ color }, index) => colorsIn(color, [...path, 'stops', index, 'color']));
}

/** Returns the colors of a layer. A text without a color is white. */
export function usesIn(placed: PlacedLayer, project: ProjectDefinition): readonly ColorUse[] {
  const { layer, composition } = placed;
  const { startFrame = 0, duration = Infinity } = layer;
  // A composition that waits on its first frame is hidden most of the time.
  const isWaiting = composition.frameActions?.some(({ frame, isStep }) => frame === 0 && isStep === true);
  const shown = Math.min(duration, composition.duration - startFrame) / composition.duration;
  const time = isWaiting === true ? EDGE : shown;
  const { width, height } = boxOf(placed, project);
  const area = Math.min(width, composition.width) * Math.min(height, composition.height) * time;
  return Object.entries(PARTS).flatMap(([name, part]) => {
    const initial = name === 'color' && layer.element.type === 'text' ? '#ffffff' : undefined;
    const found = valuesAt(stylePath(placed, name), styleOf(placed, name) ?? initial).flatMap(
      ({ path, value }) => colorsIn(value, path),
    );
    const covered = name === 'color' ? INK : name === 'fill' || name === 'backgroundColor' ? 1 : EDGE;
    const weight = (area * covered) / found.length;
    const own = { place: `${layer.id}.${name}`, owner: shortName(layer.name), part };
    return found.map((one) => ({ ...one, ...own, weight: weight * one.color.a }));
  });
}

/** Returns the default colors of the operator's form, which replace what the layers have. */
const fieldUses = ({ templateDefinition }: ProjectDefinition): readonly ColorUse[] =>
  (templateDefinition?.fields ?? []).flatMap(({ type, title, value }, index) =>
    type === 'color' || type === 'color-alpha'
      ? colorsIn(value, ['templateDefinition', 'fields', index, 'value']).map((one) => ({
          ...one,
          place: undefined,
          owner: shortName(title),
          part: 'default',
          weight: 1,
        }))
      : [],
  );

/** Returns all colors of a template. */
export const usesOf = (project: ProjectDefinition): readonly ColorUse[] => [
  ...layersOf(project).flatMap((one) => usesIn(one, project)),
  ...fieldUses(project),
];
