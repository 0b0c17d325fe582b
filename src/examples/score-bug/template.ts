import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import { keyframes, nested, template, text } from '../drawing.ts';
import { inShape, otherShapes, scaled, type Shape, WIDE } from '../shapes.ts';
import { changing, line } from '../lines.ts';
import { INK, NORVALE, PAPER, SPORT, VESTHOLM, YELLOW } from '../registers.ts';
import { beam, flat, staying, type Tile, tile, together, wipe } from '../tiles.ts';

const OUT = 60;
/** The range of a score: there's room for three digits. */
const POINTS = { required: true, minimum: 0, maximum: 999 } as const;

/** On a phone, the clock is above the board, which is as wide as the safe area. */
const scoreScale = ({ name, scale }: Shape) => ({ scale: name === 'vertical' ? 1.27 : scale });

const scoreBug = (shape: Shape): CompositionDefinition => {
  const px = scaled(scoreScale(shape));
  const isVertical = shape.name === 'vertical';
  const height = px(72);
  const y = shape.top + (isVertical ? height - 8 : 0);
  const place = { ...SPORT, y, height, out: OUT };
  const at = (pixels: number): number => shape.x + px(pixels);

  const home: Tile = { ...place, id: 'Home plate', x: at(0), width: px(224), fill: INK, at: 0 };
  const score: Tile = {
    ...place,
    id: 'Score plate',
    x: at(224),
    width: px(168),
    fill: YELLOW,
    at: 3,
    from: home.x,
  };
  const away: Tile = {
    ...place,
    id: 'Away plate',
    x: at(392),
    width: px(212),
    fill: INK,
    at: 6,
    from: home.x,
  };
  // Starts behind the away team's plate, or behind the board.
  const clock: Tile = {
    ...place,
    ...{ id: 'Clock plate', y: shape.top, x: isVertical ? at(0) : at(596), width: px(220) },
    ...{ fill: INK, at: 9, isCut: true, from: home.x },
  };
  // The whole board, which leaves as one.
  const board: Tile = {
    ...{ ...place, id: 'Board', x: at(0), y: shape.top, width: px(816), fill: INK, at: 0, isCut: true },
    ...(isVertical && { height: y + height - shape.top }),
  };

  const digits = { width: px(80), fontSize: px(60), textAlign: 'center' };
  const team = { width: px(112), fontSize: px(54) };
  /** A bar in a team's color, and its crest, in front of its name. */
  const colors = (own: Tile, side: 'Home' | 'Away', fill: string): readonly LayerDefinition[] => [
    {
      id: `${side} crest`,
      name: `${side} crest`,
      element: {
        type: 'path',
        data: 'M0 0H36V26C36 38 18 44 18 44S0 38 0 26Z',
        style: {
          ...{ x: own.x + px(36), y: y + px(14) },
          ...{ width: px(36), height: px(44), fill, stroke: PAPER, strokeWidth: 4 },
        },
      },
      masks: [wipe(`${side}-crest-wipe`, staying(own))],
    },
    {
      id: `${side} bar`,
      name: `${side} bar`,
      element: {
        type: 'rectangle',
        style: { x: own.x, y, width: px(12), height, fill },
      },
      masks: [wipe(`${side}-bar-wipe`, staying(own))],
    },
  ];

  return {
    ...{ id: 'score-bug', name: 'Score bug', width: shape.width, height: shape.height, fps: 50 },
    duration: 72,
    frameActions: [{ frame: OUT, name: 'Outro', isOutro: true }],
    layers: [
      ...together(board, [
        tile(staying(clock)),
        line(clock, 'Clock', '_clock', '67:12', {
          ...{ x: clock.x + px(32), width: px(136), fontSize: px(48), fontWeight: 600 },
        }),
      ]),
      {
        ...nested('Goal', inShape('goal-strip', shape, '-'), { x: at(0), y: y + height }),
        masks: [
          {
            id: 'goal-out',
            name: 'Out',
            shape: 'path',
            data: `M0 0H${px(604)}L${px(572)} ${height}H0Z`,
            style: {
              x: at(0),
              y: y + height,
              width: px(604),
              height: keyframes([OUT, height, 'ease-in-cubic'], [OUT + 6, 0]),
            },
          },
        ],
      },
      ...together(board, [
        // The widest plate casts the shadow of all.
        (isVertical ? tile : flat)(staying(away)),
        flat(staying(score)),
        flat(staying(home)),
        beam({ ...home, width: px(604), at: 6 }),
        ...colors(home, 'Home', NORVALE),
        ...colors(away, 'Away', VESTHOLM),
        ...changing(line(home, 'Home', '_home', 'NOR', { x: at(88), ...team })),
        ...changing(line(away, 'Away', '_away', 'VES', { x: at(480), ...team })),
        ...changing(line(score, 'Home score', '_homeScore', '2', { ...digits, x: at(225) })),
        ...changing(line(score, 'Away score', '_awayScore', '1', { ...digits, x: at(311) })),
        {
          id: 'Divider',
          name: 'Divider',
          element: { type: 'rectangle', style: { x: at(306), y, width: px(4), height, fill: INK } },
          masks: [wipe('divider-wipe', staying(score))],
        },
      ]),
    ],
  };
};

/** Announces a goal below the board. */
const goalStrip = (shape: Shape): CompositionDefinition => {
  const px = scaled(scoreScale(shape));
  const [width, height] = [px(604), px(72)];

  /** Grows downward out of the board, and back. The text follows the plate, so it never leaves it. */
  const drop = (at: number) =>
    keyframes<number>(
      [at, -height, 'ease-out-expo'],
      [at + 14, 0],
      [139 - at, 0, 'ease-in-cubic'],
      [149 - at, -height],
    );
  const goalText = (
    name: string,
    content: string,
    style: Readonly<Record<'x' | 'width' | 'fontWeight', number>>,
  ): LayerDefinition => ({
    ...text(name, { content }, { y: drop(4), height, fontSize: px(48), color: INK, ...style }),
    startFrame: 1,
  });
  return {
    ...{ id: 'goal-strip', name: 'Goal strip', width, height, fps: 50, duration: 150 },
    // The strip waits for its command. It's a step, so that the strip also waits after a seek.
    frameActions: [{ frame: 0, name: 'Wait', isStep: true }],
    layers: [
      {
        id: 'goal-plate',
        name: 'Goal plate',
        startFrame: 1,
        element: { type: 'rectangle', style: { width, height, y: drop(1), fill: YELLOW } },
      },
      goalText('Goal', 'GOAL', { x: px(24), width: px(130), fontWeight: 700 }),
      goalText('Goal text', '', { x: px(168), width: px(388), fontWeight: 600 }),
    ],
  };
};

export const project = template('Score bug', {
  ...scoreBug(WIDE),
  description: 'Two teams, their score, and the clock.',
  layer: 3,
  compositions: [goalStrip(WIDE), ...otherShapes(scoreBug), ...otherShapes(goalStrip)],
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
