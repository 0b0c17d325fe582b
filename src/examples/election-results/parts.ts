import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import { keyframes, layer, nested, text } from '../drawing.ts';
import { changing, line, onGround } from '../lines.ts';
import { INK, PAPER, SAFE, YELLOW } from '../registers.ts';
import { beam, staying, type Tile, tile } from '../tiles.ts';

/** Each party's name, its seats, its seats after the last election, and its color. */
export const PARTIES = [
  ['Harbor Union', 54, 48, '#3f8fd9'],
  ['Coast Party', 31, 35, '#e2603f'],
  ['Green Docks', 11, 13, '#3fae6b'],
  ['New Quay', 4, 4, '#b98ae0'],
] as const;
export type Party = (typeof PARTIES)[number];
export const MAJORITY = 51;
export const COUNTED = '87% counted';
export const SEATS = PARTIES.reduce((sum, [, seats]) => sum + seats, 0);

const title: Tile = staying({ ...SAFE, id: 'Title plate', y: 236, width: 1100, height: 112, fill: YELLOW });
export const panel: Tile = staying({ ...SAFE, id: 'Panel', y: 348, height: 664, fill: INK, at: 2 });
/** The title and the panel, which leave as one. Its slant passes the panel's lower corner. */
export const all: Tile = { ...SAFE, id: 'All', y: 236, width: 1800, height: 776, fill: INK };
/** The heads of the columns, the rows, and what's counted. */
export const HEAD = panel.y + 12;
export const ROWS = HEAD + 76;
export const STEP = 112;
export const FOOT = ROWS + 4 * STEP;
/** How wide a row is. Its numbers are in columns of the same width. */
const ROW = 776;
export const label = { fontSize: 50, fontWeight: 500, color: '#a8a7a4' };
const right = { textAlign: 'right' } as const;

/** What rows are called in the two compositions, as a composition can only be in one place. */
export type Row = 'Party' | 'Place';

/** A row with a party's color, its name, its seats, and how many it has won or lost. */
export const row = (kind: Row, [name, seats, before, fill]: Party, index: number): CompositionDefinition => {
  const [id, key] = [`${kind.toLowerCase()}-${index + 1}`, `_parties.${index}`];
  const gain = seats - before;
  // Figures come with their bar.
  const late = { opacity: keyframes<number>([2, 0], [8, 1]) };
  const cell = (own: string, field: string | null, content: string, style: object) =>
    changing({
      ...text(
        own,
        { key: field, content },
        {
          ...{ height: STEP, color: PAPER, ...style },
          y: keyframes([0, 24, 'ease-out-quart'], [14, 0]),
        },
      ),
      id: `${id}-${own}`,
    });
  return {
    ...{ id, name: `${kind} ${index + 1}`, width: ROW, height: STEP, fps: 50, duration: 31 },
    frameActions: [{ frame: 30, name: 'Wait', isStep: true }],
    layers: [
      {
        ...layer('Color', {
          type: 'rectangle',
          transformOrigin: { x: 0, y: 1 },
          style: {
            ...{ y: 18, width: 20, height: 76, fill },
            scaleY: keyframes([0, 0, 'ease-out-expo'], [14, 1]),
          },
        }),
        id: `${id}-color`,
      },
      ...cell('Name', `${key}.name`, name, { x: 44, width: 380, fontSize: 62, fontWeight: 650 }),
      ...cell('Seats', `${key}.seats`, String(seats), {
        ...{ ...right, ...late, x: 432, width: 148, fontSize: 88, fontWeight: 700 },
      }),
      ...cell('Change', null, `${gain > 0 ? '+' : gain < 0 ? '−' : '±'}${Math.abs(gain)}`, {
        ...{ ...right, ...late, x: 604, width: 172, fontSize: 60, fontWeight: 500 },
      }),
    ],
  };
};

/** The rows come in two frames apart, on timelines of their own. */
export const rows = (kind: Row, x: number, at: number): readonly LayerDefinition[] =>
  onGround(
    panel,
    PARTIES.map((_, index) => {
      const startFrame = at + 2 * index;
      const opacity = keyframes<number>([startFrame, 0], [startFrame + 4, 1]);
      const place = { x, y: ROWS + index * STEP, opacity };
      return { ...nested(`${kind} ${index + 1}`, `${kind.toLowerCase()}-${index + 1}`, place), startFrame };
    }),
  );

export const headline: readonly LayerDefinition[] = [
  tile(title),
  beam(title),
  ...changing(line(title, 'Title', '_title', 'Harbor City Council', { fontSize: 76 })),
];

/** A line of text on the panel. */
export const on = (own: Tile, place: Partial<Tile>): Tile => ({ ...own, ...place, isCut: false });

export const foot: Tile = on(panel, { y: FOOT + 14, height: 88 });

export const heads = (own: Tile, x: number): readonly LayerDefinition[] => {
  const head = on(own, { y: HEAD, height: 72 });
  return onGround(own, [
    line(head, 'Seats label', null, 'Seats', { ...label, ...right, x: x + 432, width: 148 }),
    line(head, 'Change label', null, 'Change', { ...label, ...right, x: x + 596, width: 180 }),
  ]);
};
