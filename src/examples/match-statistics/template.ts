import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { crest } from '../crests.ts';
import { FULL, keyframes, layer, template } from '../drawing.ts';
import { changing, line, onGround } from '../lines.ts';
import { INK, PAPER, SAFE, SPORT } from '../registers.ts';
import { AWAY, HOME, NORVALE, VESTHOLM } from '../teams.ts';
import { beam, staying, type Tile, tile, together, wipe } from '../tiles.ts';
import { DIMMED, placesOf, startOf, STRIP } from './places.ts';

const ROWS = [
  ['Possession', '58%', '42%'],
  ['Shots', '14', '9'],
  ['On target', '6', '3'],
  ['Corners', '7', '4'],
] as const;
const SIDES = ['home', 'away'] as const;

/** The distance from one row to the next. */
const STEP = 156;
/** How wide a column of figures is, 24 px beside the strips. */
const FIGURE = 162;

const quick = { ...SAFE, ...SPORT, isLeaning: true };
/** The rows, a pixel of which is behind the teams. With them, they're one parallelogram. */
const panel: Tile = staying({
  ...{ ...quick, id: 'Rows', y: 267, width: 1678, height: 4 * STEP + 58, fill: INK, at: 1 },
});
/** The teams' plates meet on a slant. */
const home: Tile = {
  ...panel,
  id: 'Home plate',
  x: 399,
  y: 156,
  width: 736,
  height: 112,
  fill: NORVALE,
  at: 0,
};
const away: Tile = { ...home, id: 'Away plate', x: 1096, from: home.x, width: 728, fill: VESTHOLM };
/** The teams and the rows, which leave as one. Its slant passes the lower corner. */
const all: Tile = { ...quick, ...{ id: 'All', y: 156, width: 1728, height: 793, fill: INK } };

const { slant, ...strip } = STRIP;
/** A team's bar, as long as the strip. */
const BAR = `M${slant} 0H${strip.width}l${-slant} ${strip.height}H0Z`;
/** The station's slash, as steep as the ends of the strip. */
const MEETING = `M${slant} 0h14L14 ${strip.height}H0Z`;

/**
 * A row: its label, and below it a strip between the two figures. Both bars come out from behind a slash,
 * where the teams' shares meet.
 */
const row = (index: number, [label, ...values]: (typeof ROWS)[number]): readonly LayerDefinition[] => {
  const own: Tile = { ...panel, y: panel.y + 8 + index * STEP, height: STEP };
  const [name, key, y] = [`Row ${index + 1}`, `_rows.${index}`, own.y + 82];
  const [home = 0, away = 0] = values.map(parseFloat);
  const places = placesOf(index, home, away);
  const x = startOf(index);
  const leads = (side: (typeof SIDES)[number]) => (side === 'home' ? home > away : away > home);
  const part = (what: keyof typeof places, data: string, fill: string, width: number, from = x) =>
    layer(
      `${name} ${what}`,
      { type: 'path', data, style: { x: places[what], y, width, height: strip.height, fill } },
      {
        masks: [
          {
            ...{ id: `${name}-${what}-strip`, name: 'Strip', shape: 'path', data: BAR },
            style: {
              ...{ ...strip, y },
              x: keyframes([panel.at + 4, from, 'ease-out-expo'], [panel.at + 16, x]),
            },
          },
          wipe(`${name}-${what}-wipe`, panel),
        ],
      },
    );
  return [
    ...onGround(
      panel,
      changing(
        line({ ...own, y: own.y + 8, height: 64 }, `${name} label`, `${key}.label`, label, {
          // In the middle of the strip, which leans up to here.
          ...{ x: x + 60, width: strip.width - 60, fontSize: 56, fontWeight: 500, textAlign: 'center' },
        }),
      ),
    ),
    part('home bar', BAR, NORVALE, strip.width, places.slash),
    part('away bar', BAR, VESTHOLM, strip.width, places.slash - strip.width + slant),
    part('slash', MEETING, PAPER, slant + 14),
    ...SIDES.flatMap((side, at) =>
      onGround(
        panel,
        changing(
          // On the middle of the strip.
          line({ ...own, y: y - 14, height: 96 }, `${name} ${side}`, `${key}.${side}`, values[at] ?? '', {
            ...{ x: at === 0 ? x - 24 - FIGURE : x + strip.width + 24, width: FIGURE },
            ...{ textAlign: at === 0 ? 'right' : 'left', fontSize: 92 },
            ...(leads(side) ? { fontWeight: 700 } : { fontWeight: 500, color: DIMMED }),
          }),
        ),
      ),
    ),
  ];
};

/** Two teams and four figures of a match, for the sport program: the teams' colors lead. */
export const project = template('Match statistics', {
  description: 'Two teams, and four figures of their match as numbers and bars.',
  layer: 6,
  layers: together(all, [layer('Board', { type: 'composition', composition: 'board' })]),
  compositions: [
    {
      ...{ id: 'board', name: 'Board', ...FULL, duration: 87 },
      layers: [
        tile(panel),
        ...ROWS.flatMap((one, index) => row(index, one)),
        tile(away),
        ...crest('Away', AWAY, { x: 1667, y: home.y + 10, height: 92 }, (id) => wipe(id, away)),
        ...changing(
          line(away, 'Away', '_away', 'Vestholm', { x: 1180, width: 461, fontSize: 76, textAlign: 'right' }),
        ),
        tile(home),
        ...crest('Home', HOME, { x: 473, y: home.y + 10, height: 92 }, (id) => wipe(id, home)),
        ...changing(line(home, 'Home', '_home', 'Norvale', { x: 576, width: 461, fontSize: 76 })),
        beam({ ...home, width: 1425 }),
      ],
    },
  ],
  fields: [
    { key: '_home', title: 'Home team', type: 'text', value: 'Norvale', required: true, maxLength: 24 },
    { key: '_away', title: 'Away team', type: 'text', value: 'Vestholm', required: true, maxLength: 24 },
    ...ROWS.flatMap(([label, ...values], index): readonly FieldDefinition[] => [
      {
        key: `_rows.${index}.label`,
        title: `Figure ${index + 1}`,
        type: 'text',
        value: label,
        maxLength: 24,
      },
      ...SIDES.map((side, at): FieldDefinition => ({
        key: `_rows.${index}.${side}`,
        title: `${side === 'home' ? 'Home' : 'Away'} ${index + 1}`,
        type: 'text',
        value: values[at] ?? '',
        maxLength: 4,
        pattern: String.raw`^\d*%?$`,
      })),
    ]),
  ],
});
