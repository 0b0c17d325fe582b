import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { keyframes, template } from '../drawing.ts';
import { archivo } from '../fonts.ts';
import { changing, line } from '../lines.ts';
import { INK, YELLOW } from '../registers.ts';
import { type Tile, tile, wipe } from '../tiles.ts';

const badge: Tile = { id: 'Badge', x: 96, y: 54, width: 96, height: 96, fill: YELLOW, at: 0, out: 150 };
const plate: Tile = {
  ...badge,
  id: 'Plate',
  x: 192,
  width: 712,
  fill: INK,
  at: 3,
  isCut: true,
  from: badge.x,
};

/** One pulse of the dot. Its first and last frames look the same, so that the loop is seamless. */
const pulse = keyframes([50, 1, 'ease-in-out' as const], [100, 1.4, 'ease-in-out' as const], [149, 1]);

const circle = (name: string, size: number, opacity: number): LayerDefinition => ({
  id: name.toLowerCase(),
  name,
  element: {
    type: 'ellipse',
    style: {
      x: 144 - size / 2,
      y: 102 - size / 2,
      width: size,
      height: size,
      fill: INK,
      opacity,
      scaleX: pulse,
      scaleY: pulse,
    },
  },
  masks: [wipe(`${name}-wipe`, badge)],
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
    ...changing(line(plate, 'Label', '_label', 'Live')),
    tile(badge),
    circle('Halo', 56, 0.2),
    circle('Dot', 28, 1),
  ],
  fields: [{ key: '_label', title: 'Label', type: 'text', value: 'Live', maxLength: 12 }],
});
