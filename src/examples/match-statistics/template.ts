import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { keyframes, nested, template } from '../drawing.ts';
import { changing, line } from '../lines.ts';
import { INK, SAFE, SPORT } from '../registers.ts';
import { beam, staying, type Tile, tile, together, wipe } from '../tiles.ts';

const HOME = '#8f1d14';
const AWAY = '#0b4f4a';
const ROWS = [
  ['Possession', '58', '42'],
  ['Shots', '14', '9'],
  ['On target', '6', '3'],
  ['Corners', '7', '4'],
] as const;

/** The room for both bars of a row. */
const BARS = { x: 296, width: 1328, height: 88 };

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
const all: Tile = { ...home, id: 'All', width: 1728, height: 528 };

const rowAt = (index: number): Tile => ({
  ...quick,
  id: `Row ${index + 1} plate`,
  y: 384 + index * 104,
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
    // Above the bars, which it never crosses.
    ...changing(
      line({ ...own, height: 64 }, `${name} label`, `${key}.label`, label, {
        ...{ x: BARS.x, width: BARS.width, fontSize: 44, fontWeight: 500, textAlign: 'center' },
      }),
    ),
  ];
};

/** One bar of a row. Both start under the label, and each is as long as its share. */
const bar = (index: number, side: 'home' | 'away'): LayerDefinition => ({
  id: `${side}-${index}`,
  name: `${side === 'home' ? 'Home' : 'Away'} bar ${index + 1}`,
  element: {
    type: 'rectangle',
    transformOrigin: { x: side === 'home' ? 1 : 0, y: 0.5 },
    style: {
      x: side === 'home' ? 0 : BARS.width / 2 + 4,
      y: index * 104 + 68,
      width: BARS.width / 2 - 4,
      height: 12,
      fill: side === 'home' ? '#e0563f' : '#2fa79b',
      scaleX: keyframes([8 + 2 * index, 0, 'ease-out-expo'], [24 + 2 * index, 0.5]),
    },
  },
});

const bars: Tile = { ...rowAt(0), height: 408 };

/** Two teams and four figures of a match, for the sport program: the teams' colors lead. */
export const project = template('Match statistics', {
  description: 'Two teams, and four figures of their match as numbers and bars.',
  layer: 6,
  duration: 87,
  frameActions: [{ frame: 75, name: 'Outro', isOutro: true }],
  layers: together(all, [
    ...ROWS.flatMap((one, index) => row(index, one)),
    { ...nested('Bars', 'bars', { x: BARS.x, y: 384 }), masks: [wipe('bars-wipe', staying(bars))] },
    tile(staying(away)),
    ...changing(line(away, 'Away', '_away', 'Vestholm', { x: 984, width: 760, textAlign: 'right' })),
    tile(staying(home)),
    ...changing(line(home, 'Home', '_home', 'Norvale', { width: 800 })),
    beam({ ...home, width: 1728 }),
  ]),
  compositions: [
    {
      id: 'bars',
      name: 'Bars',
      width: BARS.width,
      height: 408,
      fps: 50,
      duration: 52,
      frameActions: [{ frame: 36, name: 'Wait', isStep: true }],
      layers: ROWS.flatMap((_, index) => [bar(index, 'home'), bar(index, 'away')]),
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
