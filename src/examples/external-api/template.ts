import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { keyframes, layer, template } from '../drawing.ts';
import { BELOW, changing, line, rise } from '../lines.ts';
import { INK, PAPER, SAFE, YELLOW } from '../registers.ts';
import { beam, staying, type Tile, tile, together, wipe } from '../tiles.ts';

/** The graphic rests early, so that an answer that comes late is soon seen. */
const own = { ...SAFE, out: 45 };
const city: Tile = { ...own, id: 'City plate', y: 728, height: 128, fill: INK };
const row: Tile = { ...own, id: 'Row', y: 855, width: 1346, height: 105, fill: PAPER };
const now: Tile = staying({ ...row, id: 'Now plate', width: 388, fill: YELLOW, at: 3 });
const days: Tile = { ...now, id: 'Days plate', x: 450, from: now.x, width: 992, fill: PAPER, at: 6 };

/** Where a day is. */
const placeOf = (day: number): number => 502 + (day - 1) * 312;

/** The sky of a day. The action draws it. */
const icon = (own: Tile, name: string, x: number, size: number): LayerDefinition =>
  layer(
    `${name} icon`,
    {
      type: 'path',
      data: '',
      style: {
        x,
        y: rise({ ...own, y: own.y + Math.ceil((own.height - size) / 2) }, size),
        width: size,
        height: size,
        fill: INK,
        stroke: INK,
        strokeWidth: size / 12,
      },
    },
    { masks: [wipe(`${name}-icon-wipe`, own)] },
  );

/** The edge of the first plate, which runs on to where a day ends. */
const slash = (day: number): LayerDefinition =>
  layer(
    `Slash ${day}`,
    {
      type: 'path',
      data: 'M34 0H48L14 105H0Z',
      style: {
        x: keyframes([days.at, days.x, 'ease-out-expo'], [days.at + 18, placeOf(day) + 258]),
        ...{ y: days.y, width: 48, height: 105, fill: YELLOW },
      },
    },
    { masks: [wipe(`slash-${day}-wipe`, days)] },
  );

const day = (index: number): readonly LayerDefinition[] => {
  const x = placeOf(index);
  return [
    ...changing(icon(days, `Day ${index}`, x, 56)),
    ...changing(line(days, `Day ${index} name`, null, '', { ...BELOW, x: x + 76, width: 92 })),
    ...changing(line(days, `Day ${index}`, null, '–', { ...BELOW, x: x + 172, width: 92, fontWeight: 700 })),
  ];
};

/** A city and its weather, which comes from a service. A file of the example replaces the service. */
export const project = template('External API', {
  description:
    'A city and its weather for three days. The example reads them from a file instead of the network.',
  layer: 3,
  duration: 57,
  frameActions: [{ frame: own.out, name: 'Outro', isOutro: true }],
  layers: [
    // One edge takes the row.
    ...together(row, [
      tile(days),
      ...[1, 2].map(slash),
      ...[1, 2, 3].flatMap(day),
      tile(now),
      ...changing(icon(now, 'Temperature', 120, 66)),
      line(now, 'Now', null, 'Now', { ...BELOW, x: 206, width: 110 }),
      ...changing(line(now, 'Temperature', null, '–', { x: 320, width: 126, fontSize: 72 })),
    ]),
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
