import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { keyframes, nested, template } from '../drawing.ts';
import { changing, line } from '../lines.ts';
import { INK, SAFE, SPORT } from '../registers.ts';
import { beam, staying, type Tile, tile, together } from '../tiles.ts';

const HOME = '#8f1d14';
const AWAY = '#0b4f4a';
const ROWS = [
  ['Possession', '58', '42'],
  ['Shots', '14', '9'],
  ['On target', '6', '3'],
  ['Corners', '7', '4'],
] as const;

/** The room for one bar, between a figure and the label in the middle, and the distance between rows. */
const BAR = { width: 504, height: 80, slant: 36 };
const STEP = 104;

const quick = { ...SAFE, ...SPORT, isCut: false };
const home: Tile = { ...quick, id: 'Home plate', y: 264, width: 864, height: 112, fill: HOME };
const away: Tile = {
  ...quick,
  id: 'Away plate',
  x: 960,
  from: home.x,
  y: 264,
  width: 864,
  height: 112,
  fill: AWAY,
  isCut: true,
};

/** The teams and the rows, which leave as one. */
const all: Tile = { ...home, id: 'All', width: 1728, height: 520 };

const rowAt = (index: number): Tile => ({
  ...quick,
  id: `Row ${index + 1} plate`,
  y: 384 + index * STEP,
  height: 96,
  fill: INK,
  at: 3 + 2 * index,
});

const row = (index: number, [label, ...values]: (typeof ROWS)[number]): readonly LayerDefinition[] => {
  const own = rowAt(index);
  const [name, key] = [`Row ${index + 1}`, `_rows.${index}`];
  const figure = { width: 152, fontSize: 64 };
  return [
    tile(staying(own)),
    ...changing(line(own, `${name} home`, `${key}.home`, values[0], figure)),
    ...changing(
      line(own, `${name} away`, `${key}.away`, values[1], { ...figure, x: 1640, textAlign: 'right' }),
    ),
    // Between the bars, which never cross it.
    ...changing(
      line(own, `${name} label`, `${key}.label`, label, {
        ...{ x: 776, width: 368, fontSize: 46, fontWeight: 600, textAlign: 'center' },
      }),
    ),
  ];
};

/** A team's bars. Each grows from the label to the outside, as long as its share, and ends with a slant. */
const bars = (side: 'Home' | 'Away', fill: string): CompositionDefinition => ({
  id: `${side.toLowerCase()}-bars`,
  name: `${side} bars`,
  width: BAR.width,
  height: 3 * STEP + BAR.height,
  fps: 50,
  duration: 52,
  frameActions: [{ frame: 36, name: 'Wait', isStep: true }],
  layers: ROWS.map(([, ...values], index): LayerDefinition => {
    const { width, height, slant } = BAR;
    const sum = Number(values[0]) + Number(values[1]);
    const share = Number(values[side === 'Home' ? 0 : 1]) / sum;
    const away = side === 'Home' ? width : -width;
    return {
      id: `${side} bar ${index + 1}`,
      name: `${side} bar ${index + 1}`,
      element: {
        type: 'path',
        data:
          side === 'Home'
            ? `M${slant} 0H${width}V${height}H0Z`
            : `M0 0H${width}L${width - slant} ${height}H0Z`,
        style: {
          ...{ y: index * STEP, width, height, fill },
          x: keyframes([6 + 2 * index, away, 'ease-out-expo'], [20 + 2 * index, away * (1 - share)]),
        },
      },
    };
  }),
});

/** Two teams and four figures of a match, for the sport program: the teams' colors lead. */
export const project = template('Match statistics', {
  description: 'Two teams, and four figures of their match as numbers and bars.',
  layer: 6,
  layers: together(all, [
    ...ROWS.flatMap((one, index) => row(index, one)),
    nested('Home bars', 'home-bars', { x: 248, y: 392 }),
    nested('Away bars', 'away-bars', { x: 1168, y: 392 }),
    tile(staying(away)),
    ...changing(line(away, 'Away', '_away', 'Vestholm', { x: 984, width: 760, textAlign: 'right' })),
    tile(staying(home)),
    ...changing(line(home, 'Home', '_home', 'Norvale', { width: 800 })),
    beam({ ...home, width: 1728 }),
  ]),
  compositions: [bars('Home', '#b23125'), bars('Away', '#147a71')],
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
      ...(['home', 'away'] as const).map((side, at): FieldDefinition => ({
        key: `_rows.${index}.${side}`,
        title: `${side === 'home' ? 'Home' : 'Away'} ${index + 1}`,
        type: 'number',
        value: values[at] ?? '',
        minimum: 0,
        maximum: 999,
      })),
    ]),
  ],
});
