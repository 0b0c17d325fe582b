import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { gradient, keyframes } from '../drawing.ts';
import { barlowCondensed, FONT } from '../fonts.ts';

const TOP = 64;
const HEIGHT = 72;
/** The range of a score: there's room for three digits. */
const POINTS = { required: true, minimum: 0, maximum: 999 } as const;

type TextStyle = ElementStyleDefinition<'text'>;

const label = (id: string, key: string | null, content: string, style: TextStyle): LayerDefinition => ({
  id,
  name: id,
  element: {
    type: 'text',
    key,
    content,
    autoSize: false,
    autoSqueeze: true,
    style: {
      fontFamily: FONT,
      fontSize: 48,
      fontWeight: 700,
      lineHeight: 1,
      textAlign: 'center',
      verticalTextAlign: 'middle',
      height: HEIGHT,
      ...style,
    },
  },
  masks: [
    {
      id: `${id}-box`,
      name: 'Box',
      shape: 'rectangle',
      style: { x: 96, y: TOP, width: 800, height: HEIGHT },
    },
  ],
});

/** Enters the box from below and leaves it at the top. */
const rise = (delay: number): TextStyle['y'] =>
  keyframes(
    [delay, TOP + HEIGHT, 'ease-out-expo'],
    [delay + 22, TOP],
    [60, TOP, 'ease-in-cubic'],
    [72, TOP - HEIGHT],
  );

/** A plate that opens from its left edge. */
const plate = (id: string, x: number, width: number, fill: string, delay: number): LayerDefinition => ({
  id,
  name: id,
  element: {
    type: 'rectangle',
    transformOrigin: { x: 0, y: 0.5 },
    style: {
      x,
      y: TOP,
      width,
      height: HEIGHT,
      fill,
      scaleX: keyframes([delay, 0, 'ease-out-expo'], [delay + 22, 1], [64, 1, 'ease-in-quart'], [79, 0]),
    },
  },
});

const score = (side: 'home' | 'away', x: number): LayerDefinition => ({
  id: `${side}-score`,
  name: `${side} score`,
  startFrame: 14,
  duration: 58,
  element: {
    type: 'composition',
    composition: `${side}-score-roll`,
    detachedPlayhead: true,
    style: {
      x,
      y: TOP,
      opacity: keyframes([60, 1], [68, 0]),
    },
  },
});

/** A rolling number: the old number leaves at the top, and the new one enters from below. */
const roll = (side: 'home' | 'away', content: string): CompositionDefinition => {
  const digits = (id: string, key: string | null, from: number, to: number): LayerDefinition => ({
    id: `${side}-${id}`,
    name: id,
    element: {
      type: 'text',
      key,
      content: key ? content : '',
      autoSize: false,
      autoSqueeze: true,
      style: {
        width: 84,
        height: HEIGHT,
        y: keyframes([0, from, 'ease-in-out-cubic'], [22, to]),
        fontFamily: FONT,
        fontSize: 54,
        fontWeight: 700,
        lineHeight: 1,
        color: '#0b1426',
        textAlign: 'center',
        verticalTextAlign: 'middle',
      },
    },
  });
  return {
    id: `${side}-score-roll`,
    name: `${side} score roll`,
    width: 84,
    height: HEIGHT,
    fps: 50,
    duration: 24,
    layers: [digits('Old', null, 0, -HEIGHT), digits('New', `_${side}Score`, HEIGHT, 0)],
  };
};

/** Two teams, their score, and the clock, in the upper left corner of the title-safe area. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Score bug',
  mainComposition: 'score-bug',
  resources: barlowCondensed(600, 700),
  invokeCommands: ['goal'],
  compositions: [
    {
      id: 'score-bug',
      name: 'Score bug',
      width: 1920,
      height: 1080,
      fps: 50,
      duration: 80,
      frameActions: [{ frame: 60, name: 'Outro', isOutro: true }],
      layers: [
        plate('Home plate', 96, 190, '#14213d', 0),
        plate('Score plate', 286, 168, '#ffffff', 5),
        plate('Away plate', 454, 190, '#14213d', 9),
        plate('Clock plate', 644, 156, '#0b1426', 13),
        plate('Home color', 96, 10, '#c1121f', 2),
        plate('Away color', 634, 10, '#2a9d8f', 11),
        label('Home', '_home', 'NOR', { x: 112, width: 168, y: rise(8), letterSpacing: 1.5 }),
        label('Away', '_away', 'VES', { x: 460, width: 168, y: rise(13), letterSpacing: 1.5 }),
        score('home', 286),
        score('away', 370),
        {
          id: 'dash',
          name: 'Dash',
          startFrame: 18,
          duration: 46,
          element: {
            type: 'rectangle',
            style: { x: 363, y: TOP + 34, width: 14, height: 5, fill: '#0b1426' },
          },
        },
        label('Clock', '_clock', '67:12', {
          x: 652,
          width: 140,
          y: rise(16),
          fontSize: 44,
          fontWeight: 600,
          color: '#ffd08a',
        }),
        {
          id: 'goal',
          name: 'Goal',
          element: {
            type: 'composition',
            composition: 'goal-strip',
            detachedPlayhead: true,
            style: { x: 96, y: TOP },
          },
        },
      ],
    },
    roll('home', '2'),
    roll('away', '1'),
    {
      id: 'goal-strip',
      name: 'Goal strip',
      width: 704,
      height: HEIGHT,
      fps: 50,
      duration: 130,
      // The strip waits for its command. It's a step, so that the strip also waits after a seek.
      frameActions: [{ frame: 0, name: 'Wait', isStep: true }],
      layers: [
        {
          id: 'goal-plate',
          name: 'Goal plate',
          startFrame: 1,
          element: {
            type: 'rectangle',
            style: {
              height: HEIGHT,
              width: 704,
              fill: gradient(90, '#fca311', '#ffd166'),
              x: keyframes([1, -704, 'ease-out-expo'], [24, 0], [105, 0, 'ease-in-quart'], [128, 704]),
            },
          },
        },
        {
          id: 'goal-text',
          name: 'Goal text',
          startFrame: 1,
          element: {
            type: 'text',
            content: 'GOAL',
            autoSize: false,
            autoSqueeze: true,
            style: {
              width: 704,
              height: HEIGHT,
              x: keyframes([4, -704, 'ease-out-expo'], [30, 0], [100, 0, 'ease-in-quart'], [122, 704]),
              letterSpacing: keyframes([10, 4, 'ease-out-cubic'], [110, 22]),
              fontFamily: FONT,
              fontSize: 56,
              fontWeight: 700,
              lineHeight: 1,
              color: '#0b1426',
              textAlign: 'center',
              verticalTextAlign: 'middle',
            },
          },
        },
      ],
    },
  ],
  templateDefinition: {
    description: 'Two teams, their score, and the clock.',
    layer: 3,
    outMode: 'manual',
    commands: [
      {
        name: 'goal',
        title: 'Goal',
        description: 'Plays the strip that announces a goal.',
        argument: { title: 'Text on the strip', value: 'GOAL' },
      },
    ],
    fields: [
      { key: '_home', title: 'Home team', type: 'text', value: 'NOR', required: true, maxLength: 4 },
      { key: '_homeScore', title: 'Home score', type: 'number', value: '2', ...POINTS },
      { key: '_away', title: 'Away team', type: 'text', value: 'VES', required: true, maxLength: 4 },
      { key: '_awayScore', title: 'Away score', type: 'number', value: '1', ...POINTS },
      { key: '_clock', title: 'Clock', type: 'text', value: '67:12', maxLength: 6 },
    ],
  },
};
