import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ElementDefinition } from '../../runtime/definition/elements.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { clip, keyframes } from '../drawing.ts';
import { changing } from '../lines.ts';
import { endX, finished } from './parts.ts';

/** Where each line is, how far below its place it starts, and when. */
const ROWS: Readonly<Record<string, Readonly<Record<'x' | 'y' | 'height' | 'depth' | 'at', number>>>> = {
  Name: { x: 224, y: 785, height: 110, depth: 76, at: 5 },
  Title: { x: 224, y: 878, height: 76, depth: 60, at: 7 },
};

/** The edge of the second slash, while that's on its way over the bar. */
const edge = keyframes(
  ...endX.keyframes.slice(1, -1).map(({ frame, value, easing }) => [frame, value - 843, easing] as const),
);

/** A text that the second slash uncovers and covers. In between, it climbs in parallel to it. */
const moving = (layer: LayerDefinition): readonly LayerDefinition[] => {
  const { id, name, element } = layer;
  const row = ROWS[name];
  if (!row) return [layer];
  const { x, y, height, depth, at } = row;
  const climb = (to: number, way: number) =>
    keyframes<number>([at, to + way, 'ease-out-quart'], [at + 13, to]);
  const style = { ...element.style, x: climb(x, -0.325 * depth), y: climb(y, depth), opacity: 1 };
  return changing({
    ...layer,
    element: { ...element, style } as ElementDefinition,
    masks: [
      {
        ...{ id: `${id}-bar`, name: 'Bar', shape: 'path', data: 'M0 0H900L843 176H0Z' },
        style: { x: edge, y: 784, width: 900, height: 176 },
      },
      clip(`${id}-row`, 'Row', { x: 96, y, width: 1000, height }),
    ],
  });
};

/**
 * The graphic that "Your first lower third" builds, with titles for its fields, and with texts that move when
 * they come in and change.
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
