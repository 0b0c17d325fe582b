import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { changing } from '../lines.ts';
import { finished, width } from './parts.ts';

/** A text that the end of the bar uncovers and covers. The bar and its accent stay as they are. */
const moving = ({ element, ...layer }: LayerDefinition): readonly LayerDefinition[] => {
  if (element.type !== 'text') return [{ ...layer, element }];
  return changing({
    ...layer,
    element: { ...element, style: { ...element.style, opacity: 1 } },
    masks: [
      {
        ...{ id: `${layer.id}-bar`, name: 'Bar', shape: 'path', data: 'M0 0H760L703 176H0Z' },
        style: { x: 96, y: 784, width, height: 176 },
      },
    ],
  });
};

/**
 * The graphic that "Your first lower third" builds, with titles for its fields, and with texts that move when
 * they change.
 */
export const project: ProjectDefinition = {
  ...finished,
  name: 'First lower third',
  compositions: finished.compositions.map(({ layers, ...main }) => ({
    ...main,
    layers: layers.flatMap(moving),
  })),
  templateDefinition: {
    description: 'The lower third that readers build first.',
    layer: 5,
    outMode: 'manual',
    fields: [
      { key: '_name', title: 'Name', type: 'text', value: 'Mira Halvorsen' },
      { key: '_title', title: 'Title', type: 'text', value: 'Harbor reporter' },
    ],
  },
};
