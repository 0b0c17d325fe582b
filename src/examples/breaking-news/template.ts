import type { CompositionDefinition } from '../../runtime/definition/composition.ts';
import { template, USUAL } from '../drawing.ts';
import { otherShapes, scaled, type Shape, WIDE } from '../shapes.ts';
import { changing, line, lines } from '../lines.ts';
import { INK, RED, SAFE } from '../registers.ts';
import { beam, edged, faceOf, flat, type Tile, tile } from '../tiles.ts';

const HEADLINE = 'Storm closes the harbor until Friday';

/** For how many frames the whole strap is red, before its headline comes out. */
const ALARM = 6;

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
  // It's warning tape where it ends: from its end, two stripes on ink, which run on from the label.
  const tape = [4, 3, 2, 1].map((place): Tile => {
    const width = tag.width + px(22) * place;
    return { ...tag, id: `Tape ${place}`, width, fill: place % 2 === 0 ? RED : INK, at: tag.at + 2 * place };
  });
  const face = faceOf(strap, end, ALARM);
  const label = { fontSize: px(56), height: px(80), textTransform: 'uppercase' };
  // The text ends before the cut corner.
  const words = { width: width - end - 84 - Math.round(height * 0.325), fontSize: px(84), fontWeight: 650 };
  return {
    ...{ id: 'breaking-news', name: 'Breaking news', width: shape.width, height: shape.height },
    fps: 50,
    ...USUAL,
    layers: [
      ...tape.map((own, index) => (index === 0 ? tile(own) : flat(own))),
      flat(tag),
      ...changing(line(tag, 'Label', '_label', 'Breaking', label)),
      ...edged(strap, RED, end, ALARM),
      beam({ ...face, at: 0 }),
      ...changing(lines(face, 'Headline', '_headline', HEADLINE, words)),
    ],
  };
};

/**
 * A label and a headline of one or two lines. The strap is an alarm in red until ink wipes its headline in,
 * and warning tape runs on from the label. A new headline rises in while the strap stays.
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
