import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { clip, FULL, keyframes, layer, nested, template, text } from '../drawing.ts';
import { changing, line, rise } from '../lines.ts';
import { GRAY, INK, NORVALE, PAPER, SAFE, SPORT } from '../registers.ts';
import { beam, flat, staying, type Tile, tile, together } from '../tiles.ts';

/** The players by line, each from the right to the left. */
const LINES = [
  [['1', 'Aas']],
  [
    ['2', 'Brekke'],
    ['4', 'Dahl'],
    ['5', 'Okafor'],
    ['3', 'Lund'],
  ],
  [
    ['6', 'Moreno'],
    ['8', 'Solberg'],
    ['10', 'Haddad'],
  ],
  [
    ['7', 'Nygaard'],
    ['9', 'Lindqvist'],
    ['11', 'Vik'],
  ],
] as const;

const quick = { ...SAFE, ...SPORT, isCut: false };
const title: Tile = { ...quick, id: 'Title plate', y: 81, height: 112, fill: NORVALE };
const pitch: Tile = { ...quick, id: 'Pitch', y: 192, height: 697, fill: INK, at: 2 };
const coach: Tile = { ...quick, id: 'Coach plate', y: 888, height: 72, fill: INK, at: 6 };
/** Where a substitution is announced. */
const STRIP = { x: 96, y: 960, width: 1728, height: 66 };

/** The title, the pitch, the coach, and the strip, which leave as one. */
const all: Tile = { ...title, id: 'All', height: 945 };

/** A player's number on the team's color, and the name below it. */
const PLAYER = { width: 220, height: 122 };
/** Where the lines of a 4-3-3 are. The keeper is in the goal area, and nobody is in the other one. */
const X = [120, 589, 1015, 1398];
/** The players of a 4-3-3, clear of the lines of the pitch. For other formations, the actions move them. */
const PLAYERS = LINES.flatMap((players, line) =>
  players.map(([number, name], at) => ({
    ...{ number, name, line },
    x: X[line] ?? 0,
    y: 789 - Math.round((620 * (at + 0.5)) / players.length),
  })),
);

const MOWING = layer('Mowing', {
  type: 'path',
  data: 'M310 0h216l-310 697h-216zM742 0h216l-310 697h-216zM1174 0h216l-310 697h-216zM1606 0h122v211l-216 486h-216z',
  style: {
    ...{ x: pitch.x, y: pitch.y, width: pitch.width, height: pitch.height, fill: GRAY },
    opacity: keyframes([10, 0], [18, 0.16]),
  },
});
/** The pitch, its halves, its center, and both goal areas. */
const LINES_OF_PITCH = layer('Lines', {
  type: 'path',
  data: 'M0 0H1696V665H0ZM848 0V665m0-397a64 64 0 0 1 0 128a64 64 0 0 1 0-128M0 132h190v400H0M1696 132h-190v400h190',
  style: {
    ...{ x: pitch.x + 16, y: pitch.y + 16, width: 1696, height: 665 },
    ...{ fill: 'transparent', stroke: PAPER, strokeWidth: 4, opacity: keyframes([10, 0], [18, 0.4]) },
  },
});

const player = (
  { number, name, line: row }: (typeof PLAYERS)[number],
  index: number,
): CompositionDefinition => {
  const [place, key, at] = [index + 1, `_players.${index}`, 4 + 2 * row];
  // Grows by two percent too much, and settles.
  const scale = keyframes<number>(
    [at, 0, 'ease-out-cubic'],
    [at + 7, 1.02],
    [at + 11, 1],
    [75, 1, 'ease-in-cubic'],
    [81, 0],
  );
  const words = (part: string, content: string, style: ElementStyleDefinition<'text'>) =>
    changing({
      ...text(part, { key: `${key}.${part.toLowerCase()}`, content }, { ...style, textAlign: 'center' }),
      id: `${part}-${place}`,
    });
  return {
    ...{ id: `player-${place}`, name: `Player ${place}`, ...PLAYER, duration: 87 },
    layers: [
      {
        id: `plate-${place}`,
        name: 'Plate',
        element: {
          type: 'path',
          data: 'M28 0H124L96 62H0Z',
          style: { x: 48, width: 124, height: 62, fill: NORVALE, scaleX: scale, scaleY: scale },
        },
      },
      ...words('Number', number, {
        ...{ x: 66, y: 4, width: 88, height: 54, fontSize: 52, fontWeight: 700, color: PAPER },
        opacity: keyframes([12, 0, 'ease-out'], [18, 1], [75, 1, 'ease-in'], [80, 0]),
      }),
      ...words('Name', name, {
        ...{ width: 220, height: 54, fontSize: 52, fontWeight: 600, color: PAPER },
        y: rise({ y: 68, height: 54, at: 9, out: 75, frames: SPORT.frames }),
      }),
    ],
  };
};

