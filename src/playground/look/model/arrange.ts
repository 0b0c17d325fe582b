import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import {
  layersOf,
  mapNumbers,
  numberOf,
  styleOf,
  stylePath,
  type Change,
  type PlacedLayer,
} from './template.ts';

/** Moves a layer with its masks by the same distance on all keyframes. */
export function moved(placed: PlacedLayer, axis: 'x' | 'y', by: number): readonly Change[] {
  const shift = (value: number): number => value + by;
  const masks = (placed.layer.masks ?? []).flatMap(({ style }, index) =>
    mapNumbers([...placed.path, 'masks', index, 'style', axis], style?.[axis] ?? 0, shift),
  );
  return [...mapNumbers(stylePath(placed, axis), styleOf(placed, axis) ?? 0, shift), ...masks];
}

/** Gives the first number another value at rest. The others and keyframes keep their proportion to it. */
export function scaled(placed: PlacedLayer, names: readonly string[], next: number): readonly Change[] {
  const before = numberOf(placed, names[0] ?? '');
  return names.flatMap((name) =>
    mapNumbers(stylePath(placed, name), styleOf(placed, name) ?? numberOf(placed, name), (value) =>
      before === 0 ? next : (value * next) / before,
    ),
  );
}

/**
 * Gives a text layer another default text. With a key, it's also the default of its field and of all layers
 * with that key, because an update gives all of them the same text.
 * @param data - The values of the data tab.
 */
export function retexted(
  project: ProjectDefinition,
  { path, layer }: PlacedLayer,
  value: string,
  data: Readonly<Record<string, unknown>>,
): { readonly template: readonly Change[]; readonly data: readonly Change[] } {
  const { key } = layer.element;
  if (!key) return { template: [{ path: [...path, 'element', 'content'], value }], data: [] };
  const same = layersOf(project).filter(
    ({ layer: { element } }) => element.type === 'text' && element.key === key,
  );
  const fields = (project.templateDefinition?.fields ?? []).flatMap((field, index) =>
    field.key === key ? [{ path: ['templateDefinition', 'fields', index, 'value'], value }] : [],
  );
  return {
    template: [...same.map((one) => ({ path: [...one.path, 'element', 'content'], value })), ...fields],
    data: Object.hasOwn(data, key) ? [{ path: [key], value }] : [],
  };
}
