import { changingCrest, oldColor } from '../crests.ts';
import { layer, template } from '../drawing.ts';
import { changing, line } from '../lines.ts';
import { INK, SAFE, SPORT } from '../registers.ts';
import { HOME } from '../teams.ts';
import { beam, flat, last, type Tile, tile, wipe } from '../tiles.ts';

const own = { ...SAFE, ...SPORT };
/** The crest's tile, on whose slanted end the team's plate starts. It's the last to leave. */
const shield: Tile = last({
  ...own,
  ...{ id: 'Crest plate', y: 672, width: 398, height: 288, fill: INK },
  frames: 8,
});
/** The plates come out from behind the crest's tile and leave behind it. The lowest has the only shadow. */
const behind = { ...own, fill: INK, from: shield.x };
const plate: Tile = {
  ...behind,
  ...{ id: 'Plate', x: 300, y: 672, width: 1524, height: 192, at: 3 },
};
const second: Tile = {
  ...behind,
  ...{ id: 'Line plate', x: 250, y: 863, width: 1486, height: 97, at: 5 },
};

/** The sign of the team's crest, cropped by the plate. It darkens the color, so that the name is read. */
const largeSign = layer(
  'Large sign',
  {
    type: 'path',
    data: HOME.sign,
    style: { x: 440, y: plate.y - 105, width: 720, height: 450, fill: 'rgb(11 14 20 / 0.22)' },
  },
  { masks: [wipe('large-sign-wipe', plate)] },
);

/** A plate in the color of a team. The fill doesn't have keyframes, so that an action can set it. */
export const project = template('Change fill color', {
  description: 'A team with its crest, on a plate in its color.',
  layer: 5,
  layers: [
    tile(second),
    // A little farther right, where it looks aligned with the large letters above.
    ...changing(
      line(second, 'Line', '_line', 'Cup winners, 2–1 after extra time', {
        ...{ x: 512, width: 1152, fontSize: 60, fontWeight: 500 },
      }),
    ),
    flat(plate),
    oldColor(plate, 74),
    ...changing(largeSign),
    beam(plate),
    ...changing(
      line(plate, 'Team', '_team', 'Norvale', { x: 506, width: 1188, fontSize: 136, letterSpacing: -2 }),
    ),
    flat(shield),
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
