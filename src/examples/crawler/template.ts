import type { MaskDefinition } from '../../runtime/definition/composition.ts';
import { keyframes, layer, nested, template } from '../drawing.ts';
import { FONT } from '../fonts.ts';
import { changing, line } from '../lines.ts';
import { INK, PAPER, SAFE, YELLOW } from '../registers.ts';
import { edged, faceOf, flat, staying, type Tile, tile, together, wipe } from '../tiles.ts';

const all: Tile = {
  ...SAFE,
  id: 'All',
  y: 914,
  height: 112,
  fill: INK,
  ending: 'ease-in-out-sine',
  leave: 8,
};
const strip: Tile = staying({ ...all, id: 'Strip', at: 4 });

/** As wide as the longest label. The composition action fits it to its text. */
const tag: Tile = { ...strip, id: 'Tag', width: 720, fill: YELLOW, at: 0 };
/** The tag ends with the slash that stands between headlines, and with a gap before it. */
const SLASH = 20;
const face = faceOf(tag, SLASH + 14);

const HEADLINES = [
  'Parliament agrees on the new rail plan',
  'Storm warning for the west coast until Friday',
  'Halvorsen wins the 1500 meters',
];

/** Where the gaps between these headlines are in their line, for the slashes before it's on air. */
const GAPS = [1023, 2309];
const crawl = (gap: number) => keyframes<number>([0, 420 + gap], [50, 220 + gap]);

/** Where the line ends: at the slash of the tag, and parallel to it. */
const edge = wipe('crawl-edge', { ...tag, x: tag.x + tag.width - 36 });
const end: MaskDefinition = {
  ...{ ...edge, name: 'Edge', shape: 'path', data: 'M36 0H1800V112H0Z' },
  style: { ...edge.style, width: 1800 },
};

/**
 * A line of news that crawls along the lower edge again and again, at the same speed no matter how long it
 * is.
 */
export const project = template('Crawler', {
  description: 'A line of news along the lower edge.',
  layer: 4,
  // One edge takes all of it.
  layers: together(all, [
    ...edged(strip, YELLOW, SLASH),
    {
      ...nested('Crawl', 'crawl-line', {
        // The first line hurries in from the right edge.
        x: keyframes([2, 1240, 'ease-out-cubic'], [40, 0]),
        y: strip.y,
      }),
      masks: [end, wipe('crawl-wipe', faceOf(strip, SLASH))],
    },
    tile({ ...tag, id: 'Slash' }),
    flat({ ...faceOf(tag, SLASH), id: 'Gap', fill: INK }),
    flat(face),
    ...changing(line(face, 'Label', '_label', 'News', { fontSize: 64 })),
  ]),
  compositions: [
    {
      id: 'crawl-line',
      name: 'Crawl',
      width: 1920,
      height: strip.height,
      fps: 50,
      duration: 51,
      frameActions: [
        { frame: 0, name: 'Turn' },
        { frame: 50, name: 'Again' },
      ],
      layers: [
        // In the gaps between headlines, as the frame action places them.
        ...[...GAPS, ...Array<number>(6).fill(-519)].map((gap, index) =>
          layer(`Slash ${index + 1}`, {
            type: 'path',
            data: 'M36 0H56L20 112H0Z',
            style: { x: crawl(gap), width: 56, height: 112, fill: YELLOW },
          }),
        ),
        layer('Line', {
          type: 'text',
          key: '_crawl',
          content: HEADLINES.join(' '.repeat(10)),
          style: {
            x: crawl(0),
            y: 21,
            fontFamily: FONT,
            fontSize: 62,
            fontWeight: 600,
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
      title: 'Set speed',
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
      value: HEADLINES.join('\n'),
      required: true,
    },
  ],
});
