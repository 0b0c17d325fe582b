import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { clip, keyframes, layer } from '../drawing.ts';
import { FONT } from '../fonts.ts';
import { scaled, type Shape } from '../shapes.ts';
import { changing, rise, SLASH } from '../lines.ts';
import { INK, PAPER, YELLOW } from '../registers.ts';
import { fact, FACTS, fading, RISE, type Rows } from './fact.ts';

/** How the page is laid out: text on one side of a slanted edge, and the picture on the other. */
interface Layout {
  readonly headline: Readonly<Record<'y' | 'width' | 'height' | 'fontSize', number>>;
  readonly facts: Omit<Rows, 'x'>;
  readonly credit: Readonly<Record<'y' | 'width' | 'fontSize', number>>;
  readonly photo: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
  /** How much lower or farther left the edge ends. */
  readonly slant: number;
}

/** On a TV, the picture is on the right. On a phone, it's at the bottom, where apps put their captions. */
const LAYOUTS: Readonly<Record<Shape['name'], Layout>> = {
  '': {
    headline: { y: 172, width: 1060, height: 288, fontSize: 92 },
    facts: { top: 456, width: 900, height: 160, fontSize: 54 },
    credit: { y: 976, width: 800, fontSize: 40 },
    photo: { x: 1040, y: 0, width: 900, height: 1080 },
    slant: 351,
  },
  vertical: {
    headline: { y: 372, width: 768, height: 248, fontSize: 76 },
    facts: { top: 640, width: 768, height: 176, fontSize: 50 },
    credit: { y: 1188, width: 768, fontSize: 38 },
    photo: { x: 0, y: 1270, width: 1080, height: 650 },
    slant: 230,
  },
  square: {
    headline: { y: 136, width: 952, height: 168, fontSize: 76 },
    facts: { top: 326, width: 952, height: 116, fontSize: 44 },
    credit: { y: 684, width: 500, fontSize: 38 },
    photo: { x: 0, y: 740, width: 1080, height: 340 },
    slant: 200,
  },
};

/** Text that fades in at a frame while it rises a little, because nothing on the page could cut it. */
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
  layer(name, {
    type: 'text',
    autoSize: false,
    autoSqueeze: !own.multiline,
    ...own,
    style: {
      y: rise({ y, height, at: at - 1 }, RISE),
      opacity: fading(at),
      height,
      fontFamily: FONT,
      lineHeight: 1.04,
      color: PAPER,
      ...style,
    },
  });

/** Everything on the page. The main composition uncovers it as a whole. */
export const page = (shape: Shape): CompositionDefinition => {
  const { name, width, height, x, top } = shape;
  const { headline, facts, credit, photo, slant } = LAYOUTS[name];
  const isWide = name === '';
  const px = scaled({ scale: name === 'vertical' ? shape.scale : 1 });
  const station = isWide ? 84 : top;
  // Headline, facts, and labels: each size is much larger than the next.
  const label = px(40);
  const small = { y: station, height: px(60), verticalTextAlign: 'middle' };
  const zoom = keyframes([0, 1.16, 'ease-out-cubic'], [60, 1.08]);
  // The picture moves on a little with each point.
  const left = isWide ? photo.x - 20 : photo.x;
  const pan = keyframes(
    [70, left, 'ease-in-out-sine'],
    [108, left - 16],
    [110, left - 16, 'ease-in-out-sine'],
    [158, left - 32],
  );
  // The edge advances with each point, too.
  const notch = isWide ? 28 : 0;
  const advance = (to: number) =>
    [
      [70, to, 'ease-out-expo'],
      [88, to + notch],
      [110, to + notch, 'ease-out-expo'],
      [128, to + 2 * notch],
    ] as const;
  const land = (from: number, to: number) =>
    keyframes<number>([0, from, 'ease-out-expo'], [18, to], ...advance(to));
  return {
    ...{ id: 'page', name: 'Page', width, height, fps: 50, duration: 172 },
    layers: [
      layer('Ground', { type: 'rectangle', style: { width, height, fill: INK } }),
      ...changing(
        layer(
          'Photo',
          {
            type: 'image-loader',
            key: '_photo',
            source: 'harbor',
            placeholder: 'harbor',
            fit: 'cover',
            style: { ...photo, x: pan, scaleX: zoom, scaleY: zoom },
          },
          {
            masks: [
              {
                id: 'photo-cut',
                name: 'Cut',
                shape: 'path',
                data: isWide
                  ? `M${slant} 0H${photo.width}V${height}H0Z`
                  : `M0 ${slant}L${width} 0V${photo.height}H0Z`,
                style: { ...photo, x: keyframes<number>(...advance(photo.x)) },
              },
            ],
          },
        ),
      ),
      layer('Beam', {
        type: 'path',
        data: isWide
          ? `M${slant} 0H${slant + 32}L32 ${height}H0Z`
          : `M0 ${slant}L${width} 0V32L0 ${slant + 32}Z`,
        style: {
          x: isWide ? land(-400, photo.x - 16) : land(-width, 0),
          y: isWide ? 0 : photo.y - 16,
          width: isWide ? slant + 32 : width,
          height: isWide ? height : slant + 32,
          fill: YELLOW,
        },
      }),
      text(
        'Station',
        2,
        { content: 'harbor' },
        { ...small, x, width: px(134), fontSize: label, fontWeight: 700 },
      ),
      layer('Mark', {
        type: 'path',
        data: SLASH,
        style: {
          x: x + px(138),
          y: rise({ y: station + px(13), height: px(60), at: 1 }, RISE),
          opacity: fading(2),
          ...{ width: px(18), height: px(35), fill: YELLOW },
        },
      }),
      ...changing(
        text(
          'Topic',
          3,
          { key: '_topic', content: 'Port and city' },
          {
            ...small,
            x: x + px(174),
            width: isWide ? 800 : shape.room - px(174),
            fontSize: label,
            fontWeight: 500,
          },
        ),
      ),
      ...changing({
        ...text(
          'Headline',
          4,
          { key: '_headline', content: 'Three things to know\nabout the new harbor', multiline: true },
          { ...headline, x, fontWeight: 700, letterSpacing: -0.9 },
        ),
        // An old one leaves below the topic.
        masks: [
          clip('headline-row', 'Row', {
            ...{ x, y: headline.y - px(12), width: headline.width, height: headline.height + px(12) },
          }),
        ],
      }),
      ...FACTS.flatMap(([, content, at], index) => fact({ x, ...facts }, index, at, content)),
      ...changing(
        text(
          'Credit',
          10,
          { key: '_credit', content: 'Illustration: Keyfill' },
          { ...credit, x, height: credit.fontSize + 8, fontWeight: 500, color: '#a8a7a4' },
        ),
      ),
    ],
  };
};
