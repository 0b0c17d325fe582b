import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { clip } from '../drawing.ts';
import { changing } from '../lines.ts';
import { finished } from './parts.ts';

/** Where the texts move when they change on air. */
const LINES: Readonly<Record<string, Readonly<Record<'y' | 'height', number>>>> = {
  Name: { y: 792, height: 105 },
  Title: { y: 897, height: 63 },
};

/** A text with its place. The bar and its accent stay as they are. */
const moving = (layer: LayerDefinition): readonly LayerDefinition[] => {
  const place = LINES[layer.name];
  if (!place) return [layer];
  return changing({ ...layer, masks: [clip(`${layer.id}-line`, 'Line', { x: 144, width: 592, ...place })] });
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
