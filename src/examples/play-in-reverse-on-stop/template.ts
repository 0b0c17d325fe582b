import { template } from '../drawing.ts';
import { changing, line, SECOND } from '../lines.ts';
import { INK, SAFE, YELLOW } from '../registers.ts';
import { type Tile, tile } from '../tiles.ts';

/** Its out animation would start after the last frame. */
const name: Tile = {
  ...SAFE,
  id: 'Name plate',
  y: 752,
  height: 128,
  fill: YELLOW,
  out: 30,
  easing: 'ease-in-out-cubic',
};

/** Starts behind the name's tile and ends below it. */
const title: Tile = { ...name, id: 'Title plate', y: 872, height: 88, fill: INK, at: 3 };

/**
 * A graphic without an outro: it leaves the way it came. Frame 0 is empty, because it's the last frame before
 * the graphic is hidden.
 */
export const project = template('Play in reverse on stop', {
  description: 'A name and a title that leave the way they came.',
  layer: 5,
  duration: 29,
  layers: [
    tile(title),
    ...changing(line(title, 'Title', '_title', 'Harbor reporter', SECOND)),
    tile(name),
    ...changing(line(name, 'Name', '_name', 'Mira Halvorsen', { fontSize: 80 })),
  ],
  fields: [
    { key: '_name', title: 'Name', type: 'text', value: 'Mira Halvorsen', required: true, maxLength: 40 },
    { key: '_title', title: 'Title', type: 'text', value: 'Harbor reporter', maxLength: 60 },
  ],
});
