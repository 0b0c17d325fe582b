import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { clip, keyframes, template } from '../drawing.ts';
import { changing, line, rise } from '../lines.ts';
import { INK, NEWS, SAFE, YELLOW } from '../registers.ts';
import { beam, flat, last, type Tile, tile, wipe } from '../tiles.ts';

const price: Tile = last({
  ...SAFE,
  ...{ id: 'Price plate', y: 799, width: 344, height: 161, fill: YELLOW, at: 3 },
});
const share: Tile = { ...SAFE, id: 'Share plate', y: 680, height: 120, fill: INK };
const change: Tile = {
  ...price,
  ...{ out: SAFE.out, leave: NEWS.leave },
  ...{ id: 'Change plate', x: 400, from: price.x, width: 960, fill: INK, at: 6 },
};

/** The line through the latest prices, and a copy that shows the old one while it changes on air. */
const PRICES = 'M 0 0 L 1 -1 L 2 1 L 3 0 L 4 3';
const BOX = { x: 816, y: 813, width: 432, height: 76 };
/** Shows the whole line, or nothing of it. */
const chart = (id: string, x: number) => clip(id, 'Draw', { x, y: 800, width: BOX.width + 40, height: 160 });
const LINE = { ...BOX, fill: 'transparent', stroke: YELLOW, strokeWidth: 6 };
/** The latest price appears once the line has been uncovered. */
const dot = keyframes([change.at + 10, 0, 'ease-out-back'], [change.at + 20, 1]);

/** A shape in a tile. */
const shape = (
  own: Tile,
  id: string,
  key: string | null,
  data: string,
  style: Extract<LayerDefinition['element'], { type: 'path' }>['style'],
): LayerDefinition => ({
  id,
  name: id,
  element: { type: 'path', key, data, style },
  masks: [wipe(`${id}-wipe`, own)],
});

const drawn = (own: LayerDefinition, x: number): LayerDefinition => ({
  ...own,
  masks: [...(own.masks ?? []), chart(`${own.id}-draw`, x)],
});

/**
 * A share, its price, and its change. The arrow and the line through the latest prices are paths. A second
 * line shows where the prices began, and a dot where they are.
 */
export const project = template('Share price', {
  description: 'A share with its price, and an arrow and a chart that show the change.',
  layer: 5,
  layers: [
    tile(change),
    shape(change, 'Arrow', '_arrow', 'M 0 0 L 100 0 L 50 80 Z', {
      ...{ x: 452, y: rise({ ...change, y: 858 }, 112), width: 55, height: 44, fill: YELLOW },
    }),
    ...changing(line(change, 'Change', '_change', '−1.4 %', { x: 526, width: 252, fontSize: 76 })),
    {
      ...flat({ ...change, ...BOX, id: 'Opening', from: BOX.x, y: BOX.y, height: 3, fill: '#55575a' }),
      masks: [wipe('opening-wipe', change)],
    },
    // Both masks move on air: the old line goes and the new one comes from the left.
    drawn(shape(change, 'Former line', null, PRICES, LINE), BOX.x + BOX.width + 20),
    drawn(shape(change, 'Line', null, PRICES, LINE), BOX.x - 20),
    ...changing(
      line(change, 'Span', '_span', 'Today', {
        ...{ x: BOX.x, y: rise({ ...change, y: 896 }, 64), width: BOX.width, height: 52 },
        ...{ fontSize: 48, fontWeight: 500, color: '#a8a7a4' },
      }),
    ),
    {
      id: 'Latest',
      name: 'Latest',
      element: {
        type: 'ellipse',
        style: {
          x: BOX.x + BOX.width - 13,
          y: BOX.y,
          width: 26,
          height: 26,
          fill: YELLOW,
          scaleX: dot,
          scaleY: dot,
        },
      },
      masks: [wipe('latest-wipe', change)],
    },
    tile(price),
    ...changing(line(price, 'Price', '_price', '48.20', { width: 256, fontSize: 100, textAlign: 'center' })),
    tile(share),
    beam(share),
    ...changing(line(share, 'Share', '_share', 'Harbor Rail', { fontSize: 88 })),
  ],
  fields: [
    { key: '_share', title: 'Share', type: 'text', value: 'Harbor Rail', required: true, maxLength: 30 },
    { key: '_price', title: 'Price', type: 'text', value: '48.20', maxLength: 9 },
    {
      key: '_change',
      title: 'Change',
      ...{ type: 'text', value: '−1.4 %', maxLength: 9 },
      description: 'A minus in front, as in −1.4 %, turns the arrow down',
    },
    {
      key: '_prices',
      title: 'Latest prices',
      description: 'The line runs through these numbers',
      type: 'text',
      value: '48.9 49.1 48.7 48.8 49.2 48.9 48.5 48.6 48.1 48.3 47.9 48.2',
      maxLength: 200,
    },
    { key: '_span', title: 'Time span of the line', type: 'text', value: 'Today', maxLength: 16 },
  ],
});
