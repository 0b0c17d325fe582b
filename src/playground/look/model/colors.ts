import type { JSONPath } from 'jsonc-parser';
import { parseColor } from '../../../runtime-validation/parse-color.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { toHex, type Rgba } from '../../../runtime/model/color.ts';
import { ELEMENT_PROPERTIES } from '../../../runtime/model/properties.ts';
import type { Change } from './edit-json.ts';
import { boxOf, layersOf, numberOf, styleOf, stylePath, type PlacedLayer } from './layers.ts';
import { valuesAt } from './values.ts';

/** A place that has a color. */
interface ColorUse {
  readonly path: JSONPath;
  readonly color: Rgba;
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

/** The part of a text's box that its letters cover. */
const INK = 0.3;

/** How much of a layer has the color of its shadow, compared with the layer. */
const SHADOW = 0.05;

function colorsIn(
  value: unknown,
  path: JSONPath,
): readonly { readonly path: JSONPath; readonly color: Rgba }[] {
  if (typeof value === 'string') {
    const color = parseColor(value);
    // Transparent without a color of its own isn't part of a look.
    return color && !(color.a === 0 && /^\s*transparent\s*$/i.test(value)) ? [{ path, color }] : [];
  }
  const { stops = [] } = value as { readonly stops?: readonly { readonly color: string }[] };
  return stops.flatMap(({ color }, index) => colorsIn(color, [...path, 'stops', index, 'color']));
}

/** Returns the square pixels of a layer that a property colors. */
function areaOf(name: string, placed: PlacedLayer, project: ProjectDefinition): number {
  const { width: full, height: high } = placed.composition;
  const box = boxOf(placed, project);
  const width = Math.min(Math.abs(box.width), full);
  const height = Math.min(Math.abs(box.height), high);
  if (name === 'color') return width * height * INK;
  if (name === 'stroke') return 2 * (width + height) * numberOf(placed, 'strokeWidth');
  return width * height * (name.endsWith('ShadowColor') ? SHADOW : 1);
}

function usesIn(placed: PlacedLayer, project: ProjectDefinition): readonly ColorUse[] {
  const { layer, composition } = placed;
  const specs: Readonly<Record<string, { readonly kind: string } | undefined>> =
    ELEMENT_PROPERTIES[layer.element.type];
  const { startFrame = 0, duration = Infinity } = layer;
  const time = Math.min(duration, composition.duration - startFrame) / composition.duration;
  return Object.entries(styleOf(placed)).flatMap(([name, style]) => {
    const kind = specs[name]?.kind;
    if (kind !== 'color' && kind !== 'fill') return [];
    const found = valuesAt(stylePath(placed, name), style).flatMap(({ path, value }) =>
      colorsIn(value, path),
    );
    const share = (areaOf(name, placed, project) * time) / found.length;
    return found.map((one) => ({ ...one, owner: layer.name, weight: share * one.color.a }));
  });
}

/** Returns the default colors of the operator's form, which replace what the layers have. */
const fieldUses = ({ templateDefinition }: ProjectDefinition): readonly ColorUse[] =>
  (templateDefinition?.fields ?? []).flatMap(({ type, title, value }, index) => {
    const path = ['templateDefinition', 'fields', index, 'value'];
    return type === 'color' || type === 'color-alpha'
      ? colorsIn(value ?? '', path).map((one) => ({ ...one, owner: title, weight: 1 }))
      : [];
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Returns the distinct colors of a template, those that cover the largest area for the longest time first. The same color with
 * another opacity is the same color, because a brand replaces both.
 */
export function colorsOf(project: ProjectDefinition): readonly LookColor[] {
  const byHex = new Map<string, ColorUse[]>();
  for (const use of [...layersOf(project).flatMap((one) => usesIn(one, project)), ...fieldUses(project)]) {
    const hex = toHex({ ...use.color, a: 1 });
    byHex.set(hex, [...(byHex.get(hex) ?? []), use]);
  }
  const weightOf = ({ uses }: LookColor): number => sum(uses.map(({ weight }) => weight));
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
export const recolor = ({ uses }: LookColor, hex: string, opacity?: number): readonly Change[] =>
  uses.flatMap(({ path, color }) => {
    const next = parseColor(hex);
    const a = opacity === undefined ? color.a : Math.min(1, Math.max(0, opacity / 100));
    return next ? [{ path, value: toHex({ ...next, a }) }] : [];
  });
