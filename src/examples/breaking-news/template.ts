import { template } from '../drawing.ts';
import { beam, changing, flat, INK, line, lines, SAFE, type Tile, tile, YELLOW } from '../tiles.ts';

/** Fits its label, and starts behind the strap. */
const tag: Tile = { ...SAFE, id: 'Tag', y: 752, width: 640, height: 72, fill: YELLOW, at: 3 };

/** As high as two lines. The composition action fits it to one. */
const strap: Tile = { ...SAFE, id: 'Strap', y: 816, height: 160, fill: INK };

const HEADLINE = 'Storm closes the harbor until Friday';

/** A label and a headline of one or two lines. A new headline rolls in while the strap stays. */
export const project = template('Breaking news', {
  description: 'A headline of one or two lines under a label.',
  layer: 5,
  duration: 87,
  frameActions: [{ frame: 75, name: 'Outro', isOutro: true }],
  layers: [
    tile(tag),
    ...changing(line(tag, 'Label', '_label', 'Breaking', { fontSize: 46, textTransform: 'uppercase' })),
    flat(strap),
    beam(strap),
    ...changing(
      lines(strap, 'Headline', '_headline', HEADLINE, {
        width: SAFE.width - 136,
        fontSize: 60,
        fontWeight: 650,
      }),
    ),
  ],
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
