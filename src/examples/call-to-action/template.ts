import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { clip, keyframes, layer, template } from '../drawing.ts';
import { BELOW, changing, line, rise } from '../lines.ts';
import { INK, NEWS, PAPER, SAFE, YELLOW } from '../registers.ts';
import { beam, last, type Tile, tile, wipe } from '../tiles.ts';

const code: Tile = last({
  ...SAFE,
  ...{ id: 'Code plate', y: 600, width: 360, height: 360, fill: PAPER, isCut: false },
});
const call: Tile = {
  ...SAFE,
  id: 'Call plate',
  x: 456,
  y: 744,
  width: 1368,
  height: 128,
  fill: INK,
  at: 3,
  from: code.x,
};
const below: Tile = { ...call, id: 'Address plate', y: 871, height: 89, fill: YELLOW, at: 6 };

/** How far the edge that scans the code leans, and the frames in which it passes the card. */
const LEAN = Math.round(code.height * NEWS.slant);
const scan = (offset: number) =>
  keyframes<number>([0, code.x - LEAN - 28 + offset, 'ease-out-sine'], [16, code.x + code.width + offset]);

/** What the edge uncovers, or the old code that it covers. */
const drawn = (name: string, data: string, offset: number): LayerDefinition =>
  layer(
    name,
    {
      type: 'path',
      data: '',
      style: { x: code.x + 44, y: code.y + 44, width: 272, height: 272, fill: INK },
    },
    {
      masks: [
        wipe(`${name}-wipe`, code),
        {
          ...{ id: `${name}-scan`, name: 'Scan', shape: 'path', data },
          style: { x: scan(offset), y: code.y, width: 500 + LEAN, height: code.height },
        },
      ],
    },
  );

const scanner = layer(
  'Scanner',
  {
    type: 'path',
    data: `M${LEAN} 0H${LEAN + 28}L28 360H0Z`,
    style: { x: scan(0), y: code.y, width: LEAN + 28, height: code.height, fill: YELLOW },
  },
  {
    masks: [
      wipe('scanner-wipe', code),
      clip('card', 'Card', { x: code.x, y: code.y, width: code.width, height: code.height }),
    ],
  },
);

/** Asks viewers to do something, with an address and its QR code, which the template draws itself. */
export const project = template('Call to action', {
  description: 'A request, an address, and the address as a QR code.',
  layer: 5,
  duration: 90,
  layers: [
    tile(below),
    layer(
      'Arrow',
      {
        type: 'path',
        data: 'M24 0L0 22L24 44V29H60V15H24Z',
        // It points at the code, and nudges it once.
        style: {
          x: keyframes(
            [26, below.x + 28, 'ease-in-out-sine'],
            [34, below.x + 40, 'ease-in-out-sine'],
            [42, below.x + 24],
          ),
          y: rise({ ...below, y: below.y + 22 }, 60),
          ...{ width: 60, height: 44, fill: INK },
        },
      },
      { masks: [wipe('arrow-wipe', below)] },
    ),
    ...changing(
      line(below, 'Address', '_address', 'harbor.example/vote', {
        ...{ ...BELOW, fontWeight: 600, x: below.x + 108, width: below.width - 172 },
      }),
    ),
    tile(call),
    beam(call),
    ...changing(line(call, 'Call', '_call', 'Which bridge first?', { fontSize: 80 })),
    tile(code),
    drawn('Former code', `M${LEAN} 0H${LEAN + 500}V360H0Z`, 14),
    drawn('Code', `M0 0H${LEAN + 500}L500 360H0Z`, -486),
    scanner,
  ],
  fields: [
    {
      key: '_call',
      title: 'Call',
      type: 'text',
      value: 'Which bridge first?',
      required: true,
      maxLength: 60,
    },
    {
      key: '_address',
      title: 'Address',
      description: 'The QR code leads here.',
      type: 'text',
      value: 'harbor.example/vote',
      maxLength: 60,
    },
  ],
});
