import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { template } from '../drawing.ts';
import { changing, line } from '../lines.ts';
import { INK, SAFE, YELLOW } from '../registers.ts';
import { beam, type Tile, tile, wipe } from '../tiles.ts';

const price: Tile = {
  ...SAFE,
  ...{ id: 'Price plate', y: 847, width: 264, height: 113, fill: YELLOW, at: 3, isCut: false },
};
const share: Tile = { ...SAFE, id: 'Share plate', y: 728, height: 120, fill: INK };
const change: Tile = {
  ...price,
  ...{ id: 'Change plate', x: 360, from: price.x, width: 708, fill: INK, at: 6, isCut: true },
};

/** The line through the latest prices, and a copy that shows the old one while it changes on air. */
const PRICES = 'M 0 0 L 1 -1 L 2 1 L 3 0 L 4 3';
const LINE = {
  ...{ x: 704, y: 872, width: 300, height: 63 },
  ...{ fill: 'transparent', stroke: YELLOW, strokeWidth: 8 },
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
      ...{ x: 392, y: 883, width: 50, height: 40, fill: YELLOW },
    }),
    ...changing(line(change, 'Change', '_change', '−1.4 %', { x: 462, width: 210, fontSize: 64 })),
    shape(change, 'Former line', null, PRICES, { ...LINE, opacity: 0 }),
    shape(change, 'Line', null, PRICES, LINE),
    tile(price),
    ...changing(line(price, 'Price', '_price', '48.20', { width: 216, fontSize: 84, textAlign: 'center' })),
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
  ],
});
