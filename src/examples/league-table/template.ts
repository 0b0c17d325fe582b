import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { keyframes, layer, nested, template, text } from '../drawing.ts';
import { changing, line, rise } from '../lines.ts';
import { INK, NORVALE, PAPER, SAFE, SPORT, VESTHOLM } from '../registers.ts';
import { beam, staying, type Tile, tile, together, wipe } from '../tiles.ts';

const ROW = { width: 810, height: 102 };
/** The distance from one row to the next. There's a thin line between them. */
const STEP = 104;
/** The teams, their points, and their colors, on which a leader's name can be read. */
const TEAMS = [
  ['Norvale', '31', NORVALE],
  ['Vestholm', '29', VESTHOLM],
  ['Harbor City', '28', '#9a6412'],
  ['Estmark', '22', '#a03a80'],
  ['Sandvik United', '17', '#6b6e73'],
] as const;

const quick = { ...SAFE, ...SPORT };
/** Its slant ends where the table starts. */
const title: Tile = { ...quick, id: 'Title plate', y: 313, width: 860, height: 112, fill: PAPER };
const table: Tile = {
  ...quick,
  ...{ id: 'Table', y: 424, width: ROW.width, height: 4 * STEP + ROW.height, fill: INK, at: 3, isCut: false },
};

/** The rows leave like a text: before their plate. */
const opacity = keyframes([75, 1, 'ease-in-cubic'], [81, 0]);
/** The title, the places, and the rows, which leave as one. */
const all: Tile = { ...title, id: 'All', height: 629, isCut: false };

const cell = (
  id: string,
  name: string,
  key: string,
  content: string,
  x: number,
  width: number,
  textAlign: string,
  at: number,
): LayerDefinition => {
  const y = rise({ y: 0, height: ROW.height, at, out: 47 });
  const font = { textAlign, fontSize: 68, fontWeight: 700, color: PAPER };
  return { ...text(name, { key, content }, { x, y, width, height: ROW.height, ...font }), id };
};

/** A short bar in a team's color. */
const slash = (name: string, style: ElementStyleDefinition<'path'>): LayerDefinition =>
  layer(name, { type: 'path', data: 'M24 0H36L12 54H0Z', style: { ...style, width: 36, height: 54 } });

/** A team's row, whose texts come in and change on a timeline of their own. */
const row = (index: number, [team, points, fill]: (typeof TEAMS)[number]): CompositionDefinition => ({
  id: `row-${index + 1}`,
  name: `Row ${index + 1}`,
  ...ROW,
  fps: 50,
  duration: 47,
  frameActions: [{ frame: 46, name: 'Wait', isStep: true }],
  layers: [
    { ...slash('Color', { x: 94, y: 24, fill }), id: `color-${index}` },
    ...(
      [
        ['Team', 'name', team, 152, 460, 'left'],
        ['Points', 'points', points, 618, 160, 'right'],
      ] as const
    ).flatMap(([name, member, value, x, width, align]) => {
      const id = `${name.toLowerCase()}-${index}`;
      const key = `_teams.${index}.${member}`;
      return changing(cell(id, `${name} ${index + 1}`, key, value, x, width, align, 3 + 3 * index));
    }),
  ],
});

/**
 * The plate of a row. It has the team's color at the top of the table. While its row passes others, it's
 * lighter, and has a shadow.
 */
const plate = (name: string, y: ReturnType<typeof keyframes<number>>): LayerDefinition =>
  layer(name, {
    type: 'rectangle',
    style: {
      ...{ ...ROW, y },
      fill: keyframes<string>([9, INK]),
      dropShadowColor: 'rgb(0 0 0 / 0.9)',
      dropShadowBlur: keyframes([9, 0], [26, 0]),
    },
  });

/** The number of a place, which stays while rows move below it. */
const place = (index: number): LayerDefinition => {
  const own: Tile = { ...table, y: 424 + index * STEP, height: ROW.height, at: 3 + 3 * index };
  const content = String(index + 1);
  return line(own, `Place ${content}`, null, content, { x: 128, width: 48, fontSize: 68, fontWeight: 500 });
};

/** Five teams. The template sorts them by points. */
export const project = template('League table', {
  description: 'Five teams, sorted by points. When points change on air, the rows move.',
  layer: 6,
  layers: together(all, [
    tile(staying(table)),
    {
      ...layer('Rules', {
        type: 'path',
        data: [0, 1, 2].map((index) => `M0 ${index * STEP}h746v2H0z`).join(''),
        style: { x: 128, y: 424 + STEP + ROW.height, width: 746, height: 2 * STEP + 2, fill: '#55575a' },
      }),
      masks: [wipe('rules-wipe', staying(table))],
    },
    {
      ...nested('Rows', 'rows', { x: 96, y: 424, opacity }),
      masks: [wipe('table-wipe', staying(table))],
    },
    ...TEAMS.map((_, index) => place(index)),
    // In the row of the first, whose plate has the team's color.
    {
      ...slash('First', { x: 190, y: 448, fill: PAPER, opacity }),
      masks: [wipe('first-wipe', staying(table))],
    },
    tile(staying(title)),
    ...changing(line(title, 'Title', '_title', 'Harbor League', { x: 128, width: 560 })),
    line(title, 'Points label', null, 'Pts', {
      ...{ x: 714, width: 160, fontSize: 46, fontWeight: 600, textAlign: 'right' },
    }),
    beam(table),
  ]),
  compositions: [
    {
      id: 'rows',
      name: 'Rows',
      width: ROW.width,
      height: 4 * STEP + ROW.height,
      fps: 50,
      duration: 27,
      frameActions: [{ frame: 0, name: 'Wait', isStep: true }],
      layers: TEAMS.flatMap((_, index) => {
        const y = keyframes([1, index * STEP]);
        const name = `Row ${index + 1}`;
        return [
          plate(`${name} plate`, y),
          { ...nested(name, `row-${index + 1}`, { y }), id: `row-${index + 1}-layer` },
        ];
      }),
    },
    ...TEAMS.map((team, index) => row(index, team)),
  ],
  fields: [
    { key: '_title', title: 'Title', type: 'text', value: 'Harbor League', maxLength: 30 },
    ...TEAMS.flatMap(([team, points], index): readonly FieldDefinition[] => [
      { key: `_teams.${index}.name`, title: `Team ${index + 1}`, type: 'text', value: team, maxLength: 24 },
      {
        key: `_teams.${index}.points`,
        title: `Points ${index + 1}`,
        type: 'number',
        value: points,
        minimum: 0,
        maximum: 999,
      },
    ]),
  ],
});
