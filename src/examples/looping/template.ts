import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { keyframes, layer, template } from '../drawing.ts';
import { archivo } from '../fonts.ts';
import { changing, line } from '../lines.ts';
import { PAPER, RED, SAFE } from '../registers.ts';
import { type Tile, tile, wipe } from '../tiles.ts';

const plate: Tile = {
  ...{ ...SAFE, isLeaning: true, out: 48, leave: 7 },
  ...{ id: 'Plate', y: 54, width: 960, height: 80, fill: RED },
};

/** One of three slashes. Each is lit once the one before it is out. They leave one after the other. */
const slash = (index: number): LayerDefinition => {
  const start = 24 + 7 * index;
  const leave = 47 + 2 * index;
  return layer(
    `Slash ${index + 1}`,
    {
      type: 'path',
      data: 'M26 0H40L14 80H0Z',
      style: {
        ...{ x: 116 + 24 * index, y: plate.y, width: 40, height: 80, fill: PAPER },
        opacity: keyframes(
          ...[[start, 0.3, 'ease-out'] as const, [start + 2, 1] as const, [start + 7, 0.3] as const],
          ...[[leave, 0.3] as const, [leave + 2, 0] as const],
        ),
      },
    },
    { masks: [wipe(`slash-${index + 1}-wipe`, plate)] },
  );
};

/** A badge whose slashes pulse while it is on air. */
export const project = template('Looping', {
  // One word needs the first set of letters only, which keeps the export small.
  resources: archivo.slice(0, 1),
  description: 'A badge that pulses while it is on air.',
  layer: 2,
  duration: 59,
  frameActions: [
    { frame: 24, name: 'Settle' },
    { frame: 31, name: 'First beat' },
    { frame: 38, name: 'Second beat' },
    { frame: 46, name: 'Turn' },
    { frame: 47, name: 'Out', isOutro: true },
  ],
  layers: [
    tile(plate),
    ...changing(
      line(plate, 'Label', '_label', 'Live', {
        ...{ x: 228, width: 778, fontSize: 56, textTransform: 'uppercase' },
      }),
    ),
    ...[0, 1, 2].map(slash),
  ],
  fields: [{ key: '_label', title: 'Label', type: 'text', value: 'Live', maxLength: 12 }],
});
