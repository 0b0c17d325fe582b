import type { LayerDefinition, MaskDefinition } from '../../runtime/definition/composition.ts';
import { changingCrest, oldColor } from '../crests.ts';
import { keyframes, template } from '../drawing.ts';
import { changing, line, onGround } from '../lines.ts';
import { INK, SAFE, SPORT } from '../registers.ts';
import { AWAY, HOME, NORVALE, type Team, VESTHOLM } from '../teams.ts';
import { beam, start, type Tile, tile, wipe } from '../tiles.ts';

const own = { ...SAFE, ...SPORT, out: 80, isLeaning: true };
/** The last frame before the graphic leaves. */
const REST = own.out - 1;
const TOP = 696;
/** The teams' plates meet behind the kick-off, which is gone before they part. */
const home: Tile = {
  ...own,
  id: 'Home plate',
  x: 132,
  y: TOP,
  width: 866,
  height: 176,
  fill: NORVALE,
};
const away: Tile = {
  // From the right, it doesn't overshoot.
  ...{ ...home, overshoot: 0, isLeaning: false },
  ...{ id: 'Away plate', x: 898, width: 926, fill: VESTHOLM },
};
const kickOff: Tile = {
  ...{ ...home, isLeaning: false },
  ...{ id: 'Kick-off plate', x: 784, width: 352, fill: INK, at: 4 },
};
/** The competition and the venue, below the teams. Its slants go on where those of the teams end. */
const strip: Tile = { ...own, id: 'Strip', y: 871, width: 1650, height: 81, fill: INK, at: 6 };

/**
 * Uncovers what's on the away team's plate from the right, so that the teams meet in the middle. Its right
 * end never moves.
 */
const fromRight = ({ masks = [], ...layer }: LayerDefinition): LayerDefinition => {
  // Texts are as far behind the edge of the plate as those of the home team.
  const at = away.at + (layer.element.type === 'text' ? 2 : 0);
  return {
    ...layer,
    masks: [
      ...masks.map((mask): MaskDefinition =>
        mask.shape === 'path' && mask.name === 'Wipe'
          ? { ...mask, style: { ...mask.style, x: away.x } }
          : mask,
      ),
      {
        ...{ id: `${layer.id}-edge`, name: 'Edge', shape: 'path' },
        // Room for the shadow below the plate.
        data: 'M96 0H1050V216H0Z',
        style: {
          x: keyframes(
            [at, away.x + away.width, 'ease-out-expo'],
            [at + SPORT.frames, away.x - 18],
            [away.out, away.x - 18, 'ease-in-quad'],
            [away.out + SPORT.leave, away.x + away.width],
          ),
          ...{ y: TOP, width: 1050, height: 216 },
        },
      },
    ],
  };
};

/** Opens the kick-off to both sides of the slant on which the teams meet, and closes it again. */
const opens = (id: string): readonly MaskDefinition[] =>
  (
    [
      ['left', 'M78 0H650V176H0Z', 921, kickOff.x],
      ['right', 'M0 0H650L572 176H0Z', 349, 486],
    ] as const
  ).map(([side, data, closed, open]): MaskDefinition => ({
    ...{ id: `${id}-${side}`, name: `Edge ${side}`, shape: 'path', data },
    style: {
      x: keyframes<number>(
        [kickOff.at, closed, 'ease-out-expo'],
        [kickOff.at + 12, open],
        [kickOff.out, open, 'ease-in-cubic'],
        [kickOff.out + 4, closed],
      ),
      ...{ y: TOP, width: 650, height: 176 },
    },
  }));
/** The texts of the kick-off arrive once it's open. */
const opening: Tile = { ...kickOff, at: kickOff.at + 3 };

/** A team's crest. Its abbreviation is a copy of the team's name. */
const lettered = (plate: Tile, side: string, team: Team, x: number, short: string) => [
  ...changingCrest(side, team, { x, y: TOP + 16, height: 144, isLettered: true }, (id) => wipe(id, plate)),
  ...onGround(
    plate,
    changing(
      line({ ...plate, y: TOP + 22, height: 56 }, `${side} short`, null, short, {
        ...{ x: x + 16, width: 88, fontSize: 42, color: INK, textAlign: 'center' },
      }),
    ),
  ),
];

const name = { fontSize: 104, width: 440 };
const small = { fontSize: 50, fontWeight: 500 };

/** A match opener. Each team's name is in two places: in full on its plate, and abbreviated on its crest. */
export const project = template('Duplicate text content', {
  description: 'Two teams, with their names in full and abbreviated, and when and where they meet.',
  layer: 5,
  duration: 92,
  frameActions: [{ frame: 80, name: 'Out', isOutro: true }],
  layers: [
    tile(strip),
    ...changing(
      line(strip, 'Competition', '_competition', 'Harbor League, round 12', {
        ...small,
        x: 162,
        width: 734,
      }),
    ),
    ...changing(
      line(strip, 'Venue', '_venue', 'Lantern Park, Norvale', {
        ...{ ...small, x: 910, width: 780, textAlign: 'right' },
      }),
    ),
    ...[
      tile(away),
      oldColor(away, REST),
      ...lettered(away, 'Away', AWAY, 1608, 'VES'),
      ...changing(line(away, 'Away', '_away', 'Vestholm', { ...name, x: 1144, textAlign: 'right' })),
    ].map(fromRight),
    tile(home),
    oldColor(home, REST),
    ...lettered(home, 'Home', HOME, 222, 'NOR'),
    ...changing(line(home, 'Home', '_home', 'Norvale', { ...name, x: 366, width: 386 })),
    {
      id: kickOff.id,
      name: kickOff.id,
      element: {
        type: 'path',
        data: 'M78 0H352L274 176H0Z',
        style: { x: kickOff.x, y: TOP, width: 352, height: 176, fill: INK },
      },
      masks: opens('plate'),
    },
    {
      ...line({ ...opening, y: TOP + 18, height: 52 }, 'Kick-off label', null, 'Kick-off', {
        ...{ ...small, x: 886, width: 188, textAlign: 'center' },
      }),
      masks: [...opens('label'), start({ ...opening, id: 'label', y: TOP + 18, height: 52 })],
    },
    ...changing({
      ...line({ ...opening, y: TOP + 68, height: 92 }, 'Kick-off', '_kickoff', '19:30', {
        ...{ x: 845, width: 206, fontSize: 84, textAlign: 'center' },
      }),
      masks: [...opens('time'), start({ ...opening, id: 'time', y: TOP + 68, height: 92 })],
    }),
    beam({ ...home, width: 1692 }),
  ],
  fields: [
    { key: '_home', title: 'Home team', type: 'text', value: 'Norvale', required: true, maxLength: 24 },
    { key: '_away', title: 'Away team', type: 'text', value: 'Vestholm', required: true, maxLength: 24 },
    { key: '_kickoff', title: 'Kick-off', type: 'text', value: '19:30', maxLength: 6 },
    {
      key: '_competition',
      title: 'Competition',
      type: 'text',
      value: 'Harbor League, round 12',
      maxLength: 40,
    },
    { key: '_venue', title: 'Venue', type: 'text', value: 'Lantern Park, Norvale', maxLength: 40 },
  ],
});
