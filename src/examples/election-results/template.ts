import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { clip, keyframes, layer, template } from '../drawing.ts';
import { changing, line, onGround } from '../lines.ts';
import { GRAY, INK, PAPER, YELLOW } from '../registers.ts';
import { flat, type Tile, tile, together, wipe } from '../tiles.ts';
import { arc, seats } from './half-circle.ts';
import {
  all,
  COUNTED,
  FOOT,
  foot,
  HEAD,
  headline,
  heads,
  label,
  MAJORITY,
  panel,
  PARTIES,
  type Party,
  row,
  ROWS,
  rows,
  STEP,
} from './parts.ts';

/** Where the bars start, how long one is that reaches the majority, and where that line is. */
const START = 936;
const LENGTH = 520;
const ROOM = 648;
const LINE = START + LENGTH;

const bar = (index: number, [, seats, , fill]: Party): LayerDefinition => ({
  id: `Bar ${index + 1}`,
  name: `Bar ${index + 1}`,
  element: { type: 'rectangle', style: { y: index * STEP + 18, width: ROOM, height: 76, fill } },
  // Its end is upright, so that it's clear on which side of the majority it is.
  masks: [
    {
      ...{ id: `bar-${index}-end`, name: 'End', shape: 'path', data: `M0 0H${ROOM}V76H0Z` },
      style: {
        x: keyframes(
          [2 * index, -ROOM, 'ease-out-quart'],
          [16 + 2 * index, Math.round((LENGTH * seats) / MAJORITY) - ROOM],
        ),
        ...{ y: index * STEP + 18, width: ROOM, height: 76 },
      },
    },
  ],
});

/** The flag of the majority line, which opens when the first bar gets there. */
const flag: Tile = {
  ...panel,
  ...{
    id: 'Flag',
    x: LINE - 3,
    y: HEAD,
    width: 316,
    height: 64,
    fill: YELLOW,
    at: 14,
    frames: 10,
  },
};
/** A text on it, which appears where nothing cuts it any more. */
const onFlag = { ...label, color: INK, opacity: keyframes<number>([17, 0], [20, 1]) };
/** What's counted comes last. */
const counted: Tile = { ...foot, at: 12 };
const track = { x: 120, y: FOOT + 10, width: 1464, height: 6, isCut: false };

/**
 * Four parties and their seats. The bars are in a composition of their own, so that they can move on air. The
 * second composition shows the seats in a half circle: make it the main one.
 */
export const project = template('Election results', {
  description: 'Four parties with their seats, the change since last time, and the line of the majority.',
  layer: 6,
  layers: together(all, [
    tile(panel),
    ...heads({ ...panel, at: 5 }, 120),
    ...rows('Party', 120, 3),
    {
      ...layer('Bars', {
        type: 'composition',
        composition: 'bars',
        detachedPlayhead: true,
        style: { x: START, y: ROWS },
      }),
      startFrame: 6,
      masks: [wipe('bars-wipe', panel)],
    },
    {
      id: 'Majority line',
      name: 'Majority line',
      element: {
        type: 'rectangle',
        style: { x: LINE - 3, y: HEAD, width: 6, height: FOOT - HEAD, fill: YELLOW },
      },
      masks: [
        clip('majority-drop', 'Drop', {
          ...{ x: LINE - 3, y: HEAD, width: 6 },
          height: keyframes([8, 0, 'ease-out-expo'], [24, FOOT - HEAD]),
        }),
      ],
    },
    flat(flag),
    line(flag, 'Majority label', null, 'Majority', { ...onFlag, x: LINE + 18, y: HEAD, width: 196 }),
    ...changing(
      line(flag, 'Majority', '_majority', String(MAJORITY), {
        ...{ ...onFlag, fontWeight: 700, x: LINE + 216, width: 76 },
        // It's too small on its flag to roll.
        ...{ y: HEAD + 12, height: 40 },
      }),
    ),
    flat({ ...counted, ...track, id: 'Counted track', fill: GRAY }),
    flat({ ...counted, ...track, id: 'Counted share', fill: PAPER }),
    ...onGround(
      counted,
      changing(line(counted, 'Counted', '_counted', COUNTED, { ...label, x: 120, width: 900 })),
    ),
    ...headline,
  ]),
  compositions: [
    ...PARTIES.map((party, index) => row('Party', party, index)),
    ...PARTIES.map((party, index) => row('Place', party, index)),
    {
      id: 'bars',
      name: 'Bars',
      width: ROOM,
      height: 4 * STEP,
      fps: 50,
      duration: 44,
      frameActions: [{ frame: 30, name: 'Wait', isStep: true }],
      layers: PARTIES.map((own, index) => bar(index, own)),
    },
    arc,
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
