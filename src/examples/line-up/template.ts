import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { crest } from '../crests.ts';
import { FULL, keyframes, layer, nested, template, text } from '../drawing.ts';
import { changing, line, onGround } from '../lines.ts';
import { GRAY, INK, PAPER, SAFE, SPORT, YELLOW } from '../registers.ts';
import { HOME, NORVALE } from '../teams.ts';
import { flat, staying, type Tile, tile, together, wipe } from '../tiles.ts';
import { PITCH, placeOf } from './places.ts';

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

const quick = { ...SAFE, ...SPORT };
const title: Tile = staying({
  ...quick,
  ...{ id: 'Title plate', y: 81, width: 1420, height: 112, fill: NORVALE },
});
/** A figure on ink, which comes out from behind the team. */
const formation: Tile = {
  ...title,
  ...{ id: 'Formation plate', x: 1516, width: 308, fill: INK, at: 2, from: title.x },
};
/** The board, between the lower corners of the title, whose slant goes on down to the coach. */
const board: Tile = staying({ ...quick, id: 'Pitch', y: 192, width: 1678, height: 689, fill: INK, at: 2 });
const coach: Tile = { ...board, id: 'Coach plate', y: 880, width: 1372, height: 80, fill: NORVALE, at: 4 };
/** Where a substitution is announced: in front of the coach, with an edge that covers that of the plate. */
const STRIP = { x: coach.x, y: coach.y, width: coach.width + 2, height: coach.height };

/** The title, the pitch, and the coach, which leave as one. */
const all: Tile = { ...title, ...SAFE, id: 'All', height: 879 };

/** A player's number on the team's color, and the name below it, with room for what's below its line. */
const PLAYER = { width: 236, height: 138 };
/** The players of a 4-3-3. For other formations, the actions move them. */
const PLAYERS = LINES.flatMap((players, line) =>
  players.map(([number, name], at) => ({
    ...{ number, name, line },
    ...placeOf(line, LINES.length, at, players.length),
  })),
);

/** A place on the pitch, which leans: how far it is from the left edge and from the top. */
const at = (along: number, down: number): string =>
  `${Math.round(along + (PITCH.height - down) * SPORT.slant)} ${down}`;
/** A part of the pitch from its top to its bottom. */
const stripe = (from: number, to: number): string =>
  `M${at(from, 0)}L${at(to, 0)}L${at(to, PITCH.height)}L${at(from, PITCH.height)}Z`;
const { length, ...pitch } = PITCH;

const MOWING = layer('Mowing', {
  type: 'path',
  data: [0, 2, 4, 6].map((index) => stripe((index * length) / 8, ((index + 1) * length) / 8)).join(''),
  style: {
    ...{ ...pitch, width: pitch.width - Math.round(length / 8), fill: GRAY },
    opacity: 0.4,
  },
});
/**
 * A half of the pitch, half of the center circle, where no player is, and the penalty area, which has a gap
 * for the keeper's name.
 */
const LINES_OF_PITCH = layer('Lines', {
  type: 'path',
  data:
    `${stripe(0, length)}M${at(0, 120)}L${at(256, 120)}L${at(256, 314)}M${at(256, 390)}L${at(256, 520)}L${at(0, 520)}` +
    `M${at(length, 240)}C${at(length - 100, 240)} ${at(length - 100, 400)} ${at(length, 400)}`,
  style: {
    ...pitch,
    ...{ fill: 'transparent', stroke: PAPER, strokeWidth: 4, opacity: 0.4 },
  },
});

/** The lines come in three frames apart, from the keeper on: their players rise to their places. */
const arriving = (line: number, y: number) => ({
  y: keyframes<number>([4 + 3 * line, y + 48, 'ease-out-cubic'], [12 + 3 * line, y]),
  opacity: keyframes<number>([4 + 3 * line, 0], [8 + 3 * line, 1]),
});

