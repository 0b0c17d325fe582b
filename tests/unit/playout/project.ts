import type { ProjectDefinition } from '../../../src/runtime/index.ts';
import { composition, layer, project as projectOf } from '../runtime/support.ts';

/** A lower third with a step, an outro, and elements of each kind, both with and without template data. */
export const project = (more: Partial<ProjectDefinition> = {}): ProjectDefinition => ({
  ...projectOf(
    composition({
      frameActions: [
        { frame: 40, isStep: true },
        { frame: 75, isOutro: true },
      ],
      layers: [
        layer('A', { type: 'text', key: '_name', content: 'Mira' }),
        layer('B', { type: 'text', key: '_name', content: 'again' }),
        layer('C', { type: 'text', key: '_longText', multiline: true }),
        layer('D', { type: 'image-loader', key: '_photo' }),
        layer('E', { type: 'rectangle', key: '_plate' }),
        layer('F', { type: 'text', key: '_guide' }, { isGuide: true }),
        layer('G', { type: 'text' }),
      ],
    }),
  ),
  name: 'Lower third',
  ...more,
});
