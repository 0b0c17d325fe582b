import { keyframes, template } from '../drawing.ts';
import { PIN } from '../icons.ts';
import { BELOW, changing, line } from '../lines.ts';
import { INK, SAFE, YELLOW } from '../registers.ts';
import { type Tile, tile, wipe } from '../tiles.ts';

/** Its out animation would start after the last frame. */
const place: Tile = {
  ...SAFE,
  id: 'Place plate',
  y: 54,
  height: 128,
  fill: YELLOW,
  out: 30,
  frames: 10,
  // Soft at both ends, because it's also the way out.
  easing: { p1x: 0.45, p1y: 0.06, p2x: 0.4, p2y: 0.96 },
};

/** Starts with the place's tile and opens more slowly, below it. It sets the tempo of changes. */
const name: Tile = { ...place, id: 'Name plate', y: 181, height: 89, fill: INK, frames: 12 };

/** A text rises behind the edge of its plate, and sinks in front of it. */
const rising = ({ y }: Tile) => ({ y: keyframes<number>([2, y + 40, 'ease-out-quad'], [12, y]) });

/**
 * A graphic without an outro: it leaves the way it came. Frame 0 is empty, because it's the last frame before
 * the graphic is hidden.
 */
export const project = template('Play in reverse on stop', {
  description: 'A place and its reporter, who leave the way they came.',
  layer: 5,
  duration: 29,
  frameActions: [],
  layers: [
    tile(name),
    ...changing(line(name, 'Name', '_name', 'Emil Sandvik', { ...BELOW, ...rising(name) })),
    tile(place),
    {
      id: 'pin',
      name: 'Pin',
      element: { type: 'path', data: PIN, style: { x: 120, y: 78, width: 68, height: 80, fill: INK } },
      masks: [wipe('pin-wipe', place)],
    },
    ...changing(
      line(place, 'Place', '_place', 'Norvale', { x: 208, width: 1528, fontSize: 88, ...rising(place) }),
    ),
  ],
  fields: [
    { key: '_place', title: 'Place', type: 'text', value: 'Norvale', required: true, maxLength: 40 },
    { key: '_name', title: 'Reporter', type: 'text', value: 'Emil Sandvik', maxLength: 40 },
  ],
});
