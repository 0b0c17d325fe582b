import type { LayerDefinition, MaskDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { clip, keyframes, layer, template } from '../drawing.ts';
import { changing, line } from '../lines.ts';
import { CORAL, EVENING, PAPER, SAFE, SEA } from '../registers.ts';
import { SHADOW, type Tile, tile, wipe } from '../tiles.ts';

/** Who talks, in what role, and what says where they are. */
const GUESTS: readonly (readonly [name: string, role: string, place: string, time?: string])[] = [
  ['Naima Okafor', 'Host', '_studio'],
  ['Tomás Ferreira', 'Storm researcher', '_place', '_time'],
];

/** The slash between the two. It's there first, and they come out from behind it to both sides. */
const SLASH = { x: 918, y: 736, width: 76, height: 224, lean: 48 };
/** Room for the shadow below a tile. */
const BELOW = 40;

/** The rows with their plates. A plate starts behind the slash, which leans as far as it's wide. */
const ROWS = {
  name: { y: 760, height: 112, fill: SEA, left: 115, joint: 963, right: 1824, at: 4 },
  role: { y: 871, height: 89, fill: PAPER, left: 96, joint: 942, right: 1800, at: 5 },
} as const;

/** Both sides are as wide, from the slash to the edge of the title-safe area, and the rows have one slant. */
const plateOf = (index: number, part: keyof typeof ROWS): Tile => {
  const { y, height, fill, left, joint, right, at } = ROWS[part];
  const side = index === 0 ? { x: left, width: joint - left } : { x: joint, width: right - joint };
  return {
    ...{ ...SAFE, ...EVENING, frames: 17, leave: 10, easing: 'ease-out-quart' },
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

/** A line in the middle of its side, below the guest. It comes along with the edge that uncovers it. */
const words = (
  index: number,
  own: Tile,
  [name, key, content]: readonly [name: string, key: string, content: string],
  style: Omit<ElementStyleDefinition<'text'>, 'x'>,
): readonly LayerDefinition[] =>
  changing(
    onSide(
      index,
      own,
      line({ ...own, glide: index === 0 ? 96 : -96 }, name, key, content, {
        ...{ x: index === 0 ? 156 : 1028, width: 720, textAlign: 'center', opacity: 1 },
        ...style,
      }),
    ),
  );

/** A layer whose key an action reads. */
const keyed = (key: string | null, { element, ...more }: LayerDefinition): LayerDefinition => ({
  ...more,
  element: { ...element, key },
});

/** A name, and below it the role and the place, on one side of the slash. */
const guest = (index: number, [name, role, ...keys]: (typeof GUESTS)[number]): readonly LayerDefinition[] => {
  const [title, key] = [`Guest ${index + 1}`, `_guests.${index}`];
  const [plate, below] = [plateOf(index, 'name'), plateOf(index, 'role')];
  const [place = null, time = null] = keys;
  return [
    onSide(index, below, keyed(place, tile(below))),
    ...words(index, below, [`${title} role`, `${key}.role`, role], {
      ...{ fontSize: 48, fontWeight: 500 },
    }),
    onSide(index, plate, keyed(time, tile(plate))),
    ...words(index, plate, [`${title} name`, `${key}.name`, name], { fontSize: 84 }),
  ];
};

/** It's at the slash while the second guest can only be heard. */
const phone = (own: Tile): LayerDefinition =>
  layer(
    'Phone',
    {
      ...{ type: 'path', key: '_isPhone', data: '' },
      style: { x: 988, y: own.y + 27, width: 34, height: 35, fill: SEA },
    },
    { masks: [wipe('phone-wipe', own)] },
  );

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
  layers: [...GUESTS.flatMap((one, index) => guest(index, one)), phone(plateOf(1, 'role')), slash],
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
