import type { ActionsFactory } from '../definition/actions.ts';
import type { ProjectDefinition } from '../definition/project.ts';
import type { CompositionNode } from '../state/nodes.ts';
import { createComposition } from './composition.ts';
import type { RuntimeContext } from './context.ts';
import { createLayer } from './layer.ts';

/** All compositions of a template. */
export interface Built {
  readonly main: CompositionNode;
  /** In the order of the project. */
  readonly compositions: readonly CompositionNode[];
}

/** Makes all compositions of a project, with the code of their actions. */
export function build(
  project: ProjectDefinition,
  actions: ReturnType<ActionsFactory>,
  context: RuntimeContext,
): Built {
  const detached = new Set(
    project.compositions
      .flatMap(({ layers }) => layers.map(({ element }) => element))
      .flatMap((element) =>
        element.type === 'composition' && element.detachedPlayhead ? [element.composition] : [],
      ),
  );
  const nodes = new Map(
    project.compositions.map((definition) => [
      definition.id,
      createComposition(
        definition,
        definition.id === project.mainComposition,
        detached.has(definition.id),
        actions[definition.id]?.frames ?? {},
        context,
      ),
    ]),
  );
  const compositionOf = (id: string): CompositionNode => {
    const node = nodes.get(id);
    if (!node) throw new Error(`the project has no composition "${id}"`);
    return node;
  };
  for (const definition of project.compositions) {
    const node = compositionOf(definition.id);
    for (const layer of definition.layers) {
      const made = createLayer(layer, node, context, compositionOf);
      node.layers.push(made);
      if (made.node) node.dom.append(made.node);
    }
  }
  return { main: compositionOf(project.mainComposition), compositions: [...nodes.values()] };
}
