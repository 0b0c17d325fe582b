import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { changingCrest } from '../crests.ts';
import { keyframes, layer, nested, template, text } from '../drawing.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { changing, line, rise } from '../lines.ts';
import { INK, PAPER, SAFE, SPORT } from '../registers.ts';
import { teamOf } from '../teams.ts';
import { beam, staying, type Tile, tile, together, wipe } from '../tiles.ts';

const ROW = { width: 824, height: 102 };
/** How far the first row, which goes on below the title's slant, stands out from the table. */
const SLANT = 45;
/** The plate of a row, right of the places. */
const PLATE = { x: 84, width: ROW.width - 84 + SLANT, height: ROW.height };
const SHAPE = `M0 0H${PLATE.width}L${PLATE.width - SLANT} ${ROW.height}H0Z`;
/** The distance from one row to the next. There's a thin line between them. */
const STEP = 104;
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
/**
 * The table, which is a pixel behind its title. It's upright like its columns, so that places, crests, and
 * points can be compared. The edge that opens it leans, and ends beside it.
 */
const table: Tile = {
  // Its rows don't overshoot.
  ...{ ...SAFE, ...SPORT, overshoot: 0, easing: 'ease-out-expo' },
  ...{ id: 'Table', y: TOP - 1, width: ROW.width + 260, height: 5 * STEP, fill: INK, at: 2 },
};
const title: Tile = {
  ...table,
  ...{ id: 'Title plate', y: TOP - 112, width: ROW.width + 50 + SLANT, height: 112, fill: PAPER, at: 0 },
};

/** The title, the places, and the rows, which leave as one. Its slant passes the lower corner. */
const all: Tile = { ...title, id: 'All', width: ROW.width + 320, height: 632 };

/** Where the columns are, and how wide. */
const PLACE = { x: 128, width: 48 };
const CREST = 206;
const TEAM = { x: 298, width: 450 };
const POINTS = { x: 728, width: 160, textAlign: 'right' };

/** What's in a row comes in one or two frames after the row above. */
const arriving = (index: number): Tile => ({ ...staying(table), at: table.at - 1 + Math.round(1.5 * index) });
/** It rises into the row, whose composition cuts it. */
const rising = (index: number, y: number) => rise({ ...arriving(index), y, height: ROW.height });

/** A team's row, whose texts come in and change on a timeline of their own. */
const row = (index: number, [team, points]: (typeof TEAMS)[number]): CompositionDefinition => {
  const font = { fontSize: 68, fontWeight: 700, color: PAPER };
  const cell = (name: string, member: string, content: string, style: ElementStyleDefinition<'text'>) => {
    const [id, key] = [`${name.toLowerCase()}-${index}`, `_teams.${index}.${member}`];
    const y = rising(index, 0);
    return changing({
      ...text(`${name} ${index + 1}`, { key, content }, { ...style, y, height: ROW.height, ...font }),
      id,
    });
  };
  return {
    id: `row-${index + 1}`,
    name: `Row ${index + 1}`,
    ...ROW,
    fps: 50,
    duration: 55,
    frameActions: [{ frame: 54, name: 'Wait', isStep: true }],
    layers: [
      ...changingCrest(`Row ${index + 1}`, teamOf(team), {
        ...{ x: CREST - table.x, y: 15, height: 72 },
        move: (y) => rising(index, y),
      }),
      ...cell('Team', 'name', team, { ...TEAM, x: TEAM.x - table.x }),
      ...cell('Points', 'points', points, { ...POINTS, x: POINTS.x - table.x }),
    ],
  };
};

/**
 * The plate of a row. It has the team's color at the top of the table. While its row passes others, it's
 * lighter, and has a shadow.
 */
const plate = (name: string, y: ReturnType<typeof keyframes<number>>) =>
  layer(name, {
    type: 'path',
    data: SHAPE,
    style: {
      ...{ ...PLATE, y },
      fill: keyframes<string>([1, 'transparent']),
      dropShadowColor: 'rgb(0 0 0 / 0.9)',
      dropShadowBlur: keyframes([1, 0], [18, 0]),
    },
  });

/** The old color of the first row, which the edge of the new one passes if the row stays. */
const firstColor: LayerDefinition = {
  ...layer(
    'First color',
    {
      type: 'path',
      data: `M${SLANT} 0H${PLATE.width + SLANT}L${PLATE.width} ${ROW.height}H0Z`,
      style: {
        ...{ ...PLATE, width: PLATE.width + SLANT, fill: 'transparent' },
        x: keyframes([2, PLATE.x - SLANT, 'ease-out-sine'], [10, PLATE.x + PLATE.width]),
      },
    },
    { masks: [{ id: 'first-row', name: 'First row', shape: 'path', data: SHAPE, style: PLATE }] },
  ),
  ...{ startFrame: 1, duration: 9 },
};

/** The number of a place, which stays while rows move below it. */
const place = (index: number): LayerDefinition => {
  const own: Tile = { ...arriving(index), y: TOP + index * STEP, height: ROW.height };
  const content = String(index + 1);
  const y = rising(index, own.y);
  return line(own, `Place ${content}`, null, content, { ...PLACE, y, fontSize: 68, fontWeight: 500 });
};

/** Five teams. The template sorts them by points. */
export const project = template('League table', {
  description: 'Five teams, sorted by points. When points change on air, the rows move.',
  layer: 6,
  layers: together(all, [
    { ...tile({ ...staying(table), width: ROW.width }), masks: [wipe('table-wipe', staying(table), 40)] },
    {
      ...layer('Rules', {
        type: 'path',
        data: [0, 1, 2].map((index) => `M0 ${index * STEP}h760v2H0z`).join(''),
        style: {
          ...{ x: PLACE.x, y: TOP + STEP + ROW.height, width: 760 },
          ...{ height: 2 * STEP + 2, fill: '#55575a' },
        },
      }),
      masks: [wipe('rules-wipe', staying(table))],
    },
    {
      ...nested('Rows', 'rows', { x: table.x, y: TOP }),
      masks: [wipe('rows-wipe', staying(table))],
    },
    ...TEAMS.map((_, index) => place(index)),
    tile(staying(title)),
    ...changing(line(staying(title), 'Title', '_title', 'Harbor League', { x: PLACE.x, width: 700 })),
    line(staying(title), 'Points label', null, 'Pts', {
      ...{ ...POINTS, fontSize: 50, fontWeight: 600 },
    }),
    beam({ ...table, ...PLATE, x: table.x + PLATE.x, y: TOP }),
  ]),
  compositions: [
    {
      id: 'rows',
      name: 'Rows',
      // Rows that pull out have room beside the table.
      width: table.width,
      height: 4 * STEP + ROW.height,
      fps: 50,
      duration: 19,
      frameActions: [{ frame: 0, name: 'Wait', isStep: true }],
      layers: [
        ...TEAMS.flatMap((_, index) => {
          const y = keyframes([1, index * STEP]);
          const name = `Row ${index + 1}`;
          return [
            // Rows that pass behind it aren't seen through it.
            layer(`${name} ground`, {
              type: 'rectangle',
              style: { ...PLATE, width: PLATE.width - SLANT, y, fill: INK },
            }),
            plate(`${name} plate`, y),
            { ...nested(name, `row-${index + 1}`, { y }), id: `row-${index + 1}-layer` },
          ];
        }),
        firstColor,
      ],
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
