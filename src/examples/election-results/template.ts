import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { clip, FULL, keyframes, nested, template, USUAL } from '../drawing.ts';
import { changing, line } from '../lines.ts';
import { INK, PAPER, SAFE, YELLOW } from '../registers.ts';
import { beam, flat, type Tile, tile, wipe } from '../tiles.ts';

/** Each party's name, its seats, its seats after the last election, and its color. */
const PARTIES = [
  ['Harbor Union', 54, 48, '#3f8fd9'],
  ['Coast Party', 31, 35, '#e2603f'],
  ['Green Docks', 11, 13, '#3fae6b'],
  ['New Quay', 4, 4, '#b98ae0'],
] as const;
type Party = (typeof PARTIES)[number];
const MAJORITY = 51;
const COUNTED = '87 % counted';
const SEATS = PARTIES.reduce((sum, [, seats]) => sum + seats, 0);
/** Where the bars start, and where the majority line is. */
const START = 528;
const LINE = START + 740;
const STEP = 78;

const title: Tile = { ...SAFE, id: 'Title plate', y: 496, width: 1100, height: 104, fill: YELLOW };
const small = { fontSize: 50, fontWeight: 500 };
const right = { textAlign: 'right' } as const;
const label = { ...right, height: 56, fontSize: 42, fontWeight: 500 };

/** The texts of a party: its name, its seats, and how many it has won or lost. */
const texts = (
  own: Tile,
  index: number,
  [party, seats, before]: Party,
  [name, number, change]: readonly (readonly [x: number, width: number])[],
  fontSize: number,
): readonly LayerDefinition[] => {
  const at = (place = [0, 0] as readonly [number, number]) => ({ x: place[0], width: place[1], fontSize });
  const gain = seats - before;
  return [
    ...changing(line(own, `Party ${index + 1}`, `_parties.${index}.name`, party, at(name))),
    ...changing(
      line(own, `Seats ${index + 1}`, `_parties.${index}.seats`, String(seats), {
        ...{ ...at(number), ...right, fontSize: fontSize + 12 },
      }),
    ),
    ...changing(
      line(own, `Change ${index + 1}`, null, `${gain > 0 ? '+' : gain < 0 ? '−' : '±'}${Math.abs(gain)}`, {
        ...{ ...at(change), ...small, ...right },
      }),
    ),
  ];
};

const chip = (own: Tile, index: number, fill: string, size: Partial<Tile>): LayerDefinition => {
  const layer = flat({ ...own, ...size, id: `Chip ${index + 1}`, fill });
  return { ...layer, masks: [wipe(`chip-${index}-wipe`, own)] };
};

const headline: readonly LayerDefinition[] = [
  tile(title),
  beam(title),
  ...changing(line(title, 'Title', '_title', 'Harbor City Council')),
];

const rowAt = (index: number): Tile => ({
  ...SAFE,
  id: `Row ${index + 1} plate`,
  y: 648 + index * STEP,
  height: STEP,
  fill: INK,
  at: 3 + 3 * index,
  isCut: false,
});

/** The plate of the first row reaches up to the title, and carries the heads of the columns. */
const head: Tile = { ...rowAt(0), y: 600, height: 48 + STEP };

const row = (index: number, party: Party): readonly LayerDefinition[] => {
  const own = rowAt(index);
  const places = [
    [120, 384],
    [1432, 160],
    [1612, 168],
  ] as const;
  return [
    flat(index === 0 ? head : own),
    chip(own, index, party[3], { width: 12 }),
    ...texts(own, index, party, places, 56),
  ];
};

const bar = (index: number, [, seats, , fill]: Party): LayerDefinition => ({
  id: `Bar ${index + 1}`,
  name: `Bar ${index + 1}`,
  element: {
    type: 'rectangle',
    style: {
      y: index * STEP + 15,
      width: keyframes(
        [12 + 3 * index, 0, 'ease-out-expo'],
        [28 + 3 * index, Math.round((740 * seats) / MAJORITY)],
      ),
      height: 48,
      fill,
    },
  },
});

/** The place of all rows. */
const rows: Tile = { ...rowAt(0), height: 4 * STEP };
/** What's counted, and the name of the majority line, which stands on it. */
const foot: Tile = { ...SAFE, id: 'Foot plate', y: 960, height: 64, fill: INK, at: 15, isCut: false };

/**
 * A party's half ring, which turns out of the mask below it. The next party's is behind it and turned
 * further.
 */
const ring = (index: number, fill: string): LayerDefinition => {
  const share = PARTIES.slice(0, index + 1).reduce((sum, [, seats]) => sum + seats, 0) / SEATS;
  return {
    id: `Ring ${index + 1}`,
    name: `Ring ${index + 1}`,
    element: {
      type: 'path',
      data: 'M0 250A250 250 0 0 1 500 250M48 250A202 202 0 0 1 452 250M96 250A154 154 0 0 1 404 250',
      transformOrigin: { x: 0.5, y: 1 },
      style: {
        ...{ x: 30, y: 30, width: 500, height: 250, fill: 'transparent', stroke: fill, strokeWidth: 42 },
        rotation: keyframes([12 + 3 * index, -180, 'ease-out-expo'], [28 + 3 * index, 180 * share - 180]),
      },
    },
    masks: [clip(`half-${index}`, 'Half', { width: 560, height: 280 })],
  };
};

const panel: Tile = { ...SAFE, id: 'Panel', y: 600, width: 1184, height: 416, fill: INK, isCut: false };

