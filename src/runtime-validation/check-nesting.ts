import type { LayerDefinition } from '../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../runtime/definition/project.ts';
import { MAX_MASKS, MAX_NESTING } from '../runtime/model/limits.ts';
import { inside, type Problem } from './problem.ts';

type Edges = ReadonlyMap<string, readonly string[]>;

function reversed(edges: Edges): Edges {
  const result = new Map<string, string[]>(Array.from(edges.keys(), (id) => [id, []]));
  for (const [id, targets] of edges) for (const target of targets) result.get(target)?.push(id);
  return result;
}

/** The IDs that don't lead to a cycle, each one after the IDs that it leads to. */
function peel(edges: Edges): ReadonlySet<string> {
  const sources = reversed(edges);
  const open = new Map(Array.from(edges, ([id, targets]) => [id, targets.length]));
  const peeled = new Set(Array.from(edges.keys()).filter((id) => open.get(id) === 0));
  // A set that grows while it's iterated is a queue.
  for (const id of peeled) {
    for (const source of sources.get(id) ?? []) {
      const left = (open.get(source) ?? 0) - 1;
      open.set(source, left);
      if (left === 0) peeled.add(source);
    }
  }
  return peeled;
}

/**
 * Reports compositions that contain themselves, and nesting that's too deep: each composition and each mask is another level in the
 * page. It takes linear time in the number of layers.
 */
export function checkNesting({ compositions }: ProjectDefinition): readonly Problem[] {
  const layers = new Map(compositions.map((composition) => [composition.id, composition.layers]));
  const nestedIn = ({ element }: LayerDefinition): string | undefined =>
    element.type === 'composition' && layers.has(element.composition) ? element.composition : undefined;
  const edges: Edges = new Map(
    Array.from(layers, ([id, own]) => [id, own.flatMap((one) => nestedIn(one) ?? [])]),
  );
  const acyclic = peel(edges);
  const before = peel(reversed(edges));
  const levels = new Map<string, { readonly depth: number; readonly masks: number }>();
  for (const id of acyclic) {
    const inner = (layers.get(id) ?? []).map((layer) => {
      const { depth = 0, masks = 0 } = levels.get(nestedIn(layer) ?? '') ?? {};
      return { depth, masks: masks + (layer.masks?.length ?? 0) };
    });
    const most = (name: 'depth' | 'masks'): number => inner.reduce((all, one) => Math.max(all, one[name]), 0);
    levels.set(id, { depth: most('depth') + 1, masks: most('masks') });
  }
  return compositions.flatMap(({ id }, index) => {
    const path = inside('compositions', index);
    if (!acyclic.has(id) && !before.has(id)) return [{ path, message: 'the composition contains itself' }];
    const { depth = 0, masks = 0 } = levels.get(id) ?? {};
    if (depth === MAX_NESTING + 1)
      return [{ path, message: `expected at most ${MAX_NESTING} compositions nested in each other` }];
    if (masks <= MAX_MASKS) return [];
    return [{ path, message: `expected at most ${MAX_MASKS} masks around a layer, got ${masks}` }];
  });
}
