import type { LayerDefinition } from '../../../src/runtime/definition/composition.ts';
import { composition, keyedText, mount, project, rectangle } from './support.ts';

const layers: readonly LayerDefinition[] = [
  rectangle('plate', {
    masks: [
      { id: 'r', shape: 'rectangle' },
      { id: 'p', shape: 'path', data: 'M0 0H10V10Z' },
    ],
  }),
  keyedText('_name'),
  { id: 'line', name: 'line', element: { type: 'path', data: 'M0 0H10V10Z' } },
  { id: 'photo', name: 'photo', element: { type: 'image-loader', key: '_photo' } },
  { id: 'guide', name: 'guide', isGuide: true, element: { type: 'ellipse' } },
  { id: 'inner', name: 'inner', startFrame: 10, element: { type: 'composition', composition: 'child' } },
];
const child = composition({
  id: 'child',
  name: 'Child',
  width: 400,
  height: 300,
  duration: 50,
  layers: [keyedText('_name', 'deep'), rectangle('deep plate')],
});

/** A template with most element types and a nested composition. */
export const open = () => mount(project(composition({ layers }), child));

/** One of its elements, by the name of its layer. */
export const elementOf = async (name: string) => {
  const mounted = await open();
  return {
    ...mounted,
    element: mounted.main.findLayerByName(name)!.element as never as Record<string, never>,
  };
};
