import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { template } from '../drawing.ts';
import { changing, line, SECOND } from '../lines.ts';
import { INK, PAPER, SAFE } from '../registers.ts';
import { beam, type Tile, tile, wipe } from '../tiles.ts';

const price: Tile = {
  ...SAFE,
  id: 'Price plate',
  y: 744,
  width: 304,
  height: 128,
  fill: PAPER,
  isCut: false,
};
const share: Tile = {
  ...SAFE,
  id: 'Share plate',
  x: 400,
  y: 744,
  width: 1336,
  height: 128,
  fill: INK,
  at: 3,
  from: price.x,
};
const change: Tile = { ...SAFE, id: 'Change plate', y: 864, height: 96, fill: INK, at: 6 };

/** The line through the latest prices, and a copy that shows the old one while it changes on air. */
const PRICES = 'M 0 0 L 1 -1 L 2 1 L 3 0 L 4 3';
const LINE = {
  ...{ x: 424, y: 780, width: 216, height: 56 },
  ...{ fill: 'transparent', stroke: '#e5484d', strokeWidth: 6 },
};

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

/** A share, its price, and its change. The arrow and the line through the latest prices are paths. */
export const project = template('Share price', {
  description: 'A share with its price, and an arrow and a line that show the change.',
  layer: 5,
  layers: [
    tile(change),
    shape(change, 'Arrow', '_arrow', 'M 0 0 L 100 0 L 50 80 Z', {
      x: 120,
      y: 898,
      width: 45,
      height: 36,
      fill: '#e5484d',
    }),
    ...changing(
      line(change, 'Change', '_change', '−1.4 %', { ...SECOND, x: 184, width: 184, fontWeight: 700 }),
    ),
    ...changing(line(change, 'Place', '_place', 'Rotterdam exchange', { ...SECOND, x: 400, width: 1336 })),
    tile(share),
    beam(share),
    shape(share, 'Former line', null, PRICES, { ...LINE, opacity: 0 }),
    shape(share, 'Line', null, PRICES, LINE),
    ...changing(line(share, 'Share', '_share', 'Harbor Rail', { x: 672, width: 1000, fontSize: 88 })),
    tile(price),
    ...changing(line(price, 'Price', '_price', '48.20', { fontSize: 88, textAlign: 'center' })),
  ],
  fields: [
    { key: '_share', title: 'Share', type: 'text', value: 'Harbor Rail', required: true, maxLength: 30 },
    { key: '_place', title: 'Place', type: 'text', value: 'Rotterdam exchange', maxLength: 40 },
    { key: '_price', title: 'Price', type: 'text', value: '48.20', maxLength: 9 },
    {
      key: '_change',
      title: 'Change',
      description: 'A minus in front, as in −1.4 %, turns the arrow down',
      type: 'text',
      value: '−1.4 %',
      maxLength: 9,
    },
    {
      key: '_prices',
      title: 'Latest prices',
      description: 'The line runs through these numbers',
      type: 'text',
      value: '48.9 49.1 48.7 48.8 49.2 48.9 48.5 48.6 48.1 48.3 47.9 48.2',
      maxLength: 200,
    },
  ],
});
