import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { clip, keyframes, template } from '../drawing.ts';
import { changing, line, rise } from '../lines.ts';
import { INK, NEWS, SAFE, YELLOW } from '../registers.ts';
import { beam, last, type Tile, tile, wipe } from '../tiles.ts';

/** The color of prices that fall. Those that rise are green. */
const FALLS = '#e5484d';

const price: Tile = last({
  ...SAFE,
  ...{ id: 'Price plate', y: 799, width: 352, height: 161, fill: YELLOW, at: 3 },
});
const share: Tile = { ...SAFE, id: 'Share plate', y: 700, height: 100, fill: INK };
const change: Tile = {
  ...price,
  ...{ out: SAFE.out, leave: NEWS.leave },
  ...{ id: 'Change plate', x: 408, from: price.x, width: 1224, fill: INK, at: 6 },
};

/** The line through the latest prices, and a copy that shows the old one while it changes on air. */
const PRICES = 'M 0 0 L 1 -1 L 2 1 L 3 0 L 4 3';
const BOX = { x: 824, y: 824, width: 360, height: 104 };
const LINE = { ...BOX, fill: 'transparent', stroke: FALLS, strokeWidth: 9 };
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

/** A line in the chart, as far as it's drawn. The old one isn't at rest. */
const lineOf = (id: string, drawn: number): LayerDefinition => {
  const own = shape(change, id, null, PRICES, LINE);
  const style = { x: BOX.x - 8 - (1 - drawn) * 376, y: 800, width: 376, height: 152 };
  return { ...own, masks: [...(own.masks ?? []), clip(`${id}-drawn`, 'Drawn', style)] };
};

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
      ...{
        x: 460,
        y: rise({ ...change, y: 871 }, 112),
        width: 55,
        height: 44,
        fill: FALLS,
      },
    }),
    ...changing(
      line(change, 'Change', '_change', '−1.4%', { x: 534, width: 252, fontSize: 76, paddingTop: 18 }),
    ),
    {
      id: 'Opening',
      name: 'Opening',
      element: { type: 'rectangle', style: { ...BOX, height: 3, fill: '#55575a' } },
      masks: [wipe('opening-wipe', change)],
    },
    lineOf('Former line', 0),
    lineOf('Line', 1),
    ...changing(
      line(change, 'Span', '_span', 'Today', {
        ...{ x: 1232, width: 312, fontSize: 48, fontWeight: 500, paddingTop: 37 },
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
          fill: FALLS,
          scaleX: dot,
          scaleY: dot,
        },
      },
      masks: [wipe('latest-wipe', change)],
    },
    tile(price),
    ...changing(line(price, 'Price', '_price', '48.20', { width: 264, fontSize: 102 })),
    tile(share),
    beam(share),
    ...changing(line(share, 'Share', '_share', 'Harbor Rail', { fontSize: 68 })),
  ],
  fields: [
    { key: '_share', title: 'Share', type: 'text', value: 'Harbor Rail', required: true, maxLength: 30 },
    { key: '_price', title: 'Price', type: 'text', value: '48.20', maxLength: 9 },
    {
      key: '_change',
      title: 'Change',
      ...{ type: 'text', value: '−1.4%', maxLength: 9 },
      description: 'A minus in front, as in −1.4%, turns the arrow down',
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
