import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { keyframes, template } from '../drawing.ts';
import { archivo } from '../fonts.ts';
import { changing, line } from '../lines.ts';
import { PAPER, RED, SAFE } from '../registers.ts';
import { type Tile, tile, wipe } from '../tiles.ts';

const plate: Tile = { ...SAFE, id: 'Plate', y: 54, width: 960, height: 120, fill: RED, out: 150 };

/** One pulse of the dot. Its first and last frames look the same, so that the loop is seamless. */
const pulse = keyframes([50, 1, 'ease-in-out' as const], [100, 1.4, 'ease-in-out' as const], [149, 1]);

const circle = (name: string, size: number, opacity: number): LayerDefinition => ({
  id: name.toLowerCase(),
  name,
  element: {
    type: 'ellipse',
    style: {
      x: 160 - size / 2,
      y: 114 - size / 2,
      width: size,
      height: size,
      fill: PAPER,
      opacity,
      scaleX: pulse,
      scaleY: pulse,
    },
  },
  masks: [wipe(`${name}-wipe`, plate)],
});

/** A badge whose dot pulses while it is on air. */
export const project = template('Looping', {
  // One word needs the first set of letters only, which keeps the export small.
  resources: archivo.slice(0, 1),
  description: 'A badge that pulses while it is on air.',
  layer: 2,
  duration: 162,
  frameActions: [
    { frame: 50, name: 'Settle' },
    { frame: 149, name: 'Turn' },
    { frame: 150, name: 'Out', isOutro: true },
  ],
  layers: [
    tile(plate),
    ...changing(
      line(plate, 'Label', '_label', 'Live', {
        ...{ x: 224, width: 744, fontSize: 88, textTransform: 'uppercase' },
      }),
    ),
    circle('Halo', 64, 0.3),
    circle('Dot', 36, 1),
  ],
  fields: [{ key: '_label', title: 'Label', type: 'text', value: 'Live', maxLength: 12 }],
});
