import { clip, keyframes, layer, template } from '../drawing.ts';
import { BELOW, changing, line, rise } from '../lines.ts';
import { INK, PAPER, SAFE, YELLOW } from '../registers.ts';
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
    ...changing(line(call, 'Call', '_call', 'Which bridge first? Vote now', { fontSize: 80 })),
    tile(code),
    ...changing({
      id: 'code',
      name: 'Code',
      element: {
        type: 'path',
        data: '',
        style: {
          ...{ x: code.x + 36, y: code.y + 36, width: 288, height: 288, fill: INK },
          // It's there once its plate is.
          opacity: keyframes([7, 0], [13, 1]),
        },
      },
      masks: [
        wipe('code-wipe', code),
        clip('code-box', 'Box', { x: code.x, y: code.y, width: code.width, height: code.height }),
      ],
    }),
  ],
  fields: [
    {
      key: '_call',
      title: 'Call',
      type: 'text',
      value: 'Which bridge first? Vote now',
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
