import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { FULL, layer } from '../drawing.ts';
import { archivo } from '../fonts.ts';
import { changing, INK, line, SAFE, type Tile, tile, wipe, YELLOW } from '../tiles.ts';

/** The whole picture as a tile: its slanted edge ends outside the picture. */
const screen: Tile = { ...SAFE, id: 'Ground', x: 0, y: 0, width: 2280, height: 1080, fill: INK, out: 60 };

const label: Tile = { ...SAFE, id: 'Label plate', y: 848, height: 112, fill: YELLOW, at: 8, out: 60 };

/** A moving background for talk shows and weather. The Lottie animation keeps playing while the composition rests. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Looping background',
  mainComposition: 'background',
  resources: [...archivo, { type: 'lottie', id: 'beams', url: 'looping-background/beams.json' }],
  compositions: [
    {
      id: 'background',
      name: 'Background',
      ...FULL,
      duration: 72,
      frameActions: [{ frame: 60, name: 'Outro', isOutro: true }],
      layers: [
        layer(
          'Ground',
          { type: 'rectangle', style: { width: 1920, height: 1080, fill: INK } },
          { masks: [wipe('ground-wipe', screen)] },
        ),
        layer('Beams', { type: 'lottie', source: 'beams' }, { masks: [wipe('beams-wipe', screen)] }),
        tile(label),
        ...changing(line(label, 'Label', '_label', 'Weather tonight')),
      ],
    },
  ],
  templateDefinition: {
    description: 'A moving background that loops endlessly.',
    layer: 1,
    outMode: 'manual',
    fields: [{ key: '_label', title: 'Label', type: 'text', value: 'Weather tonight', maxLength: 30 }],
  },
};
