import type { LayerDefinition, MaskDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { clip, keyframes, layer, template } from '../drawing.ts';
import { changing, line, SECOND } from '../lines.ts';
import { PIN } from '../icons.ts';
import { CORAL, EVENING, PAPER, SAFE, SEA } from '../registers.ts';
import { SHADOW, type Tile, tile, wipe } from '../tiles.ts';

const GUESTS = [
  ['Naima Okafor', 'Host'],
  ['Tomás Ferreira', 'Storm researcher'],
] as const;

/** The slash between the two. It's there first, and they come out from behind it to both sides. */
const SLASH = { x: 918, y: 696, width: 84, height: 264, lean: 56 };
/** Room for the shadow below a tile. */
const BELOW = 40;

/** The rows with their plates. A plate starts behind the slash, which leans as far as it's wide. */
const ROWS = {
  place: { y: 696, height: 64, fill: PAPER, joint: 975, text: { x: 1019, right: 943 }, at: 4 },
  name: { y: 760, height: 112, fill: SEA, joint: 961, text: { x: 1004, right: 921 }, at: 2 },
  role: { y: 872, height: 88, fill: PAPER, joint: 937, text: { x: 980, right: 903 }, at: 3 },
} as const;

/** On each side of the slash, a plate reaches to the edge of the title-safe area at most. */
const plateOf = (index: number, part: keyof typeof ROWS): Tile => {
  const { joint, y, height, fill, at } = ROWS[part];
  const side = index === 0 ? { x: SAFE.x, width: joint - SAFE.x } : { x: joint, width: 1824 - joint };
  return {
    // Texts move little, so that they soon have room.
    ...{ ...SAFE, ...EVENING, frames: 19, leave: 10, glide: 48 },
    ...{ ...side, id: `Guest ${index + 1} ${part} plate`, y, height, fill, at },
  };
};

/** Uncovers a plate and what's on it from the slash to the left, with an edge that leans like the slash. */
const toLeft = (id: string, own: Tile) => {
  const { x, y, width, height, at, out, frames = 0, leave = 0, easing = 'ease-out-expo' } = own;
  const [lean, below] = [height * EVENING.slant, BELOW * EVENING.slant];
  const all = width + below + 60;
  const points = [
    [at, x + width - below, easing],
    [at + frames, x - below],
    [out, x - below, 'ease-in-quad'],
    [out + leave, x + width - below],
  ] as const;
  return {
    ...{ id, name: 'Wipe', shape: 'path' },
    data: `M${lean + below} 0H${all}V${height + BELOW}H0Z`,
    style: { x: keyframes<number>(...points), y, width: all, height: height + BELOW },
  } satisfies MaskDefinition;
};

/** Something on a plate. On the left side, it opens to the left, and stays between the edges of the plate. */
const onSide = (index: number, own: Tile, { masks, ...other }: LayerDefinition): LayerDefinition => {
  if (index > 0) return { ...other, ...(masks && { masks }) };
  const { x, y, width, height } = own;
  const isPlate = other.element.type === 'rectangle';
  const row = clip(`${other.id}-row`, 'Row', { x, y, width, height: height + (isPlate ? BELOW : 0) });
  return { ...other, masks: [toLeft(`${other.id}-wipe`, own), row] };
};

/** A line of text, which starts or ends next to the slash. */
const words = (
  index: number,
  own: Tile,
  [name, key, content]: readonly [name: string, key: string, content: string],
  [x, right]: readonly [x: number, right: number],
  style: Omit<ElementStyleDefinition<'text'>, 'x'>,
): readonly LayerDefinition[] => {
  const isLeft = index === 0;
  const span = isLeft
    ? { x: own.x + 64, width: right - own.x - 64 }
    : { x, width: own.x + own.width - x - 64 };
  const glide = isLeft ? -(own.glide ?? 0) : own.glide;
  const align = isLeft ? 'right' : 'left';
  // It appears once there's room for it.
  const opacity = keyframes([own.at + 7, 0], [own.at + 13, 1]);
  return changing(
    onSide(
      index,
      own,
      line({ ...own, glide }, name, key, content, { ...span, textAlign: align, opacity, ...style }),
    ),
  );
};

/** A name and a role on one side of the slash, on tiles that fit them. */
const guest = (index: number, [name, role]: (typeof GUESTS)[number]): readonly LayerDefinition[] => {
  const [title, key] = [`Guest ${index + 1}`, `_guests.${index}`];
  const [plate, below] = [plateOf(index, 'name'), plateOf(index, 'role')];
  const [upper, lower] = [ROWS.name.text, ROWS.role.text];
  return [
    onSide(index, below, tile(below)),
    ...words(index, below, [`${title} role`, `${key}.role`, role], [lower.x, lower.right], {
      ...{ ...SECOND, fontSize: 56, paddingTop: 0 },
    }),
    onSide(index, plate, tile(plate)),
    ...words(index, plate, [`${title} name`, `${key}.name`, name], [upper.x, upper.right], { fontSize: 80 }),
  ];
};

/** Places are smaller than roles, and come in after them. */
const small = { fontSize: 40, fontWeight: 500, color: SEA };
const studio = plateOf(0, 'place');
const place: Tile = { ...plateOf(1, 'place'), id: 'Place plate' };

/** A layer whose key an action reads. */
const keyed = ({ element, ...more }: LayerDefinition, key: string | null): LayerDefinition => ({
  ...more,
  element: { ...element, key },
});

/**
 * A place with a pin, on a tile of its own. The second guest may have a phone instead, and what time it is
 * there follows the place.
 */
const where = (
  index: number,
  own: Tile,
  [name, pin, x]: readonly [name: string, pin: string, x: number],
  [key, content, time = null]: readonly [key: string, content: string, time?: string | null],
  shape: Readonly<{ key?: string; data: string }>,
): readonly LayerDefinition[] => [
  onSide(index, own, keyed(tile(own), time)),
  ...words(index, own, [name, key, content], [x + 40, x - 11], small),
  ...changing(
    onSide(
      index,
      own,
      layer(
        pin,
        {
          type: 'path',
          ...shape,
          style: {
            ...{ x, y: own.y + 15, width: 29, height: 34, fill: SEA },
            opacity: keyframes([own.at + 5, 0], [own.at + 11, 1]),
          },
        },
        { masks: [wipe(`${pin}-wipe`, own)] },
      ),
    ),
  ),
];

/** It's drawn from its upper end to its lower one, and leaves the same way. */
const slash = layer(
  'Slash',
  {
    type: 'path',
    data: `M${SLASH.lean} 0H${SLASH.width}L${SLASH.width - SLASH.lean} ${SLASH.height}H0Z`,
    style: { x: SLASH.x, y: SLASH.y, width: SLASH.width, height: SLASH.height, fill: CORAL, ...SHADOW },
  },
  {
    masks: [
      clip('slash-draw', 'Draw', {
        ...{ x: SLASH.x - BELOW, width: SLASH.width + 2 * BELOW, height: SLASH.height + BELOW },
        y: keyframes<number>(
          [0, SLASH.y - SLASH.height - BELOW, 'ease-out-cubic'],
          [10, SLASH.y],
          [81, SLASH.y, 'ease-in-quad'],
          [88, SLASH.y - SLASH.height - BELOW],
        ),
      }),
    ],
  },
);

/**
 * Two people who talk to each other, one on each side of a slash, and where they are. The second one isn't in
 * the studio.
 */
export const project = template('Guests', {
  description: 'Two guests with their roles, and where they are.',
  layer: 5,
  duration: 93,
  layers: [
    ...where(0, studio, ['Studio', 'Pin', 914], ['_studio', 'Harbor City'], { data: PIN }),
    ...where(1, place, ['Place', 'Connection', ROWS.place.text.x], ['_place', 'Vestholm', '_time'], {
      key: '_isPhone',
      data: '',
    }),
    ...GUESTS.flatMap((one, index) => guest(index, one)),
    slash,
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
