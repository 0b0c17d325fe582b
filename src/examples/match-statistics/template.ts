import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { keyframes, nested, template } from '../drawing.ts';
import { changing, line } from '../lines.ts';
import { INK, NORVALE, SAFE, SPORT, VESTHOLM } from '../registers.ts';
import { beam, staying, type Tile, tile, together } from '../tiles.ts';

const ROWS = [
  ['Possession, %', '58', '42'],
  ['Shots', '14', '9'],
  ['On target', '6', '3'],
  ['Corners', '7', '4'],
] as const;
const SHARES = ROWS.map(([, ...values]) => {
  const [home, away] = values.map(Number) as [number, number];
  return { Home: home / (home + away), Away: away / (home + away) };
});
const LONGEST = Math.max(...SHARES.flatMap(({ Home, Away }) => [Home, Away]));

/** The room for the longest bar, between the edge and a figure. Its outer end leans by 24°. */
const BAR = { width: 400, height: 40, slant: 18 };
const STEP = 104;

const quick = { ...SAFE, ...SPORT };
/** The teams' plates meet on a slant, whose middle is in the middle of the picture. */
const home: Tile = {
  ...quick,
  ...{ id: 'Home plate', y: 264, width: 889, height: 112, fill: NORVALE },
};
const away: Tile = {
  ...home,
  id: 'Away plate',
  x: 900,
  from: home.x,
  width: 924,
  fill: VESTHOLM,
};

/** The teams and the rows, which leave as one. */
const all: Tile = { ...home, id: 'All', width: 1728, height: 527 };

/** The rows are one plate, a pixel of which is behind the teams. Their right side goes on with the slant. */
const rowAt = (index: number): Tile => ({
  ...quick,
  ...{ id: `Row ${index + 1} plate`, y: 375 + index * STEP, height: STEP, fill: INK, at: 3 + 2 * index },
  width: SAFE.width - Math.round((111 + index * STEP) * SPORT.slant),
});

const row = (index: number, [label, ...values]: (typeof ROWS)[number]): readonly LayerDefinition[] => {
  const own = rowAt(index);
  const [name, key] = [`Row ${index + 1}`, `_rows.${index}`];
  const centered = { textAlign: 'center', fontSize: 80 };
  return [
    tile(staying(own)),
    // Between the bars, which never cross it: a figure, the label, and the other figure.
    ...changing(line(own, `${name} home`, `${key}.home`, values[0], { ...centered, x: 534, width: 140 })),
    ...changing(line(own, `${name} away`, `${key}.away`, values[1], { ...centered, x: 1010, width: 140 })),
    ...changing(
      line(own, `${name} label`, `${key}.label`, label, {
        ...{ ...centered, x: 682, width: 320, fontSize: 46, fontWeight: 600 },
      }),
    ),
  ];
};

/** A team's bars. Each grows from its figure to the outside, as long as its share, and ends with a slant. */
const bars = (side: 'Home' | 'Away', fill: string): CompositionDefinition => ({
  id: `${side.toLowerCase()}-bars`,
  name: `${side} bars`,
  width: BAR.width,
  height: 3 * STEP + BAR.height,
  fps: 50,
  duration: 52,
  frameActions: [{ frame: 36, name: 'Wait', isStep: true }],
  layers: SHARES.map(({ [side]: share }, index): LayerDefinition => {
    const { width, height, slant } = BAR;
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
          x: keyframes(
            [6 + 2 * index, away, 'ease-out-expo'],
            [20 + 2 * index, away * (1 - share / LONGEST)],
          ),
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
    nested('Home bars', 'home-bars', { x: 120, y: 407 }),
    nested('Away bars', 'away-bars', { x: 1164, y: 407 }),
    tile(staying(away)),
    ...changing(line(away, 'Away', '_away', 'Vestholm', { x: 1010, width: 740, textAlign: 'right' })),
    tile(staying(home)),
    ...changing(line(home, 'Home', '_home', 'Norvale', { width: 780 })),
    beam({ ...home, width: 1728 }),
  ]),
  compositions: [bars('Home', NORVALE), bars('Away', VESTHOLM)],
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
