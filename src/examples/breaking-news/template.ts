import type { CompositionDefinition } from '../../runtime/definition/composition.ts';
import { template, USUAL } from '../drawing.ts';
import { otherShapes, scaled, type Shape, WIDE } from '../shapes.ts';
import { changing, line, lines } from '../lines.ts';
import { INK, RED, SAFE } from '../registers.ts';
import { beam, edged, faceOf, type Tile, tile } from '../tiles.ts';

const HEADLINE = 'Storm closes the harbor until Friday';

const LINES = { '': 2, square: 3, vertical: 4 };

/**
 * A label and a headline. The composition action fits the strap to its lines: up to two, or four on a phone.
 */
const breakingNews = (shape: Shape): CompositionDefinition => {
  const { x, room: width, bottom } = shape;
  const px = scaled(shape);
  const height = 28 + px(94) * LINES[shape.name];
  const end = px(44);
  const strap: Tile = {
    ...SAFE,
    ...{ id: 'Strap', x, width, y: bottom + (shape.name === '' ? 24 : 0) - height, height, fill: INK },
  };
  // Fits its label, and starts behind the strap.
  const tag: Tile = {
    ...strap,
    ...{ id: 'Tag', y: strap.y - px(80), width: px(720), height: px(80), fill: RED, at: 3 },
  };
  const face = faceOf(strap, end);
  const label = { fontSize: px(56), height: px(80), textTransform: 'uppercase' };
  // The text ends before the cut corner.
  const words = { width: width - end - 84 - Math.round(height * 0.325), fontSize: px(84), fontWeight: 650 };
  return {
    ...{ id: 'breaking-news', name: 'Breaking news', width: shape.width, height: shape.height },
    fps: 50,
    ...USUAL,
    layers: [
      tile(tag),
      ...changing(line(tag, 'Label', '_label', 'Breaking', label)),
      ...edged(strap, RED, end),
      beam(face),
      ...changing(lines(face, 'Headline', '_headline', HEADLINE, words)),
    ],
  };
};

/**
 * A label and a headline of one or two lines. A red slash opens the strap and stays at its end. A new
 * headline rises in while the strap stays.
 */
export const project = template('Breaking news', {
  ...breakingNews(WIDE),
  description: 'A headline of one or two lines under a label.',
  layer: 5,
  compositions: otherShapes(breakingNews),
  fields: [
    { key: '_label', title: 'Label', type: 'text', value: 'Breaking', maxLength: 20 },
    {
      key: '_headline',
      title: 'Headline',
      description: 'One or two lines.',
      type: 'multi-line',
      value: HEADLINE,
      required: true,
      maxLength: 110,
    },
  ],
});
