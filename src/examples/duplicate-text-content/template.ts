import { clip, keyframes, template } from '../drawing.ts';
import { FONT } from '../fonts.ts';
import { beam, changing, INK, line, PAPER, SAFE, type Tile, tile, wipe, YELLOW } from '../tiles.ts';

const own = { ...SAFE, out: 80 };
const badge: Tile = { ...own, id: 'Badge', y: 752, width: 216, height: 128, fill: YELLOW, isCut: false };
const name: Tile = { ...own, id: 'Team plate', x: 312, y: 752, width: 1400, height: 128, fill: INK, at: 3 };
const ribbon: Tile = { ...own, id: 'Ribbon', y: 872, width: 1616, height: 88, fill: '#8f1d14', at: 6 };
const corner: Tile = { ...own, id: 'Corner plate', y: 54, width: 800, height: 72, fill: INK, at: 9 };

/** One value in four places: in full, twice, abbreviated, and as the pattern of a ribbon. */
export const project = template('Duplicate text content', {
  description: 'One team name in full, abbreviated, and as a pattern.',
  layer: 5,
  duration: 92,
  frameActions: [{ frame: 80, name: 'Out', isOutro: true }],
  layers: [
    tile(ribbon),
    ...changing({
      id: 'team-pattern',
      name: 'Team pattern',
      element: {
        type: 'text',
        content: Array<string>(12).fill('Norvale').join(' '),
        style: {
          x: keyframes([9, 420, 'ease-out-expo'], [27, 120]),
          y: keyframes([9, 894], [80, 894, 'ease-in-cubic'], [86, 960]),
          // How far it moves when the name changes.
          height: 88,
          fontFamily: FONT,
          fontSize: 44,
          fontWeight: 700,
          lineHeight: 1,
          textTransform: 'uppercase',
          color: PAPER,
        },
      },
      masks: [
        wipe('pattern-wipe', { ...ribbon, width: ribbon.width - 24 }),
        clip('pattern-ribbon', 'Ribbon', { x: 120, y: 872, width: 1592, height: 88 }),
      ],
    }),
    tile(name),
    beam(name),
    ...changing(line(name, 'Team', '_team', 'Norvale', { fontSize: 88 })),
    tile(badge),
    ...changing(line(badge, 'Team short', null, 'NOR', { fontSize: 88 })),
    tile(corner),
    ...changing(line(corner, 'Team corner', '_team', 'Norvale', { fontSize: 46, fontWeight: 500 })),
  ],
  fields: [{ key: '_team', title: 'Team', type: 'text', value: 'Norvale', required: true, maxLength: 40 }],
});
