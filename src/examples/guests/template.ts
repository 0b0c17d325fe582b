import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { template } from '../drawing.ts';
import { changing, line, SECOND } from '../lines.ts';
import { INK, PAPER, SAFE, YELLOW } from '../registers.ts';
import { beam, type Tile, tile, wipe } from '../tiles.ts';

const GUESTS = [
  ['Mira Halvorsen', 'Harbor TV'],
  ['Tomás Ferreira', 'Storm researcher'],
] as const;

/** A name and a role in half of the picture. */
const guest = (index: number, [name, role]: (typeof GUESTS)[number]): readonly LayerDefinition[] => {
  const [title, key] = [`Guest ${index + 1}`, `_guests.${index}`];
  const half = { ...SAFE, x: 96 + index * 888, width: 840 };
  const plate: Tile = { ...half, id: `${title} plate`, y: 752, height: 120, fill: INK, at: 3 * index };
  const below: Tile = {
    ...plate,
    id: `${title} role plate`,
    y: 864,
    height: 96,
    fill: PAPER,
    at: plate.at + 3,
  };
  return [
    tile(below),
    ...changing(line(below, `${title} role`, `${key}.role`, role, SECOND)),
    tile(plate),
    { ...beam(plate), name: `${title} beam` },
    ...changing(line(plate, `${title} name`, `${key}.name`, name, { fontSize: 80 })),
  ];
};

/**
 * What time it is where the second guest is, with a pin or a phone, and the place. Both start behind the
 * guest's name.
 */
const time: Tile = {
  ...SAFE,
  ...{ id: 'Time plate', x: 984, y: 672, width: 240, height: 88, fill: YELLOW, at: 6, isCut: false },
};
const place: Tile = {
  ...time,
  id: 'Place plate',
  x: 1224,
  width: 600,
  fill: PAPER,
  at: 9,
  isCut: true,
  from: time.x,
};
const small = { height: 80, fontSize: 52, fontWeight: 500 };

/** Two people who talk to each other. The second one isn't in the studio. */
export const project = template('Guests', {
  description: 'Two guests with their roles, and where the second one is.',
  layer: 5,
  duration: 90,
  layers: [
    tile(place),
    ...changing(line(place, 'Place', '_place', 'Lisbon', small)),
    tile(time),
    ...changing({
      id: 'connection',
      name: 'Connection',
      element: {
        type: 'path',
        key: '_isPhone',
        data: '',
        style: { x: 1008, y: 691, width: 41, height: 42, fill: INK },
      },
      masks: [wipe('connection-wipe', time)],
    }),
    ...changing(line(time, 'Time', '_time', '19:42', { ...small, x: 1064, width: 136 })),
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
    { key: '_place', title: 'Place of guest 2', type: 'text', value: 'Lisbon', maxLength: 30 },
    { key: '_time', title: 'Local time there', type: 'text', value: '19:42', maxLength: 8 },
    { key: '_isPhone', title: 'On the phone', type: 'checkbox', value: 'false' },
  ],
});
