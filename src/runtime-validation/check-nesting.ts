import type { ProjectDefinition } from '../runtime/definition/project.ts';
import { MAX_MASKS, MAX_NESTING } from '../runtime/model/limits.ts';
import { inside, type Problem } from './problem.ts';

/** Reports circular and excessive nesting in linear time. Each composition or mask is a level in the page. */
export function checkNesting({ compositions }: ProjectDefinition): readonly Problem[] {
  /** What shows each composition, and the masks there. Another check reports a second place. */
  const shownBy = new Map<string, { readonly id: string; readonly masks: number }>();
  for (const { id, layers } of compositions) {
    for (const { element, masks = [] } of layers)
      if (element.type === 'composition') shownBy.set(element.composition, { id, masks: masks.length });
  }
  const levels = new Map<string, { readonly depth: number; readonly masks: number }>();
  const inCircles = new Set<string>();
  for (const { id } of compositions) {
    const way = new Set<string>();
    let at: string | undefined = id;
    for (; at !== undefined && !levels.has(at) && !way.has(at); at = shownBy.get(at)?.id) way.add(at);
    const outward = [...way];
    if (at !== undefined && way.has(at))
      for (const one of outward.slice(outward.indexOf(at))) inCircles.add(one);
    for (const one of outward.reverse()) {
      const outer = shownBy.get(one);
      const { depth = 0, masks = 0 } = levels.get(outer?.id ?? '') ?? {};
      levels.set(one, { depth: depth + 1, masks: masks + (outer?.masks ?? 0) });
    }
  }
  return compositions.flatMap(({ id, layers }, index) => {
    const path = inside('compositions', index);
    if (inCircles.has(id)) return [{ path, message: 'the composition contains itself' }];
    const { depth = 0, masks = 0 } = levels.get(id) ?? {};
    if (depth === MAX_NESTING + 1)
      return [{ path, message: `expected at most ${MAX_NESTING} compositions nested in each other` }];
    const most = layers.reduce((all, layer) => Math.max(all, masks + (layer.masks?.length ?? 0)), 0);
    if (most <= MAX_MASKS) return [];
    return [{ path, message: `expected at most ${MAX_MASKS} masks around a layer, got ${most}` }];
  });
}
