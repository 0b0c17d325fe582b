import type { LayerDefinition, MaskDefinition } from '../../runtime/definition/composition.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { clip, keyframes, template } from '../drawing.ts';
import { changing, line } from '../lines.ts';
import { INK, NORVALE, PAPER, SAFE, SPORT, VESTHOLM, YELLOW } from '../registers.ts';
import { beam, start, type Tile, tile, wipe } from '../tiles.ts';

/** The teams: their names, their colors, and what's drawn on their crests. */
const HOME = {
  side: 'Home',
  color: NORVALE,
  sign: 'M0 0L48 26L96 0V18L48 44L0 18ZM14 34L48 52L82 34L68 50L48 60L28 50Z',
};
const AWAY = {
  side: 'Away',
  color: VESTHOLM,
  sign: 'M0 6C14 -2 22 -2 34 6S62 14 74 6S90 2 96 6V20C90 16 84 12 74 20S46 28 34 20S14 12 0 20ZM6 36C16 28 24 28 34 36S58 44 70 36S86 32 90 36L80 49C74 47 70 49 64 53S44 58 36 52S22 48 16 51Z',
};

const own = { ...SAFE, ...SPORT, out: 80 };
const TOP = 696;
/** The teams' plates meet behind the kick-off, which is gone before they part. */
const home: Tile = { ...own, id: 'Home plate', y: TOP, width: 872, height: 176, fill: HOME.color };
const away: Tile = { ...home, id: 'Away plate', x: 868, width: 956, fill: AWAY.color };
const kickOff: Tile = {
  ...own,
  id: 'Kick-off plate',
  x: 764,
  y: TOP,
  width: 328,
  height: 176,
  fill: YELLOW,
  at: 4,
};
/** The competition and the venue, below the teams. Its slant goes on where that of the teams ends. */
const strip: Tile = { ...own, id: 'Strip', y: 871, width: 1650, height: 81, fill: INK, at: 8 };
const corner: Tile = { ...own, id: 'Corner plate', y: 54, width: 691, height: 64, fill: INK, at: 11 };
/** The teams' colors are at both ends of the corner's plate. */
const ends: readonly Tile[] = [
  { ...corner, id: 'Away bar', width: 703, fill: VESTHOLM },
  corner,
  { ...corner, id: 'Home bar', width: 12, fill: NORVALE, isCut: false },
];

/** Uncovers what's on the away team's plate from the right, so that the teams meet in the middle. */
const fromRight = ({ masks = [], ...layer }: LayerDefinition): LayerDefinition => ({
  ...layer,
  masks: masks.map((mask): MaskDefinition =>
    mask.shape === 'path' && mask.name === 'Wipe'
      ? {
          ...mask,
          style: {
            ...mask.style,
            x: keyframes(
              [away.at, away.x + away.width, 'ease-out-expo'],
              [away.at + SPORT.frames, away.x],
              [away.out + 2, away.x, 'ease-in-cubic'],
              [away.out + 11, away.x + away.width],
            ),
          },
        }
      : mask,
  ),
});

/** Uncovers the kick-off from its top. */
const drop = (id: string): MaskDefinition =>
  clip(`${id}-drop`, 'Drop', {
    ...{ x: kickOff.x - 24, y: TOP, width: kickOff.width + 48 },
    height: keyframes(
      [kickOff.at, 0, 'ease-out-expo'],
      [kickOff.at + 12, 176],
      [kickOff.out, 176, 'ease-in-cubic'],
      [kickOff.out + 5, 0],
    ),
  });

/** A team's crest. Its abbreviation is a copy of the team's name. */
const crest = (plate: Tile, { side, color, sign }: typeof HOME, x: number, short: string) => {
  const part = (name: string, data: string, style: ElementStyleDefinition<'path'>): LayerDefinition => ({
    id: `${side} ${name}`,
    name: `${side} ${name}`,
    element: { type: 'path', data, style },
    masks: [wipe(`${side}-${name}-wipe`, plate)],
  });
  return [
    part('crest', 'M0 0H120V84C120 118 60 144 60 144S0 118 0 84Z', {
      ...{ x, y: TOP + 16, width: 120, height: 144, fill: PAPER },
    }),
    part('sign', sign, { x: x + 12, y: TOP + 80, width: 96, height: 58, fill: color }),
    ...changing(
      line({ ...plate, y: TOP + 22, height: 56 }, `${side} short`, null, short, {
        ...{ x: x + 8, width: 104, fontSize: 48, color: INK, textAlign: 'center' },
      }),
    ),
  ];
};

const name = { fontSize: 100, width: 470 };
const small = { fontSize: 48, fontWeight: 500 };
const inCorner = { fontSize: 44, fontWeight: 600 };

/**
 * A match opener. Each team's name is in three places: in full on its plate and in the corner, and
 * abbreviated on its crest.
 */
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
        width: 780,
      }),
    ),
    ...changing(
      line(strip, 'Venue', '_venue', 'Lantern Park, Norvale', {
        ...{ ...small, x: 910, width: 780, textAlign: 'right' },
      }),
    ),
    ...[
      tile(away),
      ...crest(away, AWAY, 1640, 'VES'),
      ...changing(line(away, 'Away', '_away', 'Vestholm', { ...name, x: 1145, textAlign: 'right' })),
    ].map(fromRight),
    tile(home),
    ...crest(home, HOME, 128, 'NOR'),
    ...changing(line(home, 'Home', '_home', 'Norvale', { ...name, x: 272 })),
    {
      id: kickOff.id,
      name: kickOff.id,
      element: {
        type: 'path',
        data: 'M79 0H328L249 176H0Z',
        style: { x: kickOff.x, y: TOP, width: 328, height: 176, fill: YELLOW },
      },
      masks: [drop('plate')],
    },
    ...changing({
      ...line({ ...kickOff, y: TOP + 20, height: 48 }, 'Kick-off label', null, 'Kick-off', {
        ...{ ...small, x: 860, width: 172, textAlign: 'center' },
      }),
      masks: [drop('label'), start({ ...kickOff, id: 'label', y: TOP + 20, height: 48 })],
    }).slice(1),
    ...changing({
      ...line({ ...kickOff, y: TOP + 68, height: 88 }, 'Kick-off', '_kickoff', '19:30', {
        ...{ x: 831, width: 172, textAlign: 'center' },
      }),
      masks: [drop('time'), start({ ...kickOff, id: 'time', y: TOP + 68, height: 88 })],
    }),
    beam({ ...home, width: 1728 }),
    ...ends.map(tile),
    ...changing(line(corner, 'Home corner', '_home', 'Norvale', { ...inCorner, x: 132, width: 174 })),
    ...changing(
      line(corner, 'Kick-off corner', '_kickoff', '19:30', {
        ...{ ...inCorner, x: 330, width: 110, color: YELLOW, textAlign: 'center' },
      }),
    ),
    ...changing(line(corner, 'Away corner', '_away', 'Vestholm', { ...inCorner, x: 497, width: 240 })),
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