const player = ({ number, name }: (typeof PLAYERS)[number], index: number): CompositionDefinition => {
  const [place, key] = [index + 1, `_players.${index}`];
  const words = (part: string, content: string, style: ElementStyleDefinition<'text'>) =>
    changing({
      ...text(part, { key: `${key}.${part.toLowerCase()}`, content }, { ...style, textAlign: 'center' }),
      id: part.slice(1, 2) + place,
    });
  return {
    ...{ id: `player-${place}`, name: `Player ${place}`, ...PLAYER, duration: 87 },
    layers: [
      {
        id: `p${place}`,
        name: 'Plate',
        element: {
          type: 'path',
          data: 'M28 0H124L96 62H0Z',
          style: { x: 56, width: 124, height: 62, fill: NORVALE },
        },
      },
      ...words('Number', number, {
        ...{ x: 74, y: 25, width: 88, height: 12, fontSize: 52, fontWeight: 700, color: PAPER },
      }),
      ...words('Name', name, {
        // Such a low box changes by 4 px, which keeps the text away from the plate above it.
        ...{ y: 83, width: PLAYER.width, height: 18, fontSize: 60, fontWeight: 600, color: PAPER },
      }),
    ],
  };
};

/** The strip opens from its left edge and closes again, with everything that's on it. */
const strip = {
  ...STRIP,
  data: `M0 0H${STRIP.width}l-${Math.round(STRIP.height * SPORT.slant)} ${STRIP.height}H0Z`,
  x: keyframes<number>(
    [1, -STRIP.width, 'ease-out-expo'],
    [13, 0],
    [189, 0, 'ease-in-cubic'],
    [199, -STRIP.width],
  ),
};
const onStrip = (layers: readonly LayerDefinition[]): readonly LayerDefinition[] => {
  const { data, x, width, height } = strip;
  return layers.map((own) => ({
    ...own,
    masks: [{ id: `${own.id}-wipe`, name: 'Wipe', shape: 'path', data, style: { x, y: 0, width, height } }],
  }));
};
/** A player who comes on or goes off, behind an arrow. */
const swapped = (name: string, x: number, arrow: string): readonly LayerDefinition[] =>
  onStrip([
    layer(`${name} arrow`, {
      type: 'path',
      data: arrow,
      style: { x, y: 21, width: 36, height: 38, fill: INK },
    }),
    text(
      name,
      { content: '' },
      { x: x + 54, width: 500, height: STRIP.height, fontSize: 54, fontWeight: 700, color: INK },
    ),
  ]);

/** A team in its formation, for the sport program. A command announces a substitution, and makes it. */
export const project = template('Line-up', {
  description: 'A team in its formation, and substitutions.',
  layer: 6,
  layers: together(all, [
    layer('Board', { type: 'composition', composition: 'board' }),
    nested('Substitution', 'substitution', { x: STRIP.x, y: STRIP.y }),
  ]),
  compositions: [
    {
      ...{ id: 'board', name: 'Board', ...FULL, duration: 87 },
      layers: [
        tile(coach),
        ...changing(
          line(coach, 'Coach', '_coach', 'Coach: Ruud Visser', { x: 128, width: 1250, fontSize: 54 }),
        ),
        flat(board),
        ...onGround(board, [MOWING, LINES_OF_PITCH]),
        ...PLAYERS.map(({ x, y, line: row }, index) =>
          layer(`Player ${index + 1}`, {
            type: 'composition',
            composition: `player-${index + 1}`,
            style: { x, ...arriving(row, y) },
          }),
        ),
        flat(formation),
        ...changing(
          line(formation, 'Formation', '_formation', '4-3-3', { x: 1532, width: 226, textAlign: 'center' }),
        ),
        flat(title),
        ...crest('Team', HOME, { x: 128, y: 91, height: 92 }, (id) => wipe(id, title)),
        ...changing(line(title, 'Team', '_team', 'Norvale', { x: 231, width: 1180 })),
      ],
    },
    ...PLAYERS.map(player),
    {
      id: 'substitution',
      name: 'Substitution',
      width: STRIP.width,
      height: STRIP.height,
      fps: 50,
      duration: 200,
      // The strip waits for its command. It's a step, so that the strip also waits after a seek.
      frameActions: [
        { frame: 0, name: 'Wait', isStep: true },
        { frame: 9, name: 'Swap' },
        { frame: 186, name: 'Off' },
        { frame: 197, name: 'End' },
      ],
      layers: [
        layer('Plate', {
          type: 'path',
          data: strip.data,
          style: { width: STRIP.width, height: STRIP.height, x: strip.x, fill: YELLOW },
        }),
        ...swapped('On', 32, 'M18 0L36 18H25V38H11V18H0Z'),
        ...swapped('Off', 672, 'M11 0H25V20H36L18 38L0 20H11Z'),
      ],
    },
  ],
  commands: [
    {
      name: 'substitute',
      title: 'Substitution',
      description: 'Swaps two players.',
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
