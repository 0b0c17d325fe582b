import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { archivo } from '../fonts.ts';
import { beam, changing, INK, line, SECOND, type Tile, tile } from '../tiles.ts';

const plate: Tile = {
  id: 'Plate',
  x: 96,
  y: 752,
  width: 1400,
  height: 128,
  fill: INK,
  at: 0,
  out: 75,
  isCut: true,
};
const label: Tile = {
  id: 'Label plate',
  x: 96,
  y: 872,
  width: 700,
  height: 88,
  fill: INK,
  at: 3,
  out: 75,
  isCut: true,
};

/** A plate in the color of a team. The fill doesn't have keyframes, so that an action can set it. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Change fill color',
  mainComposition: 'change-fill-color',
  resources: archivo,
  compositions: [
    {
      id: 'change-fill-color',
      name: 'Change fill color',
      width: 1920,
      height: 1080,
      fps: 50,
      duration: 87,
      frameActions: [{ frame: 75, name: 'Out', isOutro: true }],
      layers: [
        tile(label),
        line(label, 'Label', null, 'In the studio tonight', SECOND),
        tile(plate),
        beam(plate),
        ...changing(line(plate, 'Team', '_team', 'Norvale', { fontSize: 88 })),
      ],
    },
  ],
  templateDefinition: {
    description: 'A team name on a plate in the team’s color.',
    layer: 5,
    outMode: 'manual',
    fields: [
      {
        key: '_team',
        title: 'Team',
        description: 'Norvale and Vestholm have their own colors',
        type: 'text',
        value: 'Norvale',
        required: true,
        maxLength: 40,
      },
    ],
  },
};
