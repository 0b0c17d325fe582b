import type { CompositionDefinition } from '../../runtime/definition/composition.ts';
import { keyframes, layer, template, USUAL } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';
import { changing, line, rise, SECOND } from '../lines.ts';
import { inShape, otherShapes, type Shape, WIDE } from '../shapes.ts';
import { INK, NEWS, PAPER, SAFE, YELLOW } from '../registers.ts';
import { beam, start, staying, type Tile, tile, together, wipe } from '../tiles.ts';

const TEXT =
  'Took the first ferry into the new harbor today. Twelve minutes faster. The coffee was still hot when we arrived.';

/** How high the text may be, and how far it is from the left: on a TV, it stands below the name. */
const LAYOUTS: Readonly<Record<Shape['name'], Readonly<Record<'room' | 'hung', number>>>> = {
  '': { room: 240, hung: 224 },
  vertical: { room: 420, hung: 118 },
  square: { room: 240, hung: 224 },
};

/** How far the edge of the text leans where the picture is above it. */
const LEAN = 64;

/** Where everything is: it stands on the lowest line of the shape. */
const placeOf = ({ name, x, room: most, bottom }: Shape) => {
  const height = LAYOUTS[name].room + 248;
  return { x, y: bottom - height, width: Math.min(1350, most), height };
};

/**
 * A picture, a name, and a handle, and below them the text on a tile that's as high as it. They leave
 * together.
 */
const post = (shape: Shape): CompositionDefinition => {
  const { room, hung } = LAYOUTS[shape.name];
  const { x, y, width } = placeOf(shape);
  // Reaches under the picture, which hides their seam.
  const text: Tile = staying({
    ...{ ...SAFE, id: 'Text tile', x, width, y: y + 198, height: room + 50, fill: INK, at: 3 },
  });
  const picture: Tile = staying({
    ...{ ...text, id: 'Frame', y, width: 200, height: 200, at: 0, isCut: false },
  });
  const name: Tile = {
    ...{ ...text, id: 'Name tile', x: x + 200, y, width: width - 200, height: 112, at: 2, from: x },
  };
  const handle: Tile = { ...name, id: 'Handle tile', y: y + 104, height: 96 };
  const slant = Math.round(text.height * NEWS.slant);
  // The marks are as high as the tile when it opens, and shrink to the height of capital letters.
  const [tall, small] = [text.height, 48];
  const shrink = (from: number, to: number) => keyframes<number>([2, from, 'ease-out-expo'], [20, to]);
  return {
    ...{ id: 'post', name: 'Post', width: shape.width, height: shape.height, fps: 50, duration: 87 },
    layers: [
      tile(text),
      layer(
        'Mark',
        {
          type: 'path',
          data: 'M14 0H32L18 44H0ZM52 0H70L56 44H38Z',
          style: {
            x: shrink(x - 40, x + hung - 108),
            y: shrink(text.y, text.y + 37),
            width: shrink((tall * 70) / 44, (small * 70) / 44),
            height: shrink(tall, small),
            fill: YELLOW,
          },
        },
        { masks: [wipe('mark-wipe', text), { ...start(text), id: 'mark-start' }] },
      ),
      ...changing(
        layer(
          'Text',
          {
            type: 'text',
            key: '_text',
            content: TEXT,
            autoSize: false,
            multiline: true,
            style: {
              x: x + hung,
              y: rise({ ...text, at: 4, y: text.y + 26 }, 160),
              width: width - hung - 24 - slant,
              height: room,
              fontFamily: FONT,
              fontSize: 72,
              fontWeight: 500,
              lineHeight: 1.16,
              color: PAPER,
            },
          },
          { masks: [wipe('words-wipe', text), { ...start(text), id: 'words-start' }] },
        ),
      ),
      tile(handle),
      ...changing(line(handle, 'Handle', '_handle', '@ferry_watcher', { ...SECOND, color: YELLOW })),
      tile(name),
      beam(name),
      ...changing(line(name, 'Name', '_name', 'Ida Lindqvist', { fontSize: 60 })),
      tile(picture),
      ...changing(
        layer(
          'Picture',
          {
            type: 'image-loader',
            key: '_picture',
            source: 'portrait',
            placeholder: 'portrait',
            fit: 'cover',
            style: { x, y, width: 200, height: 200 },
          },
          { masks: [wipe('portrait-wipe', picture)] },
        ),
      ),
    ],
  };
};

/**
 * The post, whose action keeps its lower edge where it is. One edge takes it off air, and leans on above the
 * text.
 */
const socialPost = (shape: Shape): CompositionDefinition => {
  const place = placeOf(shape);
  const all: Tile = { ...SAFE, ...place, width: place.width + LEAN, id: 'all', fill: INK };
  return {
    ...{ id: 'social-post', name: 'Social post', width: shape.width, height: shape.height, fps: 50 },
    ...USUAL,
    layers: together(all, [layer('Post', { type: 'composition', composition: inShape('post', shape, '-') })]),
  };
};

/** A post from social media. The other compositions are for phones and feeds: make one the main one. */
export const project = template('Social post', {
  ...socialPost(WIDE),
  resources: [
    ...archivo,
    { type: 'image', id: 'portrait', url: 'social-post/portrait.svg', width: 336, height: 336 },
  ],
  compositions: [post(WIDE), ...otherShapes(socialPost), ...otherShapes(post)],
  description: 'A picture, a name, a handle, and a text that fits.',
  layer: 5,
  fields: [
    { key: '_name', title: 'Name', type: 'text', value: 'Ida Lindqvist', required: true, maxLength: 40 },
    { key: '_handle', title: 'Handle', type: 'text', value: '@ferry_watcher', maxLength: 30 },
    { key: '_text', title: 'Text', type: 'multi-line', value: TEXT, required: true, maxLength: 280 },
    { key: '_picture', title: 'Picture', type: 'image', value: '' },
  ],
});
