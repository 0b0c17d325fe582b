import { archivo } from '../fonts.ts';
import { clip, keyframes, template } from '../drawing.ts';
import { changing, line, lines } from '../lines.ts';
import { INK, SAFE, YELLOW } from '../registers.ts';
import { beam, last, type Tile, tile, wipe } from '../tiles.ts';

const HEADLINE = 'The new harbor opens two years early';

const picture: Tile = last({ ...SAFE, id: 'Frame', y: 600, width: 640, height: 360, fill: INK });
const topic: Tile = {
  ...SAFE,
  id: 'Topic plate',
  x: 736,
  from: picture.x,
  y: 656,
  width: 800,
  height: 89,
  fill: YELLOW,
  at: 6,
};
const plate: Tile = {
  ...topic,
  ...{ id: 'Plate', y: 744, width: 1088, height: 216, fill: INK, at: 3 },
};

/** What's seen of the picture, which the camera comes closer to. */
const view = { x: picture.x + 8, y: picture.y + 8, width: 624, height: 344 };
const push = keyframes<number>([0, 1, 'ease-out-sine'], [74, 1.08]);

/** A picture beside a topic and a headline of up to two lines. */
export const project = template('Headline with picture', {
  resources: [
    ...archivo,
    { type: 'image', id: 'story', url: 'full-screen/harbor.svg', width: 1200, height: 1080 },
  ],
  description: 'A picture, a topic, and a headline of up to two lines.',
  layer: 5,
  duration: 90,
  layers: [
    tile(topic),
    ...changing(line(topic, 'Topic', '_topic', 'Harbor', { fontSize: 56, fontWeight: 600, height: 88 })),
    tile(plate),
    beam(plate),
    ...changing(
      lines(plate, 'Headline', '_headline', HEADLINE, {
        ...{ y: 759, width: 944, height: 186, fontSize: 84, fontWeight: 650 },
      }),
    ),
    tile(picture),
    ...changing({
      id: 'picture',
      name: 'Picture',
      element: {
        type: 'image-loader',
        key: '_picture',
        source: 'story',
        placeholder: 'story',
        fit: 'cover',
        style: { ...view, scaleX: push, scaleY: push },
      },
      masks: [wipe('picture-wipe', { ...picture, width: 632 }), clip('picture-view', 'View', view)],
    }),
  ],
  fields: [
    { key: '_topic', title: 'Topic', type: 'text', value: 'Harbor', maxLength: 24 },
    {
      key: '_headline',
      title: 'Headline',
      description: 'One or two lines.',
      type: 'multi-line',
      value: HEADLINE,
      required: true,
      maxLength: 90,
    },
    { key: '_picture', title: 'Picture', type: 'image', value: '' },
  ],
});
