import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { clip, keyframes, layer, template } from '../drawing.ts';
import { changing, line } from '../lines.ts';
import { GRAY, INK, SAFE, YELLOW } from '../registers.ts';
import { type Tile, wipe } from '../tiles.ts';

const PLACES = [
  ['Norvale', '7', 330, 280],
  ['Harbor City', '11', 420, 560],
  ['Vestholm', '12', 150, 480],
  ['Lindhavn', '9', 220, 800],
] as const;

const DAYS = [
  ['Monday', 'rain', '11', '6'],
  ['Tuesday', 'cloud', '13', '7'],
  ['Wednesday', 'sun', '16', '8'],
  ['Thursday', 'sun', '18', '9'],
  ['Friday', 'storm', '14', '9'],
] as const;

const SKIES = { sun: 'Sun', cloud: 'Clouds', rain: 'Rain', snow: 'Snow', storm: 'Storm' };

/** The whole picture. Its slanted edge ends outside of it. */
const screen: Tile = { ...SAFE, id: 'Ground', x: 0, y: 0, width: 2280, height: 1080, fill: INK };
const title: Tile = { ...SAFE, id: 'Title line', y: 76, width: 1100, height: 96, fill: INK, at: 6 };

/** A text in a row of its own. It's in front of the ground, so it needs no plate. */
const cell = (
  name: string,
  key: string,
  content: string,
  at: number,
  { x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
  style: ElementStyleDefinition<'text'>,
): readonly LayerDefinition[] => {
  const own: Tile = { id: name, x, y, width, height, fill: INK, at, out: 75 };
  const text = line(own, name, key, content, { x, width, ...style });
  return changing({ ...text, masks: [clip(`${name}-row`, 'Row', { x, y, width, height })] });
};

const place = (index: number, [name, celsius, x, y]: (typeof PLACES)[number]): readonly LayerDefinition[] => {
  const [id, key, at] = [`Place ${index + 1}`, `_places.${index}`, 10 + 3 * index];
  return [
    {
      id: `${id} dot`,
      name: `${id} dot`,
      startFrame: at,
      element: {
        type: 'ellipse',
        style: {
          ...{ x: x - 12, y: y + 40, width: 24, height: 24, fill: YELLOW },
          scaleX: keyframes([at, 0, 'ease-out-back'], [at + 10, 1], [75, 1, 'ease-in-cubic'], [81, 0]),
          scaleY: keyframes([at, 0, 'ease-out-back'], [at + 10, 1], [75, 1, 'ease-in-cubic'], [81, 0]),
        },
      },
    },
    ...cell(
      `${id} name`,
      `${key}.name`,
      name,
      at,
      { x: x + 32, y: y - 8, width: 330, height: 48 },
      { fontSize: 40, fontWeight: 500 },
    ),
    ...cell(
      `${id} degrees`,
      `${key}.celsius`,
      `${celsius}°`,
      at + 2,
      { x: x + 32, y: y + 36, width: 200, height: 80 },
      { fontSize: 72 },
    ),
  ];
};

const day = (index: number, [name, , high, low]: (typeof DAYS)[number]): readonly LayerDefinition[] => {
  const [id, key, at] = [`Day ${index + 1}`, `_days.${index}`, 8 + 3 * index];
  const y = 216 + index * 152;
  const row = { y, height: 120 };
  return [
    {
      id: `${id} rule`,
      name: `${id} rule`,
      startFrame: at,
      element: {
        type: 'rectangle',
        transformOrigin: { x: 0, y: 0.5 },
        style: {
          ...{ x: 1176, y: y + 134, width: 648, height: 2, fill: index < 4 ? '#55575a' : INK },
          scaleX: keyframes([at, 0, 'ease-out-expo'], [at + 16, 1], [75, 1, 'ease-in-cubic'], [81, 0]),
        },
      },
    },
    ...cell(
      `${id} name`,
      `${key}.name`,
      name,
      at,
      { x: 1176, width: 260, ...row },
      { fontSize: 48, fontWeight: 500 },
    ),
    ...changing({
      id: `${id} icon`,
      name: `${id} icon`,
      startFrame: at + 4,
      element: {
        type: 'path',
        key: `${key}.sky`,
        data: '',
        style: {
          ...{ x: 1448, y: y + 18, width: 84, height: 84, fill: YELLOW, stroke: YELLOW, strokeWidth: 5 },
          opacity: keyframes([at + 4, 0], [at + 12, 1], [75, 1], [80, 0]),
        },
      },
      masks: [clip(`${id}-icon-row`, 'Row', { x: 1440, width: 100, ...row })],
    }),
    ...cell(
      `${id} high`,
      `${key}.high`,
      `${high}°`,
      at + 2,
      { x: 1544, width: 150, ...row },
      { fontSize: 72, textAlign: 'right' },
    ),
    ...cell(
      `${id} low`,
      `${key}.low`,
      `${low}°`,
      at + 2,
      { x: 1696, width: 128, ...row },
      { fontSize: 48, fontWeight: 500, textAlign: 'right', color: '#a8a7a4' },
    ),
  ];
};

/** A map with the temperatures of four places, and five days beside it. */
export const project = template('Weather map', {
  description: 'A map with four places, and the next five days.',
  layer: 6,
  duration: 90,
  frameActions: [{ frame: 75, name: 'Outro', isOutro: true }],
  layers: [
    layer(
      'Ground',
      { type: 'rectangle', style: { width: 1920, height: 1080, fill: INK } },
      { masks: [wipe('ground-wipe', screen)] },
    ),
    layer(
      'Coast',
      {
        type: 'path',
        data: 'M0 0H760L706 118L786 232L690 322L826 424L752 524L604 548L566 640L684 706L636 812L484 858L528 962L440 1080H0ZM890 560L968 602L930 690L850 664ZM812 770L862 800L834 848L786 826Z',
        style: {
          ...{ width: 968, height: 1080, fill: GRAY, stroke: '#55575a', strokeWidth: 3 },
          opacity: keyframes([4, 0, 'ease-out'], [16, 1]),
        },
      },
      { masks: [wipe('coast-wipe', { ...screen, at: 3 })] },
    ),
    layer(
      'Beam',
      {
        type: 'path',
        data: 'M351 0H375L24 1080H0Z',
        style: {
          x: keyframes([0, -500, 'ease-out-expo'], [18, 800]),
          width: 375,
          height: 1080,
          fill: YELLOW,
        },
      },
      { masks: [wipe('beam-wipe', screen)] },
    ),
    ...changing(line(title, 'Title', '_title', 'The next five days', { x: 96, width: 900, fontSize: 72 })),
    ...PLACES.flatMap((one, index) => place(index, one)),
    ...DAYS.flatMap((one, index) => day(index, one)),
  ],
  fields: [
    { key: '_title', title: 'Title', type: 'text', value: 'The next five days', maxLength: 40 },
    ...PLACES.flatMap(([name, celsius], index): readonly FieldDefinition[] => [
      { key: `_places.${index}.name`, title: `Place ${index + 1}`, type: 'text', value: name, maxLength: 20 },
      {
        key: `_places.${index}.celsius`,
        title: `Degrees in place ${index + 1}`,
        type: 'integer',
        value: celsius,
        minimum: -99,
        maximum: 99,
      },
    ]),
    ...DAYS.flatMap(([name, sky, high, low], index): readonly FieldDefinition[] => [
      { key: `_days.${index}.name`, title: `Day ${index + 1}`, type: 'text', value: name, maxLength: 16 },
      {
        key: `_days.${index}.sky`,
        title: `Sky on day ${index + 1}`,
        type: 'dropdown',
        value: sky,
        choices: Object.entries(SKIES).map(([value, label]) => ({ value, label })),
      },
      {
        key: `_days.${index}.high`,
        title: `Highest on day ${index + 1}`,
        type: 'integer',
        value: high,
        minimum: -99,
        maximum: 99,
      },
      {
        key: `_days.${index}.low`,
        title: `Lowest on day ${index + 1}`,
        type: 'integer',
        value: low,
        minimum: -99,
        maximum: 99,
      },
    ]),
  ],
});
