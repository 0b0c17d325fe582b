import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { keyframes, nested, template } from '../drawing.ts';
import { beam, changing, INK, line, SAFE, type Tile, tile, wipe, YELLOW } from '../tiles.ts';

const PARTIES = [
  ['Harbor Union', 54],
  ['Coast Party', 31],
  ['Green Docks', 11],
  ['New Quay', 4],
] as const;
const MAJORITY = 51;
/** Where the bars start, and where the majority line is. */
const START = 664;
const LINE = START + 600;

const title: Tile = { ...SAFE, id: 'Title plate', y: 480, width: 1100, height: 112, fill: YELLOW };
const flag: Tile = { ...title, id: 'Majority plate', x: LINE - 5, y: 520, width: 349, height: 72, at: 12 };

const label = { fontSize: 46, fontWeight: 500 };

const rowAt = (index: number): Tile => ({
  ...SAFE,
  id: `Row ${index + 1} plate`,
  y: 600 + index * 104,
  height: 96,
  fill: INK,
  at: 3 + 3 * index,
  isCut: false,
});

const row = (index: number, [party, seats]: (typeof PARTIES)[number]): readonly LayerDefinition[] => {
  const own = rowAt(index);
  return [
    tile(own),
    ...changing(line(own, `Party ${index + 1}`, `_parties.${index}.name`, party, { width: 520 })),
    ...changing(
      line(own, `Seats ${index + 1}`, `_parties.${index}.seats`, String(seats), {
        x: 1624,
        width: 168,
        textAlign: 'right',
      }),
    ),
  ];
};

const bar = (index: number, seats: number): LayerDefinition => ({
  id: `Bar ${index + 1}`,
  name: `Bar ${index + 1}`,
  element: {
    type: 'rectangle',
    style: {
      y: index * 104 + 24,
      width: keyframes([12 + 3 * index, 0, 'ease-out-expo'], [28 + 3 * index, (600 * seats) / MAJORITY]),
      height: 48,
      fill: seats < MAJORITY ? '#9d9d9d' : YELLOW,
    },
  },
});

/** The place of all rows. */
const rows: Tile = { ...rowAt(0), height: 408 };

/** Four parties and their seats. The bars are in a composition of their own, so that they can move on air. */
export const project = template('Election results', {
  description: 'Four parties with their seats as bars, and the line of the majority.',
  layer: 6,
  duration: 87,
  frameActions: [{ frame: 75, name: 'Outro', isOutro: true }],
  layers: [
    ...PARTIES.flatMap((party, index) => row(index, party)),
    {
      ...nested('Bars', 'bars', { x: START, y: 600 }),
      masks: [wipe('bars-wipe', rows)],
    },
    beam(rows),
    tile(title),
    ...changing(line(title, 'Title', '_title', 'Harbor City Council')),
    tile(flag),
    line(flag, 'Majority label', null, 'Majority', {
      ...label,
      x: LINE + 24,
      width: 184,
      textAlign: 'right',
    }),
    ...changing(
      line(flag, 'Majority', '_majority', String(MAJORITY), { ...label, x: LINE + 222, width: 84 }),
    ),
    {
      id: 'Majority line',
      name: 'Majority line',
      element: {
        type: 'rectangle',
        style: {
          x: LINE - 5,
          y: 540,
          width: 10,
          height: keyframes([9, 0, 'ease-out-expo'], [25, 420], [75, 420, 'ease-in-cubic'], [85, 0]),
          fill: YELLOW,
          stroke: INK,
          strokeWidth: 4,
        },
      },
    },
  ],
  compositions: [
    {
      id: 'bars',
      name: 'Bars',
      width: 960,
      height: 408,
      fps: 50,
      duration: 44,
      frameActions: [{ frame: 30, name: 'Wait', isStep: true }],
      layers: PARTIES.map(([, seats], index) => bar(index, seats)),
    },
  ],
  fields: [
    { key: '_title', title: 'Title', type: 'text', value: 'Harbor City Council', maxLength: 30 },
    {
      key: '_majority',
      title: 'Majority',
      type: 'number',
      value: String(MAJORITY),
      required: true,
      minimum: 1,
      maximum: 999,
    },
    ...PARTIES.flatMap(([party, seats], index): readonly FieldDefinition[] => [
      {
        key: `_parties.${index}.name`,
        title: `Party ${index + 1}`,
        type: 'text',
        value: party,
        maxLength: 24,
      },
      {
        key: `_parties.${index}.seats`,
        title: `Seats ${index + 1}`,
        type: 'number',
        value: String(seats),
        minimum: 0,
        maximum: 999,
      },
    ]),
  ],
});
