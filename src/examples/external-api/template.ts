import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { template } from '../drawing.ts';
import { BELOW, changing, line, rise } from '../lines.ts';
import { INK, PAPER, SAFE, YELLOW } from '../registers.ts';
import { beam, last, type Tile, tile, wipe } from '../tiles.ts';

const now: Tile = last({ ...SAFE, id: 'Now plate', y: 744, width: 336, height: 128, fill: YELLOW });
const city: Tile = {
  ...SAFE,
  id: 'City plate',
  x: 432,
  y: 744,
  width: 1296,
  height: 128,
  fill: INK,
  at: 3,
  from: now.x,
};
const days: Tile = { ...SAFE, id: 'Days plate', y: 871, width: 904, height: 89, fill: PAPER, at: 6 };

/** The sky of a day. The action draws it. */
const icon = (own: Tile, name: string, x: number, size: number): LayerDefinition => ({
  id: `${name} icon`,
  name: `${name} icon`,
  element: {
    type: 'path',
    data: '',
    style: {
      x,
      y: rise({ ...own, y: own.y + Math.ceil((own.height - size) / 2) }, size),
      width: size,
      height: size,
      fill: INK,
      stroke: INK,
      strokeWidth: size / 16,
    },
  },
  masks: [wipe(`${name}-icon-wipe`, own)],
});

const day = (index: number): readonly LayerDefinition[] => {
  const x = 120 + (index - 1) * 288;
  const degrees = { ...BELOW, x: x + 172, width: 92, fontWeight: 700 };
  return [
    ...changing(icon(days, `Day ${index}`, x, 56)),
    ...changing(line(days, `Day ${index} name`, null, '', { ...BELOW, x: x + 72, width: 88 })),
    ...changing(line(days, `Day ${index}`, null, '', degrees)),
  ];
};

/** A city and its weather, which comes from a service. A file of the example replaces the service. */
export const project = template('External API', {
  description:
    'A city and its weather for three days. The example reads them from a file instead of the network.',
  layer: 3,
  layers: [
    tile(days),
    ...[1, 2, 3].flatMap(day),
    tile(city),
    beam(city),
    ...changing(line(city, 'City', '_city', 'Rotterdam', { fontSize: 88 })),
    tile(now),
    ...changing(icon(now, 'Temperature', 126, 88)),
    ...changing(
      line(now, 'Temperature', null, '–°', { x: 221, width: 160, fontSize: 88, textAlign: 'right' }),
    ),
  ],
  fields: [
    {
      key: '_city',
      title: 'City',
      description: 'Rotterdam, Oslo, Lisbon and Nairobi have an answer in the file; Reykjavik never answers',
      type: 'text',
      value: 'Rotterdam',
      required: true,
      maxLength: 40,
    },
  ],
});
