import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { keyframes, nested, template, text } from '../drawing.ts';
import {
  beam,
  changing,
  INK,
  line,
  PAPER,
  staying,
  type Tile,
  tile,
  together,
  wipe,
  YELLOW,
} from '../tiles.ts';

const TOP = 54;
const HEIGHT = 72;
const OUT = 60;
/** The range of a score: there's room for three digits. */
const POINTS = { required: true, minimum: 0, maximum: 999 } as const;

const place = { y: TOP, height: HEIGHT, out: OUT };
const home: Tile = { ...place, id: 'Home plate', x: 96, width: 224, fill: INK, at: 0 };
const score: Tile = { ...place, id: 'Score plate', x: 320, width: 168, fill: YELLOW, at: 3 };
const away: Tile = { ...place, id: 'Away plate', x: 488, width: 224, fill: INK, at: 6 };
/** Starts behind the away team's plate. */
const clock: Tile = { ...place, id: 'Clock plate', x: 704, width: 216, fill: PAPER, at: 9, isCut: true };

/** The whole board, which leaves as one. */
const board: Tile = { ...place, id: 'Board', x: 96, width: 824, fill: INK, at: 0, isCut: true };

const digits = { width: 80, fontSize: 60, textAlign: 'center' };

const crest = (own: Tile, side: 'Home' | 'Away', fill: string): LayerDefinition => ({
  id: `${side} crest`,
  name: `${side} crest`,
  element: {
    type: 'path',
    data: 'M0 0H36V26C36 38 18 44 18 44S0 38 0 26Z',
    style: {
      x: side === 'Home' ? own.x + 24 : own.x + own.width - 60,
      y: TOP + 14,
      width: 36,
      height: 44,
      fill,
      stroke: PAPER,
      strokeWidth: 4,
    },
  },
  masks: [wipe(`${side}-crest-wipe`, staying(own))],
});

/** Grows downward out of the board, and back. The text follows the plate, so it never leaves it. */
const drop = (at: number) =>
  keyframes<number>(
    [at, -HEIGHT, 'ease-out-expo'],
    [at + 14, 0],
    [139 - at, 0, 'ease-in-cubic'],
    [149 - at, -HEIGHT],
  );

const goalText = (
  name: string,
  content: string,
  x: number,
  width: number,
  fontWeight: number,
): LayerDefinition => ({
  ...text(name, { content }, { x, y: drop(4), width, height: HEIGHT, fontSize: 48, fontWeight, color: INK }),
  startFrame: 1,
});

export const project = template('Score bug', {
  description: 'Two teams, their score, and the clock.',
  layer: 3,
  duration: 72,
  frameActions: [{ frame: OUT, name: 'Outro', isOutro: true }],
  layers: [
    ...together(board, [
      tile(staying(clock)),
      line(clock, 'Clock', '_clock', '67:12', {
        x: 736,
        width: 136,
        fontSize: 48,
        fontWeight: 600,
        color: INK,
      }),
    ]),
    {
      ...nested('Goal', 'goal-strip', { x: 96, y: TOP + HEIGHT }),
      masks: [
        {
          id: 'goal-out',
          name: 'Out',
          shape: 'path',
          data: `M0 0H616L593 ${HEIGHT}H0Z`,
          style: {
            x: 96,
            y: TOP + HEIGHT,
            width: 616,
            height: keyframes([OUT, HEIGHT, 'ease-in-cubic'], [OUT + 6, 0]),
          },
        },
      ],
    },
    ...together(board, [
      tile(staying(home)),
      tile(staying(away)),
      beam({ ...home, width: 616, at: 6 }),
      tile(staying(score)),
      crest(home, 'Home', '#8f1d14'),
      crest(away, 'Away', '#0b4f4a'),
      ...changing(line(home, 'Home', '_home', 'NOR', { x: 180, width: 116, fontSize: 54 })),
      ...changing(line(away, 'Away', '_away', 'VES', { x: 512, width: 116, fontSize: 54 })),
      ...changing(line(score, 'Home score', '_homeScore', '2', { ...digits, x: 321 })),
      ...changing(line(score, 'Away score', '_awayScore', '1', { ...digits, x: 407 })),
      {
        id: 'Divider',
        name: 'Divider',
        element: { type: 'rectangle', style: { x: 402, y: TOP, width: 4, height: HEIGHT, fill: INK } },
        masks: [wipe('divider-wipe', staying(score))],
      },
    ]),
  ],
  compositions: [
    {
      id: 'goal-strip',
      name: 'Goal strip',
      width: 616,
      height: HEIGHT,
      fps: 50,
      duration: 150,
      // The strip waits for its command. It's a step, so that the strip also waits after a seek.
      frameActions: [{ frame: 0, name: 'Wait', isStep: true }],
      layers: [
        {
          id: 'goal-plate',
          name: 'Goal plate',
          startFrame: 1,
          element: { type: 'rectangle', style: { width: 616, height: HEIGHT, y: drop(1), fill: YELLOW } },
        },
        goalText('Goal', 'GOAL', 24, 130, 700),
        goalText('Goal text', '', 168, 400, 600),
      ],
    },
  ],
  commands: [
    {
      name: 'goal',
      title: 'Goal',
      description: 'Plays the strip that announces a goal.',
      argument: { title: 'Scorer', description: 'With the minute', value: 'Lindqvist 67′' },
    },
  ],
  fields: [
    { key: '_home', title: 'Home team', type: 'text', value: 'NOR', required: true, maxLength: 4 },
    { key: '_homeScore', title: 'Home score', type: 'number', value: '2', ...POINTS },
    { key: '_away', title: 'Away team', type: 'text', value: 'VES', required: true, maxLength: 4 },
    { key: '_awayScore', title: 'Away score', type: 'number', value: '1', ...POINTS },
    { key: '_clock', title: 'Clock', type: 'text', value: '67:12', maxLength: 6 },
  ],
});
