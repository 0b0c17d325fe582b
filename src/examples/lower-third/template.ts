import { template } from '../drawing.ts';
import { beam, changing, INK, line, SAFE, SECOND, type Tile, tile, YELLOW } from '../tiles.ts';

/** As wide as the title-safe area. The composition action fits both tiles to their text. */
const name: Tile = { ...SAFE, id: 'Name plate', y: 760, height: 120, fill: INK };

/** Starts behind the name's tile and ends below it. */
const title: Tile = { ...name, id: 'Title plate', y: 872, height: 88, fill: YELLOW, at: 3 };

/** A name and a title on two tiles, which open, rest, and close when a `stop` command arrives. */
export const project = template('Lower third', {
  description: 'A name and a title on plates that fit their text.',
  layer: 5,
  duration: 87,
  frameActions: [{ frame: 75, name: 'Outro', isOutro: true }],
  layers: [
    tile(title),
    ...changing(line(title, 'Title', '_title', 'Climate correspondent', SECOND)),
    tile(name),
    beam(name),
    ...changing(line(name, 'Name', '_name', 'Mira Halvorsen', { fontSize: 80 })),
  ],
  fields: [
    { key: '_name', title: 'Name', type: 'text', value: 'Mira Halvorsen', required: true, maxLength: 60 },
    { key: '_title', title: 'Title', type: 'text', value: 'Climate correspondent', maxLength: 80 },
  ],
});
