import { layer, template } from '../drawing.ts';
import { archivo } from '../fonts.ts';
import { arrive, changing, line, lines, onGround } from '../lines.ts';
import { CORAL, EVENING, PAPER, SEA } from '../registers.ts';
import { type Tile, wipe } from '../tiles.ts';

const QUOTE = 'You can’t stop the tide, but you can build a harbor that rises with it.';

/** The whole picture. Its slanted edge ends outside of it. */
const ground: Tile = {
  ...EVENING,
  // The edge takes the text along.
  leave: 16,
  ...{ id: 'Ground', x: 0, y: 0, width: 2160, height: 1080, fill: PAPER, at: 0, out: 75, isCut: true },
};
/** Where the text is. */
const page: Tile = { ...ground, id: 'Page', y: 264, height: 480, at: 0 };
const name: Tile = { ...page, id: 'Name line', y: 792, height: 88, at: 1 };
const role: Tile = { ...page, id: 'Role line', y: 876, height: 64, at: 2 };

/**
 * A quote with its author, for the evening program: paper, a calm slant, and no light that sweeps over it.
 */
export const project = template('Quote', {
  resources: [
    ...archivo,
    { type: 'image', id: 'author', url: 'social-post/portrait.svg', width: 336, height: 336 },
  ],
  description: 'A quote, its author, and a portrait.',
  layer: 6,
  duration: 93,
  layers: [
    layer(
      'Ground',
      { type: 'rectangle', style: { width: 1920, height: 1080, fill: PAPER } },
      { masks: [wipe('ground-wipe', ground)] },
    ),
    layer(
      'Side',
      { type: 'path', data: 'M230 0H600V1080H0Z', style: { x: 1320, width: 600, height: 1080, fill: SEA } },
      { masks: [wipe('side-wipe', ground)] },
    ),
    ...changing(
      layer(
        'Portrait',
        {
          type: 'image-loader',
          key: '_portrait',
          source: 'author',
          placeholder: 'author',
          fit: 'cover',
          // Wider than what's seen of it, so the face is beside the band.
          style: { x: 1340, width: 700, height: 1080 },
        },
        {
          masks: [
            {
              id: 'portrait-cut',
              name: 'Cut',
              shape: 'path',
              data: 'M230 0H580V1080H0Z',
              style: { x: 1368, width: 580, height: 1080 },
            },
            wipe('portrait-wipe', { ...ground, at: 4 }),
          ],
        },
      ),
    ),
    ...onGround(ground, [
      layer('Mark', {
        type: 'path',
        data: 'M17 0H60L43 80H0ZM87 0H130L113 80H70Z',
        style: { ...arrive({ ...page, y: 144 }, 96), width: 130, height: 80, fill: CORAL },
      }),
      ...changing(
        lines(page, 'Quote', '_quote', QUOTE, {
          x: 96,
          y: 280,
          width: 1120,
          height: 480,
          fontSize: 96,
          fontWeight: 500,
          letterSpacing: -0.9,
        }),
      ),
      ...changing(line(name, 'Name', '_name', 'Ida Lindqvist', { x: 96, width: 1100, fontSize: 60 })),
      ...changing(
        line(role, 'Role', '_role', 'Harbor master', {
          ...{ x: 96, width: 1100, fontSize: 48, fontWeight: 500, color: SEA },
        }),
      ),
    ]),
  ],
  fields: [
    { key: '_quote', title: 'Quote', type: 'multi-line', value: QUOTE, required: true, maxLength: 180 },
    { key: '_name', title: 'Name', type: 'text', value: 'Ida Lindqvist', maxLength: 40 },
    { key: '_role', title: 'Role', type: 'text', value: 'Harbor master', maxLength: 60 },
    { key: '_portrait', title: 'Portrait', type: 'image', value: '' },
  ],
});
