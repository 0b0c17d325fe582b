import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import type { Change } from './edit-json.ts';
import { layersOf, numberOf, styleOf, stylePath, type PlacedLayer } from './layers.ts';
import { mapNumbers, valuesAt } from './values.ts';

/** Changes of the two texts that contain a layer's content. */
export interface TextChanges {
  readonly template: readonly Change[];
  readonly data: readonly Change[];
}

/** Moves a layer with its masks by the same distance on all keyframes. */
export function moved(placed: PlacedLayer, axis: 'x' | 'y', by: number): readonly Change[] {
  const shift = (value: number): number => value + by;
  const masks = (placed.layer.masks ?? []).flatMap(({ style }, index) =>
    mapNumbers([...placed.path, 'masks', index, 'style', axis], style?.[axis], 0, shift),
  );
  return [...mapNumbers(stylePath(placed, axis), styleOf(placed)[axis], 0, shift), ...masks];
}

/** Gives a number of a layer's style another value at rest. Other keyframes keep their proportion to it. */
export function scaled(placed: PlacedLayer, name: string, next: number): readonly Change[] {
  const before = numberOf(placed, name);
  const to = (value: number): number => (before === 0 ? next : (value * next) / before);
  return mapNumbers(stylePath(placed, name), styleOf(placed)[name], before, to);
}

/** Scales a layer. Its height keeps its proportion to its width. */
export function rescaled(placed: PlacedLayer, next: number): readonly Change[] {
  const before = numberOf(placed, 'scaleX');
  const high = numberOf(placed, 'scaleY');
  return [
    ...scaled(placed, 'scaleX', next),
    ...scaled(placed, 'scaleY', before === 0 ? next : (high * next) / before),
  ];
}

/** Gives a text layer another weight, on all keyframes. */
export const weighed = (placed: PlacedLayer, weight: number): readonly Change[] =>
  valuesAt(stylePath(placed, 'fontWeight'), styleOf(placed)['fontWeight'] ?? 400).map(({ path }) => ({
    path,
    value: weight,
  }));

/**
 * Gives a text layer another default text. If data reaches the layer, the text is also the default of its field and of all other
 * layers with its key, because an update gives all of them the same text.
 * @param data - The values of the data tab.
 */
export function retexted(
  project: ProjectDefinition,
  { path, layer }: PlacedLayer,
  text: string,
  data: Readonly<Record<string, unknown>>,
): TextChanges {
  const { key } = layer.element;
  if (!key) return { template: [{ path: [...path, 'element', 'content'], value: text }], data: [] };
  const same = layersOf(project).filter(
    ({ layer: { element } }) => element.type === 'text' && element.key === key,
  );
  const fields = (project.templateDefinition?.fields ?? []).flatMap((field, index) =>
    field.key === key ? [{ path: ['templateDefinition', 'fields', index, 'value'], value: text }] : [],
  );
  return {
    template: [...same.map((one) => ({ path: [...one.path, 'element', 'content'], value: text })), ...fields],
    data: Object.hasOwn(data, key) ? [{ path: [key], value: text }] : [],
  };
}
