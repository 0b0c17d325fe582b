import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { changingCrest } from '../crests.ts';
import { keyframes, layer, nested, template, text } from '../drawing.ts';
import { changing, line, rise } from '../lines.ts';
import { INK, PAPER, SAFE, SPORT } from '../registers.ts';
import { teamOf } from '../teams.ts';
import { beam, staying, start, type Tile, tile, together, wipe } from '../tiles.ts';

const ROW = { width: 910, height: 102 };
/** The distance from one row to the next. There's a thin line between them. */
const STEP = 104;
/** How far a row starts to the right of the next one, so that the table leans like its title. */
export const LEAN = 46;
/** The teams and their points. */
const TEAMS = [
  ['Norvale', '31'],
  ['Vestholm', '29'],
  ['Harbor City', '28'],
  ['Estmark', '22'],
  ['Sandvik United', '17'],
] as const;

/** Where the rows start. */
const TOP = 336;
/** The title and the table, which is a pixel behind it, are one parallelogram. */
const table: Tile = {
  // Its rows don't overshoot.
  ...{ ...SAFE, ...SPORT, isLeaning: true, overshoot: 0, easing: 'ease-out-expo' },
  ...{ id: 'Table', y: TOP - 1, width: 5 * LEAN + ROW.width, height: 5 * STEP, fill: INK, at: 2 },
};
const title: Tile = {
  ...table,
  ...{ id: 'Title plate', x: table.x + 5 * LEAN, y: TOP - 112, width: ROW.width + 50, height: 112 },
  ...{ fill: PAPER, at: 0 },
};

/** The title, the places, and the rows, which leave as one. Its slant passes the lower corner. */
const all: Tile = { ...title, id: 'All', x: 96, width: 1190, height: 632 };

/** Everything in a row rises a little while the edge of the table uncovers it. */
const arriving = (y: number) => rise({ y, height: ROW.height, at: table.at, frames: SPORT.frames }, 40);

const cell = (
  id: string,
  name: string,
  key: string,
  content: string,
  x: number,
  width: number,
  textAlign: string,
): LayerDefinition => {
  const y = arriving(0);
  const font = { textAlign, fontSize: 68, fontWeight: 700, color: PAPER };
  return { ...text(name, { key, content }, { x, y, width, height: ROW.height, ...font }), id };
};

/** A team's row, whose texts come in and change on a timeline of their own. */
const row = (index: number, [team, points]: (typeof TEAMS)[number]): CompositionDefinition => ({
  id: `row-${index + 1}`,
  name: `Row ${index + 1}`,
  ...ROW,
  width: ROW.width + LEAN,
  fps: 50,
  duration: 47,
  frameActions: [{ frame: 46, name: 'Wait', isStep: true }],
  layers: [
    ...changingCrest(`Row ${index + 1}`, teamOf(team), {
      ...{ x: 126, y: 15, height: 72 },
      move: arriving,
    }),
    ...(
      [
        ['Team', 'name', team, 216, 500, 'left'],
        ['Points', 'points', points, 724, 160, 'right'],
      ] as const
    ).flatMap(([name, member, value, x, width, align]) => {
      const id = `${name.toLowerCase()}-${index}`;
      const key = `_teams.${index}.${member}`;
      return changing(cell(id, `${name} ${index + 1}`, key, value, x, width, align));
    }),
  ],
});

/**
 * The plate of a row. It has the team's color at the top of the table. While its row passes others, it's
 * lighter, and has a shadow.
 */
const plate = (name: string, place: Readonly<Record<'x' | 'y', ReturnType<typeof keyframes<number>>>>) =>
  layer(name, {
    type: 'path',
    data: 'M46 0H956L910 102H0Z',
    style: {
      ...{ ...ROW, ...place, width: ROW.width + LEAN },
      fill: keyframes<string>([9, INK]),
      dropShadowColor: 'rgb(0 0 0 / 0.9)',
      dropShadowBlur: keyframes([9, 0], [26, 0]),
    },
  });

/** The number of a place, which stays while rows move below it. */
const place = (index: number): LayerDefinition => {
  const own: Tile = { ...table, y: TOP + index * STEP, height: ROW.height };
  const content = String(index + 1);
  return line(staying(own), `Place ${content}`, null, content, {
    ...{ x: table.x + 64 + (4 - index) * LEAN, width: 48, fontSize: 68, fontWeight: 500 },
    y: arriving(own.y),
  });
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
        data: [0, 1, 2].map((index) => `M${(2 - index) * LEAN} ${index * STEP}h846v2h-846z`).join(''),
        style: {
          ...{ x: table.x + 32 + LEAN, y: TOP + STEP + ROW.height, width: 846 + 2 * LEAN },
          ...{ height: 2 * STEP + 2, fill: '#55575a' },
        },
      }),
      masks: [wipe('rules-wipe', staying(table))],
    },
    {
      ...nested('Rows', 'rows', { x: table.x, y: TOP }),
      masks: [wipe('rows-wipe', staying(table)), start({ ...table, id: 'Rows' })],
    },
    ...TEAMS.map((_, index) => place(index)),
    tile(staying(title)),
    ...changing(line(staying(title), 'Title', '_title', 'Harbor League', { x: title.x + 96, width: 560 })),
    line(staying(title), 'Points label', null, 'Pts', {
      ...{ x: title.x + 724, width: 160, fontSize: 50, fontWeight: 600, textAlign: 'right' },
    }),
    beam({ ...table, ...ROW, x: table.x + 4 * LEAN, y: TOP, width: ROW.width + LEAN }),
  ]),
  compositions: [
    {
      id: 'rows',
      name: 'Rows',
      width: ROW.width + 5 * LEAN,
      height: 4 * STEP + ROW.height,
      fps: 50,
      duration: 27,
      frameActions: [{ frame: 0, name: 'Wait', isStep: true }],
      layers: TEAMS.flatMap((_, index) => {
        const place = { x: keyframes([1, (4 - index) * LEAN]), y: keyframes([1, index * STEP]) };
        const name = `Row ${index + 1}`;
        return [
          plate(`${name} plate`, place),
          { ...nested(name, `row-${index + 1}`, place), id: `row-${index + 1}-layer` },
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
