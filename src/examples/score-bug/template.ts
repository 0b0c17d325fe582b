import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import { crest } from '../crests.ts';
import { keyframes, nested, template, text } from '../drawing.ts';
import { inShape, otherShapes, scaled, type Shape, WIDE } from '../shapes.ts';
import { changing, line } from '../lines.ts';
import { INK, PAPER, SPORT, YELLOW } from '../registers.ts';
import { AWAY, HOME, NORVALE, type Team, VESTHOLM } from '../teams.ts';
import { beam, flat, staying, type Tile, tile, together, wipe } from '../tiles.ts';

const OUT = 60;
/** How wide the strip for a goal is: as wide as the lower edge of the teams and their score. */
const STRIP = 602;
/** How wide a team is, together with the slant of its end. */
const SIDE = 242;
/** The range of a score: there's room for three digits. */
const POINTS = { required: true, minimum: 0, maximum: 999 } as const;

/** On a phone, the clock is above the board. That, or the one in a feed, is as wide as the safe area. */
const scoreScale = ({ name, scale }: Shape) => ({ scale: name === 'vertical' ? 1.2 : Math.min(1.1, scale) });

const scoreBug = (shape: Shape): CompositionDefinition => {
  const px = scaled(scoreScale(shape));
  const isVertical = shape.name === 'vertical';
  const [width, height] = [px(STRIP), px(72)];
  const y = shape.top + (isVertical ? height - 1 : px(4));
  const place = { ...SPORT, y, height, out: OUT, isCut: true, isLeaning: true };
  const below = y + height + (isVertical ? 0 : px(4));
  const at = (pixels: number): number => shape.x + px(pixels);

  const home: Tile = { ...place, id: 'Home plate', x: at(6), width: px(SIDE), fill: NORVALE, at: 0 };
  const score: Tile = {
    ...place,
    ...{ id: 'Score plate', x: at(248), width: px(176), fill: INK, at: 2, from: home.x },
  };
  const away: Tile = {
    ...place,
    ...{ id: 'Away plate', x: at(424), width: px(210), fill: VESTHOLM, at: 4, from: home.x },
  };
  // Starts behind the board, and is its dark edge, which stands out from any picture. On a phone, it's above
  // the board.
  const clock: Tile = {
    ...place,
    ...(isVertical
      ? { y: shape.top, x: at(28), width: px(228) }
      : { x: at(634), width: px(230), from: at(0), y: shape.top, height: height + px(8) }),
    ...{ id: 'Clock plate', fill: INK, at: 6 },
  };
  // The whole board, which leaves as one.
  const board: Tile = {
    ...{ ...place, id: 'Board', x: at(0), y: shape.top, width: px(864), fill: INK, at: 0 },
    ...(isVertical && { height: y + height - shape.top }),
  };

  const digits = { width: px(68), fontSize: px(68), textAlign: 'center' };
  const team = { width: px(110), fontSize: px(58) };
  const shield = (name: string, own: Team, plate: Tile, x: number): readonly LayerDefinition[] =>
    crest(name, own, { x, y: y + px(11), height: px(50) }, (id) => wipe(id, staying(plate)));

  return {
    ...{ id: 'score-bug', name: 'Score bug', width: shape.width, height: shape.height, fps: 50 },
    duration: 72,
    frameActions: [{ frame: OUT, name: 'Outro', isOutro: true }],
    layers: [
      ...together(board, [
        tile(staying(clock)),
        ...changing(
          line(staying(clock), 'Clock', '_clock', '67:12', {
            ...{ x: isVertical ? clock.x + px(36) : at(650), width: px(160) },
            ...{ fontSize: px(60), fontWeight: 600 },
          }),
        ),
      ]),
      {
        ...nested('Goal', inShape('goal-strip', shape, '-'), { x: at(0), y: below }),
        masks: [
          {
            id: 'goal-out',
            name: 'Out',
            shape: 'path',
            data: `M0 0H${width}L${width - px(32)} ${height}H0Z`,
            style: {
              x: at(0),
              y: below,
              width,
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
        beam({ ...home, width: px(628), at: 4 }),
        ...shield('Home', HOME, home, at(44)),
        ...shield('Away', AWAY, away, at(430)),
        ...changing(line(staying(home), 'Home', '_home', 'NOR', { x: at(96), ...team })),
        ...changing(line(staying(away), 'Away', '_away', 'VES', { x: at(482), ...team })),
        ...changing(line(staying(score), 'Home score', '_homeScore', '2', { ...digits, x: at(238) })),
        ...changing(line(staying(score), 'Away score', '_awayScore', '1', { ...digits, x: at(334) })),
        {
          id: 'Divider',
          name: 'Divider',
          element: {
            type: 'path',
            transformOrigin: { x: 0.5, y: 0.5 },
            data: 'M20 0H25L5 44H0Z',
            style: { x: at(308), y: y + px(14), width: px(23), height: px(44), fill: '#a8a7a4' },
          },
          masks: [wipe('divider-wipe', staying(score))],
        },
        nested('Scored', inShape('scored', shape, '-'), { x: home.x, y }),
      ]),
    ],
  };
};

/** Covers the team that has just scored with paper, from its end. Its score can be read all the time. */
const scored = (shape: Shape): CompositionDefinition => {
  const px = scaled(scoreScale(shape));
  const [width, height, slant] = [px(SIDE), px(72), px(32)];
  // From the left, as the home team is there. The action turns it around.
  const x = (offset: number) =>
    keyframes<number>(
      [1, offset - width, 'ease-out-sine'],
      [6, offset],
      [50, offset, 'ease-in-sine'],
      [55, offset + width],
    );
  const data = `M${slant} 0H${width}L${width - slant} ${height}H0Z`;
  const onSide = (own: LayerDefinition): LayerDefinition => ({
    ...own,
    startFrame: 1,
    masks: [{ id: `${own.id}-side`, name: 'Side', shape: 'path', data, style: { width, height } }],
  });
  return {
    ...{ id: 'scored', name: 'Scored', width, height, fps: 50, duration: 56 },
    // It waits for a goal. It's a step, so that it also waits after a seek.
    frameActions: [{ frame: 0, name: 'Wait', isStep: true }],
    layers: [
      onSide({
        ...{ id: 'scored-plate', name: 'Scored plate' },
        element: { type: 'path', data, style: { x: x(0), width, height, fill: PAPER } },
      }),
      onSide(
        text(
          'Scored text',
          { content: 'GOAL' },
          {
            ...{ x: x(slant), width: width - 2 * slant, height, textAlign: 'center' },
            ...{ fontSize: px(60), fontWeight: 700, color: NORVALE },
          },
        ),
      ),
    ],
  };
};

/** Says below the board who has scored. */
const goalStrip = (shape: Shape): CompositionDefinition => {
  const px = scaled(scoreScale(shape));
  const [width, height] = [px(STRIP), px(72)];

  /** Grows downward out of the board, and back. The text follows the plate, so it never leaves it. */
  const drop = (at: number) =>
    keyframes<number>(
      [at, -height, 'ease-out-expo'],
      [at + 14, 0],
      [139 - at, 0, 'ease-in-cubic'],
      [149 - at, -height],
    );
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
      {
        ...text(
          'Goal text',
          { content: '' },
          {
            ...{ x: px(28), y: drop(2), width: px(500), height },
            ...{ fontSize: px(56), fontWeight: 700, color: INK },
          },
        ),
        startFrame: 1,
      },
    ],
  };
};

export const project = template('Score bug', {
  ...scoreBug(WIDE),
  description: 'Two teams, their score, and the clock.',
  layer: 3,
  compositions: [...[goalStrip(WIDE), scored(WIDE)], ...[scoreBug, goalStrip, scored].flatMap(otherShapes)],
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
