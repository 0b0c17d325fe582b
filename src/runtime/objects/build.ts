import type { ActionsFactory } from '../definition/actions.ts';
import type { ProjectDefinition } from '../definition/project.ts';
import type { CompositionNode } from '../state/nodes.ts';
import { createComposition } from './composition.ts';
import type { RuntimeContext } from './context.ts';
import { createLayer } from './layer.ts';

/** All compositions of a template. */
export interface CompositionTree {
  readonly main: CompositionNode;
  /** In project order. */
  readonly compositions: readonly CompositionNode[];
}

/** The IDs of the compositions that play on their own inside another one. */
const detachedIn = ({ compositions }: ProjectDefinition): ReadonlySet<string> =>
  new Set(
    compositions.flatMap(({ layers }) =>
      layers.flatMap(({ element }) =>
        element.type === 'composition' && element.detachedPlayhead ? [element.composition] : [],
      ),
    ),
  );

/** Creates all compositions of a project, with the code of their actions. */
export function build(
  project: ProjectDefinition,
  actions: ReturnType<ActionsFactory>,
  context: RuntimeContext,
): CompositionTree {
  const detached = detachedIn(project);
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
      const layerNode = createLayer(layer, node, context, compositionOf);
      node.layers.push(layerNode);
      if (layerNode.node) node.dom.append(layerNode.node);
    }
  }
  return { main: compositionOf(project.mainComposition), compositions: [...nodes.values()] };
}
