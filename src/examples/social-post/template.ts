import type { CompositionDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { USUAL } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';
import { changing, depthOf, line, rise, SECOND } from '../lines.ts';
import { INK, NEWS, PAPER, SAFE, YELLOW } from '../registers.ts';
import { beam, last, start, type Tile, tile, wipe } from '../tiles.ts';

const TEXT =
  'Took the first ferry into the new harbor today. Twelve minutes faster. The coffee was still hot when we arrived.';

/**
 * The post in a size: a picture, a name, and a handle, and below them the text on a tile that's as high as
 * it.
 */
const post = (
  id: string,
  size: { width: number; height: number },
  y: number,
  room: number,
): CompositionDefinition => {
  const x = 96;
  // On a TV, the text stands below the name, with its marks below the picture.
  const isWide = size.width > size.height;
  const hung = isWide ? 224 : 118;
  const width = Math.min(1320, size.width - 2 * x);
  const picture: Tile = last({
    id: `${id}-picture`,
    x,
    y,
    width: 200,
    height: 200,
    fill: INK,
    at: 0,
    out: 75,
  });
  const name: Tile = {
    ...SAFE,
    id: `${id}-name`,
    x: x + 200,
    y,
    width: width - 200,
    height: 112,
    fill: INK,
    at: 2,
    from: x,
  };
  const handle: Tile = { ...name, id: `${id}-handle`, y: y + 104, height: 96, fill: YELLOW, at: 4 };
  // Reaches under the picture, which hides their seam.
  const text: Tile = {
    ...SAFE,
    id: `${id}-text`,
    x,
    y: y + 198,
    width,
    height: room + 50,
    fill: INK,
    at: 6,
    frames: 22,
  };
  const slant = Math.round(text.height * NEWS.slant);
  const wiped = (of: string, at = text.at) => wipe(`${of}-wipe`, { ...text, at });
  return {
    id,
    name: id === 'social-post' ? 'Social post' : 'Social post vertical',
    ...size,
    fps: 50,
    ...USUAL,
    layers: [
      { ...tile(text), name: 'Text tile' },
      {
        id: `${id}-mark`,
        name: 'Mark',
        element: {
          type: 'path',
          data: 'M14 0H32L18 44H0ZM52 0H70L56 44H38Z',
          style: {
            x: x + (isWide ? 28 : 24),
            y: rise({ ...text, y: text.y + 38 }, depthOf(room)),
            width: isWide ? 144 : 70,
            height: isWide ? 90 : 44,
            fill: YELLOW,
          },
        },
        masks: [wiped(`${id}-mark`)],
      },
      ...changing({
        id: `${id}-words`,
        name: 'Text',
        element: {
          type: 'text',
          key: '_text',
          content: TEXT,
          autoSize: false,
          multiline: true,
          style: {
            x: x + hung,
            y: rise({ ...text, y: text.y + 26 }, depthOf(room)),
            width: width - hung - 24 - slant,
            height: room,
            fontFamily: FONT,
            fontSize: 72,
            fontWeight: 500,
            lineHeight: 1.16,
            color: PAPER,
          },
        },
        masks: [wiped(`${id}-words`), start(text)],
      }),
      { ...tile(handle), name: 'Handle tile' },
      ...changing({ ...line(handle, `${id}-at`, '_handle', '@ferry_watcher', SECOND), name: 'Handle' }),
      { ...tile(name), name: 'Name tile' },
      beam(name),
      ...changing({ ...line(name, `${id}-who`, '_name', 'Ida Lindqvist', { fontSize: 76 }), name: 'Name' }),
      tile(picture),
      ...changing({
        id: `${id}-portrait`,
        name: 'Picture',
        element: {
          type: 'image-loader',
          key: '_picture',
          source: 'portrait',
          placeholder: 'portrait',
          fit: 'cover',
          style: { x, y, width: 200, height: 200 },
        },
        masks: [wipe(`${id}-portrait-wipe`, picture)],
      }),
    ],
  };
};

/** A post from social media. The second composition is for vertical video: make it the main one. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Social post',
  mainComposition: 'social-post',
  resources: [
    ...archivo,
    { type: 'image', id: 'portrait', url: 'social-post/portrait.svg', width: 336, height: 336 },
  ],
  compositions: [
    post('social-post', { width: 1920, height: 1080 }, 496, 240),
    post('social-post-vertical', { width: 1080, height: 1920 }, 880, 420),
  ],
  templateDefinition: {
    description: 'A picture, a name, a handle, and a text that fits.',
    layer: 5,
    outMode: 'manual',
    fields: [
      { key: '_name', title: 'Name', type: 'text', value: 'Ida Lindqvist', required: true, maxLength: 40 },
      { key: '_handle', title: 'Handle', type: 'text', value: '@ferry_watcher', maxLength: 30 },
      { key: '_text', title: 'Text', type: 'multi-line', value: TEXT, required: true, maxLength: 280 },
      { key: '_picture', title: 'Picture', type: 'image', value: '' },
    ],
  },
};
