import { clip, keyframes, layer, nested, template } from '../drawing.ts';
import { FONT } from '../fonts.ts';
import { changing, line } from '../lines.ts';
import { INK, PAPER, SAFE, YELLOW } from '../registers.ts';
import { type Tile, tile, wipe } from '../tiles.ts';

const strip: Tile = { ...SAFE, id: 'Strip', y: 914, height: 112, fill: INK };

/** As wide as the longest label. The composition action fits it to its text. */
const tag: Tile = { ...strip, id: 'Tag', width: 680, fill: YELLOW, at: 3 };

/**
 * A line of news that crawls along the lower edge again and again, at the same speed no matter how long it
 * is.
 */
export const project = template('Crawler', {
  description: 'A line of news along the lower edge.',
  layer: 4,
  layers: [
    tile(strip),
    {
      ...nested('Crawl', 'crawl-line', { y: keyframes([75, 932, 'ease-in-cubic'], [81, 1040]) }),
      masks: [
        wipe('crawl-wipe', strip),
        clip('crawl-fade', 'Soft ends', { x: 96, y: 880, width: 1704, height: 200, feather: 48 }),
      ],
    },
    tile(tag),
    ...changing(line(tag, 'Label', '_label', 'News', { fontSize: 60 })),
  ],
  compositions: [
    {
      id: 'crawl-line',
      name: 'Crawl',
      width: 1920,
      height: 76,
      fps: 50,
      duration: 51,
      frameActions: [
        { frame: 0, name: 'Turn' },
        { frame: 50, name: 'Again' },
      ],
      layers: [
        layer('Line', {
          type: 'text',
          key: '_crawl',
          content:
            'Parliament agrees on the new rail plan   •   Storm warning for the west coast until Friday   •   Halvorsen wins the 1500 meters',
          style: {
            x: keyframes([0, 420], [50, 220]),
            y: 5,
            fontFamily: FONT,
            fontSize: 58,
            fontWeight: 500,
            lineHeight: 1.12,
            color: PAPER,
          },
        }),
      ],
    },
  ],
  commands: [
    {
      name: 'speed',
      title: 'Speed',
      description: 'Changes the speed, starting with the next loop.',
      argument: { title: 'Pixels per frame, 1 to 20', value: '4' },
    },
  ],
  fields: [
    { key: '_label', title: 'Label', type: 'text', value: 'News', maxLength: 14 },
    {
      key: '_crawl',
      title: 'Headlines',
      description: 'One headline on each line.',
      type: 'multi-line',
      value:
        'Parliament agrees on the new rail plan\nStorm warning for the west coast until Friday\nHalvorsen wins the 1500 meters',
      required: true,
    },
  ],
});