const place = (index: number, party: Party): readonly LayerDefinition[] => {
  const own: Tile = {
    ...rowAt(index),
    ...{ x: 720, y: 624 + index * 76, width: 540, height: 68, at: 6 + 3 * index },
  };
  const places = [
    [776, 260],
    [1036, 92],
    [1128, 108],
  ] as const;
  const box = { y: own.y + 16, width: 36, height: 36 };
  return [
    { ...chip(own, index, party[3], box), masks: [wipe(`chip-${index}-wipe`, panel)] },
    ...texts(own, index, party, places, 46),
  ];
};

const inHole: Tile = { ...panel, x: 300, y: 808, width: 200, height: 100, at: 12, isCut: false };
const inFoot: Tile = { ...panel, y: 928, height: 72, at: 12 };

/** The names of layers are the same in both compositions, but their IDs aren't. */
const second = ({ id, masks = [], ...layer }: LayerDefinition): LayerDefinition => ({
  ...layer,
  id: `seats-${id}`,
  masks: masks.map((mask) => ({ ...mask, id: `seats-${mask.id}` })),
});

const seats: CompositionDefinition = {
  id: 'election-seats',
  name: 'Election seats',
  ...FULL,
  ...USUAL,
  layers: [
    tile(panel),
    ...PARTIES.flatMap((party, index) => place(index, party)),
    { ...nested('Arc', 'arc', { x: 120, y: 620 }), masks: [wipe('arc-wipe', panel)] },
    ...changing(
      line({ ...inHole, height: 60 }, 'Majority', '_majority', String(MAJORITY), {
        ...{ x: 300, width: 200, fontSize: 64, textAlign: 'center' },
      }),
    ),
    line({ ...inHole, y: 860, height: 40 }, 'Majority label', null, 'Majority', {
      ...{ ...small, x: 300, width: 200, fontSize: 40, textAlign: 'center' },
    }),
    ...changing(line(inFoot, 'Counted', '_counted', COUNTED, { ...small, x: 136, width: 900 })),
    ...headline,
  ].map(second),
};

/**
 * Four parties and their seats. The bars are in a composition of their own, so that they can move on air. The
 * second composition shows the seats in a half circle: make it the main one.
 */
export const project = template('Election results', {
  description: 'Four parties with their seats, the change since last time, and the line of the majority.',
  layer: 6,
  layers: [
    ...PARTIES.flatMap((party, index) => row(index, party)),
    { ...nested('Bars', 'bars', { x: START, y: 648 }), masks: [wipe('bars-wipe', rows)] },
    tile(foot),
    ...changing(line(foot, 'Counted', '_counted', COUNTED, { ...small, width: 900 })),
    line(foot, 'Majority label', null, 'Majority', { ...small, x: LINE + 24, width: 196 }),
    ...changing(
      line(foot, 'Majority', '_majority', String(MAJORITY), { ...small, x: LINE + 202, width: 100 }),
    ),
    line(head, 'Seats label', null, 'Seats', { ...label, x: 1432, width: 160 }),
    line(head, 'Change label', null, 'Change', { ...label, x: 1612, width: 168 }),
    {
      id: 'Majority line',
      name: 'Majority line',
      element: { type: 'rectangle', style: { x: LINE - 4, y: 648, width: 8, height: 376, fill: YELLOW } },
      masks: [
        clip('majority-drop', 'Drop', {
          ...{ x: LINE - 4, y: 648, width: 8 },
          height: keyframes([18, 0, 'ease-out-expo'], [34, 376], [75, 376, 'ease-in-cubic'], [82, 0]),
        }),
      ],
    },
    ...headline,
  ],
  compositions: [
    {
      id: 'bars',
      name: 'Bars',
      width: 880,
      height: rows.height,
      fps: 50,
      duration: 44,
      frameActions: [{ frame: 30, name: 'Wait', isStep: true }],
      layers: PARTIES.map((party, index) => bar(index, party)),
    },
    {
      id: 'arc',
      name: 'Arc',
      width: 560,
      height: 284,
      fps: 50,
      duration: 44,
      frameActions: [{ frame: 30, name: 'Wait', isStep: true }],
      layers: [
        ...PARTIES.map(([, , , fill], index) => ring(index, fill)).reverse(),
        {
          id: 'Mark',
          name: 'Mark',
          startFrame: 12,
          element: {
            type: 'rectangle',
            transformOrigin: { x: 1.75, y: 0.5 },
            style: {
              ...{ x: 0, y: 276, width: 160, height: 8, fill: PAPER },
              rotation: keyframes([12, 0, 'ease-out-expo'], [28, (180 * MAJORITY) / SEATS]),
            },
          },
        },
      ],
    },
    seats,
  ],
  fields: [
    { key: '_title', title: 'Title', type: 'text', value: 'Harbor City Council', maxLength: 30 },
    { key: '_counted', title: 'Counted', type: 'text', value: COUNTED, maxLength: 24 },
    {
      key: '_majority',
      title: 'Majority',
      type: 'number',
      value: String(MAJORITY),
      required: true,
      minimum: 1,
      maximum: 999,
    },
    ...PARTIES.flatMap(([party, ...numbers], index): readonly FieldDefinition[] => [
      {
        key: `_parties.${index}.name`,
        title: `Party ${index + 1}`,
        type: 'text',
        value: party,
        maxLength: 24,
      },
      ...(['seats', 'before'] as const).map((key, at): FieldDefinition => ({
        key: `_parties.${index}.${key}`,
        title: `${at === 0 ? 'Seats' : 'Last time'} ${index + 1}`,
        type: 'number',
        value: String(numbers[at]),
        minimum: 0,
        maximum: 999,
      })),
    ]),
  ],
});
