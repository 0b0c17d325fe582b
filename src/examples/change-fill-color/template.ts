import { template } from '../drawing.ts';
import { changing, line } from '../lines.ts';
import { INK, SAFE, SPORT } from '../registers.ts';
import { beam, type Tile, tile } from '../tiles.ts';

const plate: Tile = { ...SAFE, ...SPORT, id: 'Plate', y: 672, height: 192, fill: INK };
const label: Tile = { ...plate, id: 'Label plate', y: 863, height: 97, at: 3 };

/** A plate in the color of a team. The fill doesn't have keyframes, so that an action can set it. */
export const project = template('Change fill color', {
  description: 'The winners on a plate in their color.',
  layer: 5,
  layers: [
    tile(label),
    // A little farther right, where it looks aligned with the large letters above.
    line(label, 'Label', null, 'Cup winners', { x: 126, width: 1634, fontSize: 56, fontWeight: 500 }),
    tile(plate),
    beam(plate),
    ...changing(line(plate, 'Team', '_team', 'Norvale', { width: 1584, fontSize: 136, letterSpacing: -2 })),
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
