import type { MaskDefinition } from '../../runtime/definition/composition.ts';
import type { LottieResource } from '../../runtime/definition/resources.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { FULL, keyframes, layer } from '../drawing.ts';
import { archivo } from '../fonts.ts';
import { changing, line } from '../lines.ts';
import { INK, PAPER, SAFE } from '../registers.ts';
import { type Tile, tile, wipe } from '../tiles.ts';

/** The whole picture as a tile: its slanted edge ends outside the picture. */
const screen: Tile = { ...SAFE, id: 'Ground', x: 0, y: 0, width: 2280, height: 1080, fill: INK, out: 60 };

const label: Tile = { ...SAFE, id: 'Label plate', y: 744, height: 216, fill: PAPER, at: 4, out: 60 };

/** How far an edge leans that's as high as the picture. */
const LEAN = 351;
/** A mask with slanted edges around the picture. The actions move one of them through it. */
const pane = (id: string): MaskDefinition => ({
  ...{ id, name: 'Pane', shape: 'path' },
  data: `M${LEAN} 0H${FULL.width + 2 * LEAN}L${FULL.width + LEAN} ${FULL.height}H0Z`,
  style: { x: -LEAN, width: FULL.width + 2 * LEAN, height: FULL.height },
});

/** The label is a title, which ends before the slanted edge of its plate. */
const TITLE = { width: 1600, fontSize: 148, letterSpacing: -2 };

/** The programs, with what operators call them. */
const LOOKS = { news: 'News', sport: 'Sport', evening: 'Evening' };

const beams = (look: string): LottieResource => ({
  type: 'lottie',
  id: `beams-${look}`,
  url: `looping-background/${look}.json`,
});

/** A moving background with a title, and a port in front of the beams. They keep moving at rest. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Looping background',
  mainComposition: 'background',
  resources: [...archivo, ...Object.keys(LOOKS).map(beams)],
  compositions: [
    {
      id: 'background',
      name: 'Background',
      ...FULL,
      duration: 72,
      frameActions: [{ frame: 60, name: 'Outro', isOutro: true }],
      layers: [
        layer(
          'Looks',
          { type: 'composition', composition: 'looks' },
          { masks: [wipe('looks-wipe', screen)] },
        ),
        tile(label),
        ...changing(line(label, 'Label', '_label', 'Weather tonight', TITLE)),
      ],
    },
    {
      ...{ id: 'looks', name: 'Looks', ...FULL, duration: 72 },
      layers: [
        ...Object.keys(LOOKS).map((look) =>
          layer(
            `Beams ${look}`,
            { type: 'lottie', source: `beams-${look}`, style: { opacity: look === 'news' ? 1 : 0 } },
            { masks: [pane(`${look}-pane`)] },
          ),
        ),
        layer('Slash', {
          type: 'path',
          data: `M${LEAN} 0h40L40 ${FULL.height}H0Z`,
          style: {
            ...{ width: LEAN + 40, height: FULL.height, fill: PAPER },
            x: keyframes([0, -LEAN - 40, 'ease-out-expo'], [16, FULL.width]),
          },
        }),
      ],
    },
  ],
  templateDefinition: {
    description: 'Beams of light that loop endlessly behind a title, in three looks.',
    layer: 1,
    outMode: 'manual',
    fields: [
      { key: '_label', title: 'Label', type: 'text', value: 'Weather tonight', maxLength: 30 },
      {
        key: '_look',
        title: 'Look',
        type: 'dropdown',
        value: 'news',
        choices: Object.entries(LOOKS).map(([value, text]) => ({ value, label: text })),
      },
    ],
  },
};
