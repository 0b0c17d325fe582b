import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { FULL, keyframes, layer, nested, template, text } from '../drawing.ts';
import { changing, line } from '../lines.ts';
import { INK, PAPER, SAFE, SPORT, YELLOW } from '../registers.ts';
import { beam, staying, type Tile, tile, together } from '../tiles.ts';

const TEAM = '#8f1d14';
const PLAYERS = [
  ['1', 'Aas'],
  ['2', 'Brekke'],
  ['4', 'Dahl'],
  ['5', 'Okafor'],
  ['3', 'Lund'],
  ['6', 'Moreno'],
  ['8', 'Solberg'],
  ['10', 'Haddad'],
  ['7', 'Nygaard'],
  ['9', 'Lindqvist'],
  ['11', 'Vik'],
] as const;
/** Eleven players in two columns of six rows. The coach has the last place. */
const HEIGHT = 84;
const STEP = 92;
const TOP = 372;

const quick = { ...SAFE, ...SPORT };
const title: Tile = { ...quick, id: 'Title plate', y: 252, width: 1112, height: 112, fill: TEAM };

/** The title, the players, and the coach, which leave as one. */
const all: Tile = { ...title, id: 'All', height: 112 + 6 * STEP, isCut: false };

const placeAt = (index: number): Tile => ({
  ...quick,
  id: `Player ${index + 1} plate`,
  x: 96 + Math.floor(index / 6) * 560,
  y: TOP + (index % 6) * STEP,
  width: 552,
  height: HEIGHT,
  fill: INK,
  at: 3 + (index % 6),
  isCut: false,
});

const player = (index: number, [number, name]: (typeof PLAYERS)[number]): readonly LayerDefinition[] => {
  const own = placeAt(index);
  const [id, key] = [`Player ${index + 1}`, `_players.${index}`];
  return [
    tile(staying(own)),
    ...changing(
      line(own, `${id} number`, `${key}.number`, number, {
        ...{ x: own.x + 32, width: 64, fontSize: 48, textAlign: 'right', color: YELLOW },
      }),
    ),
    ...changing(line(own, `${id} name`, `${key}.name`, name, { x: own.x + 120, width: 400, fontSize: 50 })),
  ];
};

/** Drops out of the title, and back. */
const drop = (at: number) =>
  keyframes<number>(
    [at, -80, 'ease-out-expo'],
    [at + 12, 0],
    [189 - at, 0, 'ease-in-cubic'],
    [199 - at, -80],
  );

const change = (name: string, x: number, width: number, color: string): LayerDefinition => ({
  ...text(name, { content: '' }, { x, y: drop(4), width, height: 80, fontSize: 46, fontWeight: 600, color }),
  startFrame: 1,
});

const coach = placeAt(11);

/** A team's players and coach, for the sport program. A command announces a substitution. */
export const project = template('Line-up', {
  description: 'Eleven players, their coach, and a strip for substitutions.',
  layer: 6,
  duration: 87,
  frameActions: [{ frame: 75, name: 'Outro', isOutro: true }],
  layers: together(all, [
    layer('Players', { type: 'composition', composition: 'players' }),
    {
      ...nested('Substitution', 'substitution', { x: 96, y: TOP + 6 * STEP }),
      masks: [
        {
          id: 'substitution-out',
          name: 'Out',
          shape: 'rectangle',
          style: {
            ...{ x: 96, y: TOP + 6 * STEP, width: 1112 },
            height: keyframes([75, 80, 'ease-in-cubic'], [81, 0]),
          },
        },
      ],
    },
    tile(staying(title)),
    beam(title),
    ...changing(line(title, 'Team', '_team', 'Norvale', { width: 760 })),
    ...changing(
      line(title, 'Formation', '_formation', '4-3-3', {
        ...{ x: 904, width: 216, textAlign: 'right', fontWeight: 500, fontSize: 56 },
      }),
    ),
  ]),
  compositions: [
    {
      ...{ id: 'players', name: 'Players', ...FULL, duration: 87 },
      layers: [
        ...PLAYERS.flatMap((one, index) => player(index, one)),
        tile(staying(coach)),
        ...changing(
          line(coach, 'Coach', '_coach', 'Coach: Ruud Visser', { width: 496, fontSize: 44, fontWeight: 500 }),
        ),
      ],
    },
    {
      id: 'substitution',
      name: 'Substitution strip',
      width: 1112,
      height: 80,
      fps: 50,
      duration: 200,
      // The strip waits for its command. It's a step, so that the strip also waits after a seek.
      frameActions: [{ frame: 0, name: 'Wait', isStep: true }],
      layers: [
        {
          id: 'substitution-plate',
          name: 'Substitution plate',
          startFrame: 1,
          element: { type: 'rectangle', style: { width: 1112, height: 80, y: drop(1), fill: PAPER } },
        },
        change('In', 88, 440, INK),
        change('Out', 644, 440, INK),
        ...['in', 'out'].map((side, at): LayerDefinition => ({
          id: `${side}-arrow`,
          name: `${side === 'in' ? 'In' : 'Out'} arrow`,
          startFrame: 1,
          element: {
            type: 'path',
            data: side === 'in' ? 'M20 0L40 36H0Z' : 'M0 0H40L20 36Z',
            style: {
              ...{ x: 28 + at * 556, width: 40, height: 36, fill: side === 'in' ? '#17804d' : '#b3261e' },
              y: keyframes<number>(
                [4, -58, 'ease-out-expo'],
                [16, 22],
                [185, 22, 'ease-in-cubic'],
                [195, -58],
              ),
            },
          },
        })),
      ],
    },
  ],
  commands: [
    {
      name: 'substitute',
      title: 'Substitution',
      description: 'Shows who comes on and who goes off.',
      argument: { title: 'On > off', value: '14 Berg > 9 Lindqvist' },
    },
  ],
  fields: [
    { key: '_team', title: 'Team', type: 'text', value: 'Norvale', required: true, maxLength: 30 },
    { key: '_formation', title: 'Formation', type: 'text', value: '4-3-3', maxLength: 10 },
    ...PLAYERS.flatMap(([number, name], index): readonly FieldDefinition[] => [
      {
        key: `_players.${index}.number`,
        title: `Number ${index + 1}`,
        type: 'text',
        value: number,
        maxLength: 3,
      },
      {
        key: `_players.${index}.name`,
        title: `Player ${index + 1}`,
        type: 'text',
        value: name,
        maxLength: 24,
      },
    ]),
    { key: '_coach', title: 'Coach', type: 'text', value: 'Coach: Ruud Visser', maxLength: 40 },
  ],
});
