import type { ProjectDefinition } from '../../../src/runtime/index.ts';
import { composition, project as projectOf } from '../runtime/support.ts';

/** A lower third with a step, an outro, and elements of each kind, both with and without template data. */
export const project = (more: Partial<ProjectDefinition> = {}): ProjectDefinition => ({
  ...projectOf(
    composition({
      frameActions: [
        { frame: 40, isStep: true },
        { frame: 75, isOutro: true },
      ],
      layers: [
        { id: 'a', name: 'A', element: { type: 'text', key: '_name', content: 'Mira' } },
        { id: 'b', name: 'B', element: { type: 'text', key: '_name', content: 'again' } },
        { id: 'c', name: 'C', element: { type: 'text', key: '_longText', multiline: true } },
        { id: 'd', name: 'D', element: { type: 'image-loader', key: '_photo' } },
        { id: 'e', name: 'E', element: { type: 'rectangle', key: '_plate' } },
        { id: 'f', name: 'F', isGuide: true, element: { type: 'text', key: '_guide' } },
        { id: 'g', name: 'G', element: { type: 'text' } },
      ],
    }),
  ),
  name: 'Lower third',
  ...more,
});
