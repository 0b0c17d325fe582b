import { changingCrest, oldColor } from '../crests.ts';
import { template } from '../drawing.ts';
import { changing, line } from '../lines.ts';
import { INK, SAFE, SPORT } from '../registers.ts';
import { HOME } from '../teams.ts';
import { beam, last, type Tile, tile, wipe } from '../tiles.ts';

const own = { ...SAFE, ...SPORT };
/** The crest's tile, on whose slanted end the team's plate starts. It's the last to leave. */
const shield: Tile = last({
  ...own,
  ...{ id: 'Crest plate', y: 672, width: 398, height: 288, fill: INK },
  frames: 8,
});
/** The plates come out from behind the crest's tile and leave behind it. */
const behind = { ...own, fill: INK, from: shield.x };
const plate: Tile = {
  ...behind,
  ...{ id: 'Plate', x: 300, y: 672, width: 1524, height: 192, at: 3 },
};
const second: Tile = {
  ...behind,
  ...{ id: 'Line plate', x: 250, y: 863, width: 1486, height: 97, at: 5 },
};

/** A plate in the color of a team. The fill doesn't have keyframes, so that an action can set it. */
export const project = template('Change fill color', {
  description: 'A team with its crest, on a plate in its color.',
  layer: 5,
  layers: [
    tile(second),
    // A little farther right, where it looks aligned with the large letters above.
    ...changing(
      line(second, 'Line', '_line', 'Cup winners, 2–1 after extra time', {
        ...{ x: 512, width: 1152, fontSize: 52, fontWeight: 500 },
      }),
    ),
    tile(plate),
    oldColor(plate, 74),
    beam(plate),
    ...changing(
      line(plate, 'Team', '_team', 'Norvale', { x: 506, width: 1188, fontSize: 136, letterSpacing: -2 }),
    ),
    tile(shield),
    ...changingCrest('Team', HOME, { x: 188, y: 721, height: 190 }, (id) => wipe(id, shield)),
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
    {
      key: '_line',
      title: 'Second line',
      type: 'text',
      value: 'Cup winners, 2–1 after extra time',
      maxLength: 60,
    },
  ],
});
