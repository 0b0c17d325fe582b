import type { ProjectDefinition } from '../runtime/definition/project.ts';
import { MAX_NESTING } from '../runtime/model/limits.ts';
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

/** Reports compositions that contain themselves, and nesting that's too deep. It takes linear time in the number of layers. */
export function checkNesting({ compositions }: ProjectDefinition): readonly Problem[] {
  const ids = new Set(compositions.map(({ id }) => id));
  const edges: Edges = new Map(
    compositions.map(({ id, layers }) => [
      id,
      layers.flatMap(({ element }) =>
        element.type === 'composition' && ids.has(element.composition) ? [element.composition] : [],
      ),
    ]),
  );
  const acyclic = peel(edges);
  const before = peel(reversed(edges));
  const depths = new Map<string, number>();
  for (const id of acyclic) {
    const inner = (edges.get(id) ?? []).reduce((most, nested) => Math.max(most, depths.get(nested) ?? 0), 0);
    depths.set(id, inner + 1);
  }
  return compositions.flatMap(({ id }, index) => {
    const path = inside('compositions', index);
    if (!acyclic.has(id) && !before.has(id)) return [{ path, message: 'the composition contains itself' }];
    if (depths.get(id) !== MAX_NESTING + 1) return [];
    return [{ path, message: `expected at most ${MAX_NESTING} compositions nested in each other` }];
  });
}
