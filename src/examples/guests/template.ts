import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { template } from '../drawing.ts';
import { changing, line, SECOND } from '../lines.ts';
import { CORAL, EVENING, PAPER, SAFE, SEA } from '../registers.ts';
import { flat, type Tile, wipe } from '../tiles.ts';

const GUESTS = [
  ['Naima Okafor', 'Host'],
  ['Tomás Ferreira', 'Storm researcher'],
] as const;

/** A name and a role in half of the picture. One slanted edge ends both. */
const guest = (index: number, [name, role]: (typeof GUESTS)[number]): readonly LayerDefinition[] => {
  const [title, key] = [`Guest ${index + 1}`, `_guests.${index}`];
  const half = { ...SAFE, ...EVENING, x: 96 + index * 888, width: 640 };
  const plate: Tile = { ...half, id: `${title} plate`, y: 752, height: 116, fill: SEA, at: 3 * index };
  const below: Tile = {
    ...plate,
    id: `${title} role plate`,
    y: 868,
    width: 615,
    height: 92,
    fill: PAPER,
    at: plate.at + 3,
  };
  return [
    flat(below),
    ...changing(line(below, `${title} role`, `${key}.role`, role, { ...SECOND, paddingTop: 0 })),
    flat(plate),
    ...changing(line(plate, `${title} name`, `${key}.name`, name, { fontSize: 80 })),
  ];
};

/** What time it is where the second guest is, and the place, with a pin or a phone. */
const time: Tile = {
  ...SAFE,
  ...EVENING,
  ...{ id: 'Time plate', x: 984, y: 672, width: 200, height: 80, fill: PAPER, at: 6 },
};
const place: Tile = { ...time, id: 'Place plate', x: 1184, width: 504, at: 9, from: time.x };
const small = { fontSize: 52, fontWeight: 500 };

/** Two people who talk to each other. The second one isn't in the studio. */
export const project = template('Guests', {
  description: 'Two guests with their roles, and where the second one is.',
  layer: 5,
  duration: 90,
  layers: [
    flat(place),
    ...changing(line(place, 'Place', '_place', 'Vestholm', { ...small, x: 1256, width: 380 })),
    {
      id: 'connection',
      name: 'Connection',
      element: {
        type: 'path',
        key: '_isPhone',
        data: '',
        style: { x: 1200, y: 691, width: 41, height: 42, fill: CORAL },
      },
      masks: [wipe('connection-wipe', place)],
    },
    flat(time),
    ...changing(line(time, 'Time', '_time', '19:42', { ...small, width: 144 })),
    ...GUESTS.flatMap((one, index) => guest(index, one)),
  ],
  fields: [
    ...GUESTS.flatMap(([name, role], index): readonly FieldDefinition[] => [
      {
        key: `_guests.${index}.name`,
        title: `Guest ${index + 1}`,
        type: 'text',
        value: name,
        required: index === 0,
        maxLength: 40,
      },
      { key: `_guests.${index}.role`, title: `Role ${index + 1}`, type: 'text', value: role, maxLength: 50 },
    ]),
    { key: '_place', title: 'Place of guest 2', type: 'text', value: 'Vestholm', maxLength: 30 },
    { key: '_time', title: 'Local time there', type: 'text', value: '19:42', maxLength: 8 },
    { key: '_isPhone', title: 'On the phone', type: 'checkbox', value: 'false' },
  ],
});
