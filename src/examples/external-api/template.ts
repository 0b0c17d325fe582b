import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { template } from '../drawing.ts';
import { BELOW, changing, line, rise } from '../lines.ts';
import { INK, PAPER, SAFE, YELLOW } from '../registers.ts';
import { beam, type Tile, tile, wipe } from '../tiles.ts';

/** The graphic rests early, so that an answer that comes late is soon seen. */
const own = { ...SAFE, out: 45 };
const city: Tile = { ...own, id: 'City plate', y: 728, height: 128, fill: INK };
const now: Tile = { ...own, id: 'Now plate', y: 855, width: 320, height: 105, fill: YELLOW, at: 3 };
const days: Tile = { ...now, id: 'Days plate', x: 382, from: now.x, width: 934, fill: PAPER, at: 6 };

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
  const x = 432 + (index - 1) * 288;
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
  duration: 57,
  frameActions: [
    { frame: own.out - 1, name: 'Rest' },
    { frame: own.out, name: 'Outro', isOutro: true },
  ],
  layers: [
    tile(days),
    ...[1, 2, 3].flatMap(day),
    tile(now),
    ...changing(icon(now, 'Temperature', 120, 76)),
    ...changing(line(now, 'Temperature', null, '', { x: 214, width: 150, fontSize: 72 })),
    tile(city),
    beam(city),
    ...changing(line(city, 'City', '_city', 'Rotterdam', { fontSize: 88 })),
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
