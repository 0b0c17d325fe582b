import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { template } from '../drawing.ts';
import { arrive, changing, line, SECOND } from '../lines.ts';
import { PIN } from '../icons.ts';
import { CORAL, EVENING, PAPER, SAFE, SEA } from '../registers.ts';
import { type Tile, tile, wipe } from '../tiles.ts';

const GUESTS = [
  ['Naima Okafor', 'Host'],
  ['Tomás Ferreira', 'Storm researcher'],
] as const;

/** A name and a role in half of the picture, on tiles that fit them. */
const guest = (index: number, [name, role]: (typeof GUESTS)[number]): readonly LayerDefinition[] => {
  const [title, key] = [`Guest ${index + 1}`, `_guests.${index}`];
  const half = { ...SAFE, ...EVENING, x: 96 + index * 888, width: 640 };
  const plate: Tile = { ...half, id: `${title} plate`, y: 760, height: 112, fill: SEA, at: 4 * index };
  const below: Tile = {
    ...plate,
    id: `${title} role plate`,
    y: 872,
    height: 88,
    fill: PAPER,
  };
  return [
    tile(below),
    ...changing(
      line(below, `${title} role`, `${key}.role`, role, { ...SECOND, fontSize: 56, paddingTop: 0 }),
    ),
    tile(plate),
    ...changing(line(plate, `${title} name`, `${key}.name`, name, { fontSize: 80 })),
  ];
};

/** A place with a pin, on a tile of its own. The second guest may have a phone instead. */
const where = (
  own: Tile,
  [name, pin]: readonly [name: string, pin: string],
  key: string,
  content: string,
  shape: Readonly<{ key?: string; data: string }>,
): readonly LayerDefinition[] => [
  tile(own),
  ...changing(line(own, name, key, content, { ...small, x: own.x + 64, width: own.width - 112 })),
  ...changing({
    id: pin.toLowerCase(),
    name: pin,
    element: {
      type: 'path',
      ...shape,
      style: {
        ...arrive({ ...own, y: own.y + 15 }, own.x + 24),
        width: 29,
        height: 34,
        fill: CORAL,
      },
    },
    masks: [wipe(`${pin}-wipe`, own)],
  }),
];

/** They're smaller than roles, and come in after them. */
const studio: Tile = {
  ...SAFE,
  ...EVENING,
  ...{ id: 'Studio plate', y: 696, width: 640, height: 64, fill: PAPER, at: 2 },
};
/** What time it is where the second guest is. */
const time: Tile = { ...studio, id: 'Time plate', x: 984, width: 152, at: 6, isCut: false };
const place: Tile = { ...time, id: 'Place plate', x: 1136, width: 466, isCut: true, from: time.x };
const small = { fontSize: 40, fontWeight: 500, color: SEA };

/** Two people who talk to each other, and where they are. The second one isn't in the studio. */
export const project = template('Guests', {
  description: 'Two guests with their roles, and where they are.',
  layer: 5,
  duration: 93,
  layers: [
    ...where(studio, ['Studio', 'Pin'], '_studio', 'Harbor City', { data: PIN }),
    ...where(place, ['Place', 'Connection'], '_place', 'Vestholm', { key: '_isPhone', data: '' }),
    tile(time),
    ...changing(line(time, 'Time', '_time', '19:42', { ...small, fontWeight: 700, width: 112 })),
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
    { key: '_studio', title: 'Place of guest 1', type: 'text', value: 'Harbor City', maxLength: 30 },
    { key: '_place', title: 'Place of guest 2', type: 'text', value: 'Vestholm', maxLength: 30 },
    { key: '_time', title: 'Local time there', type: 'text', value: '19:42', maxLength: 8 },
    { key: '_isPhone', title: 'On the phone', type: 'checkbox', value: 'false' },
  ],
});
