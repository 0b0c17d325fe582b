import type { CompositionDefinition } from '../../runtime/definition/composition.ts';
import { template, USUAL } from '../drawing.ts';
import { otherShapes, scaled, type Shape, WIDE } from '../shapes.ts';
import { changing, line } from '../lines.ts';
import { INK, SAFE, YELLOW } from '../registers.ts';
import { beam, edged, faceOf, type Tile, tile } from '../tiles.ts';

/**
 * A name and a title on two tiles. Both are as wide as the title-safe area, and the composition action fits
 * them to their text.
 */
const lowerThird = (shape: Shape): CompositionDefinition => {
  const { x, room: width, bottom } = shape;
  const px = scaled(shape);
  const name: Tile = {
    ...SAFE,
    ...{ id: 'Name plate', x, width, y: bottom - px(216), height: px(128), fill: INK },
  };
  // Starts behind the name's tile and ends below it.
  const title: Tile = {
    ...name,
    ...{ id: 'Title plate', y: bottom - px(88) - 1, height: px(88) + 1, fill: YELLOW, at: 3 },
  };
  const face = faceOf(name, px(20));
  const second = { fontSize: px(52), fontWeight: 500, paddingTop: 1 };
  return {
    ...{ id: 'lower-third', name: 'Lower third', width: shape.width, height: shape.height },
    fps: 50,
    ...USUAL,
    layers: [
      tile(title),
      ...changing(line(title, 'Title', '_title', 'Climate correspondent', second)),
      ...edged(name, YELLOW, px(20)),
      beam(face),
      ...changing(line(face, 'Name', '_name', 'Mira Halvorsen', { fontSize: px(88) })),
    ],
  };
};

/** A name and a title on two tiles, which open, rest, and close when a `stop` command arrives. */
export const project = template('Lower third', {
  ...lowerThird(WIDE),
  description: 'A name and a title on plates that fit their text.',
  layer: 5,
  compositions: otherShapes(lowerThird),
  fields: [
    { key: '_name', title: 'Name', type: 'text', value: 'Mira Halvorsen', required: true, maxLength: 60 },
    { key: '_title', title: 'Title', type: 'text', value: 'Climate correspondent', maxLength: 80 },
  ],
});
