import { template } from '../drawing.ts';
import { changing, line, SECOND } from '../lines.ts';
import { INK, SAFE } from '../registers.ts';
import { beam, type Tile, tile } from '../tiles.ts';

const plate: Tile = { ...SAFE, id: 'Plate', y: 752, width: 1400, height: 128, fill: INK };
const label: Tile = { ...SAFE, id: 'Label plate', y: 872, width: 700, height: 88, fill: INK, at: 3 };

/** A plate in the color of a team. The fill doesn't have keyframes, so that an action can set it. */
export const project = template('Change fill color', {
  description: 'A team name on a plate in the team’s color.',
  layer: 5,
  duration: 87,
  frameActions: [{ frame: 75, name: 'Out', isOutro: true }],
  layers: [
    tile(label),
    line(label, 'Label', null, 'In the studio tonight', SECOND),
    tile(plate),
    beam(plate),
    ...changing(line(plate, 'Team', '_team', 'Norvale', { fontSize: 88 })),
  ],
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
});
