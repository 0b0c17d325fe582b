import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { keyframes, layer, nested, template, text } from '../drawing.ts';
import { changing, line, rise } from '../lines.ts';
import { GRAY, INK, PAPER, SAFE, SPORT, YELLOW } from '../registers.ts';
import { beam, staying, type Tile, tile, together, wipe } from '../tiles.ts';

const ROW = { width: 912, height: 100 };
/** The distance from one row to the next. */
const STEP = 104;
const TEAMS = [
  ['Norvale', '31'],
  ['Vestholm', '29'],
  ['Harbor City', '28'],
  ['Estmark', '22'],
  ['Sandvik United', '17'],
] as const;

const quick = { ...SAFE, ...SPORT };
const title: Tile = { ...quick, id: 'Title plate', y: 304, width: 1008, height: 112, fill: YELLOW };
const table: Tile = {
  ...quick,
  id: 'Table',
  x: 192,
  y: 424,
  width: 912 + 230,
  height: 516,
  fill: INK,
  at: 5,
};

/** The title, the places, and the rows, which leave as one. */
const all: Tile = { ...title, id: 'All', height: 636, isCut: false };

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
  const font = { textAlign, fontSize: 72, fontWeight: 700, color: PAPER };
  return { ...text(name, { key, content }, { x, y, width, height: ROW.height, ...font }), id };
};

/** The texts of a team's row, which come in and change on a timeline of their own. */
const row = (index: number, [team, points]: (typeof TEAMS)[number]): CompositionDefinition => ({
  id: `row-${index + 1}`,
  name: `Row ${index + 1}`,
  ...ROW,
  fps: 50,
  duration: 47,
  frameActions: [{ frame: 46, name: 'Wait', isStep: true }],
  layers: (
    [
      ['Team', 'name', team, 24, 672, 'left'],
      ['Points', 'points', points, 720, 168, 'right'],
    ] as const
  ).flatMap(([name, member, value, x, width, align]) => {
    const id = `${name.toLowerCase()}-${index}`;
    const key = `_teams.${index}.${member}`;
    return changing(cell(id, `${name} ${index + 1}`, key, value, x, width, align, 3 + 3 * index));
  }),
});

/** The plate of a row. It's lighter, and has a shadow, while its row passes others. */
const plate = (name: string, y: ReturnType<typeof keyframes<number>>): LayerDefinition =>
  layer(name, {
    type: 'rectangle',
    style: {
      ...{ ...ROW, y, stroke: GRAY, strokeWidth: 4 },
      fill: keyframes<string>([0, INK]),
      dropShadowColor: 'rgb(0 0 0 / 0.9)',
      dropShadowBlur: keyframes([9, 0], [14, 0], [26, 0]),
    },
  });

const place = (index: number): readonly LayerDefinition[] => {
  const own: Tile = {
    ...SPORT,
    id: `Place ${index + 1} plate`,
    x: 96,
    y: 424 + index * STEP,
    width: 88,
    height: ROW.height,
    fill: INK,
    at: 3,
    out: 75,
  };
  return [
    tile(staying(own)),
    line({ ...own, at: 3 + 3 * index }, `Place ${index + 1}`, null, String(index + 1), {
      x: 96,
      width: 88,
      textAlign: 'center',
      color: YELLOW,
    }),
  ];
};

/** Five teams. The template sorts them by points. */
export const project = template('League table', {
  description: 'Five teams, sorted by points. When points change on air, the rows move.',
  layer: 6,
  layers: together(all, [
    tile(staying(title)),
    ...changing(line(title, 'Title', '_title', 'Harbor League')),
    ...TEAMS.flatMap((_, index) => place(index)),
    {
      id: 'ground',
      name: 'Ground',
      element: { type: 'rectangle', style: { x: 192, y: 424, width: ROW.width, height: 516, fill: INK } },
      masks: [wipe('ground-wipe', staying(table))],
    },
    {
      ...nested('Rows', 'rows', { x: 192, y: 424, opacity: keyframes([75, 1, 'ease-in-cubic'], [81, 0]) }),
      masks: [wipe('table-wipe', staying(table))],
    },
    beam({ ...table, width: ROW.width, isCut: false }),
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
