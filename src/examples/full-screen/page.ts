import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { clip, FULL, keyframes, layer } from '../drawing.ts';
import { FONT } from '../fonts.ts';
import { changing, INK, PAPER, rise, YELLOW } from '../tiles.ts';
import { fact, FACTS, OUT } from './fact.ts';

/** How far an edge at 18° moves left over the height of the picture. */
const SLANT = 351;

/** Text that rises in its own window at a frame. */
const text = (
  name: string,
  at: number,
  own: Readonly<{ key?: string; content: string; multiline?: boolean }>,
  {
    y,
    height,
    ...style
  }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>> & ElementStyleDefinition<'text'>,
): LayerDefinition =>
  layer(
    name,
    {
      type: 'text',
      autoSize: false,
      autoSqueeze: !own.multiline,
      ...own,
      style: {
        y: rise({ y, height, at: at - 3, out: OUT }),
        height,
        fontFamily: FONT,
        lineHeight: 1.04,
        color: PAPER,
        ...style,
      },
    },
    {
      masks: [clip(`${name}-window`, 'Window', { x: style.x, y, width: style.width, height })],
    },
  );

/** Everything on the page. The main composition uncovers it as a whole. */
export const page: CompositionDefinition = {
  id: 'page',
  name: 'Page',
  ...FULL,
  duration: 172,
  layers: [
    layer('Ground', { type: 'rectangle', style: { width: 1920, height: 1080, fill: INK } }),
    layer(
      'Photo',
      {
        type: 'image-loader',
        key: '_photo',
        source: 'harbor',
        placeholder: 'harbor',
        fit: 'cover',
        style: {
          x: 1020,
          width: 900,
          height: 1080,
          scaleX: keyframes([0, 1.12, 'ease-out-cubic'], [60, 1]),
          scaleY: keyframes([0, 1.12, 'ease-out-cubic'], [60, 1]),
        },
      },
      {
        masks: [
          {
            id: 'photo-cut',
            name: 'Cut',
            shape: 'path',
            data: `M${SLANT} 0H900V1080H0Z`,
            style: { x: 1040, width: 900, height: 1080 },
          },
        ],
      },
    ),
    layer('Beam', {
      type: 'path',
      data: `M${SLANT} 0H${SLANT + 32}L32 1080H0Z`,
      style: {
        x: keyframes([0, -400, 'ease-out-expo'], [18, 1024]),
        width: SLANT + 32,
        height: 1080,
        fill: YELLOW,
      },
    }),
    text(
      'Station',
      8,
      { content: 'harbor' },
      { x: 96, y: 84, width: 150, height: 60, fontSize: 46, fontWeight: 700, verticalTextAlign: 'middle' },
    ),
    layer(
      'Mark',
      {
        type: 'path',
        data: 'M13 0H21L8 40H0Z',
        style: { x: 250, y: 96, width: 21, height: 40, fill: YELLOW },
      },
      { startFrame: 14 },
    ),
    ...changing(
      text(
        'Topic',
        10,
        { key: '_topic', content: 'Port and city' },
        { x: 294, y: 84, width: 800, height: 60, fontSize: 44, fontWeight: 500, verticalTextAlign: 'middle' },
      ),
    ),
    ...changing(
      text(
        'Headline',
        12,
        { key: '_headline', content: 'Three things to know\nabout the new harbor', multiline: true },
        { x: 96, y: 180, width: 1060, height: 288, fontSize: 88, fontWeight: 700, letterSpacing: -0.9 },
      ),
    ),
    ...FACTS.flatMap(([, content, at], index) => fact(index, at, content)),
    ...changing(
      text(
        'Credit',
        18,
        { key: '_credit', content: 'Illustration: Keyfill' },
        { x: 96, y: 982, width: 880, height: 40, fontSize: 32, fontWeight: 500, color: '#a8a7a4' },
      ),
    ),
  ],
};