/** Drops out of the title, and back. */
const drop = (at: number, y = 0) =>
  keyframes<number>(
    [at, y - STRIP.height, 'ease-out-expo'],
    [at + 12, y],
    [189 - at, y, 'ease-in-cubic'],
    [199 - at, y - STRIP.height],
  );

const change = (name: string, x: number, width: number): LayerDefinition => ({
  ...text(
    name,
    { content: '' },
    { x, y: drop(4), width, height: STRIP.height, fontSize: 46, fontWeight: 600, color: INK },
  ),
  startFrame: 1,
});

/** A team in its formation, for the sport program. A command announces a substitution. */
export const project = template('Line-up', {
  description: 'A team in its formation, its coach, and a strip for substitutions.',
  layer: 6,
  layers: [
    {
      ...nested('Substitution', 'substitution', { x: STRIP.x, y: STRIP.y }),
      masks: [
        clip('substitution-out', 'Out', {
          ...STRIP,
          height: keyframes([75, STRIP.height, 'ease-in-cubic'], [81, 0]),
        }),
      ],
    },
    ...together(all, [layer('Board', { type: 'composition', composition: 'board' })]),
  ],
  compositions: [
    {
      ...{ id: 'board', name: 'Board', ...FULL, duration: 87 },
      layers: [
        flat(staying(coach)),
        ...changing(
          line(staying(coach), 'Coach', '_coach', 'Coach: Ruud Visser', {
            ...{ y: rise(coach), width: 1400, fontSize: 46, fontWeight: 500 },
          }),
        ),
        flat(staying(pitch)),
        MOWING,
        LINES_OF_PITCH,
        ...PLAYERS.map(({ x, y }, index) =>
          layer(`Player ${index + 1}`, {
            type: 'composition',
            composition: `player-${index + 1}`,
            style: { x, y },
          }),
        ),
        tile(staying(title)),
        beam(title),
        ...changing(line(title, 'Team', '_team', 'Norvale', { width: 1200 })),
        ...changing(
          line(title, 'Formation', '_formation', '4-3-3', {
            ...{ x: 1464, width: 336, textAlign: 'right', fontWeight: 500, fontSize: 60 },
          }),
        ),
      ],
    },
    ...PLAYERS.map(player),
    {
      id: 'substitution',
      name: 'Substitution strip',
      width: STRIP.width,
      height: STRIP.height,
      fps: 50,
      duration: 200,
      // The strip waits for its command. It's a step, so that the strip also waits after a seek.
      frameActions: [{ frame: 0, name: 'Wait', isStep: true }],
      layers: [
        {
          id: 'substitution-plate',
          name: 'Substitution plate',
          startFrame: 1,
          element: {
            type: 'rectangle',
            style: { width: STRIP.width, height: STRIP.height, y: drop(1), fill: PAPER },
          },
        },
        change('In', 88, 720),
        change('Out', 952, 720),
        {
          id: 'arrows',
          name: 'Arrows',
          startFrame: 1,
          element: {
            type: 'path',
            data: 'M20 0L40 36H0ZM864 0H904L884 36Z',
            style: { x: 28, y: drop(4, 15), width: 904, height: 36, fill: INK },
          },
        },
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
    ...PLAYERS.flatMap(({ number, name }, index): readonly FieldDefinition[] => [
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
