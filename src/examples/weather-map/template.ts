import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { FULL, keyframes, layer, nested, template, text } from '../drawing.ts';
import { changing, line } from '../lines.ts';
import { INK, PAPER, SAFE, YELLOW } from '../registers.ts';
import { staying, type Tile, together, wipe } from '../tiles.ts';

/** Each place, its temperature, where it is on the coast, its sky, and how many places are north of it. */
const PLACES = [
  ['Norvale', '7', 842, 408, 'storm', 1],
  ['Harbor City', '11', 621, 624, 'rain', 2],
  ['Vestholm', '12', 741, 230, 'cloud', 0],
  ['Lindhavn', '9', 557, 862, 'sun', 3],
] as const;

const DAYS = [
  ['Monday', 'rain', '11', '6'],
  ['Tuesday', 'cloud', '13', '7'],
  ['Wednesday', 'sun', '16', '8'],
  ['Thursday', 'sun', '18', '9'],
  ['Friday', 'storm', '14', '9'],
] as const;

const PLACE = { width: 420, height: 184 };
const DAY = { width: 648, height: 152 };

const SKIES = { sun: 'Sun', cloud: 'Clouds', rain: 'Rain', snow: 'Snow', storm: 'Storm' };

/** The whole picture. Its slanted edge ends outside of it. */
const screen: Tile = { ...SAFE, id: 'Ground', x: 0, y: 0, width: 2280, height: 1080, fill: INK, leave: 11 };
const title: Tile = staying({ ...SAFE, id: 'Title line', y: 60, height: 96, fill: INK, at: 0 });

/** How far rows rise while they fade in, because no plate would cut them. */
const RISE = 24;
/** Rows come in on timelines of their own, a frame apart, right behind the edge of the picture. */
const ROW = { duration: 47, frameActions: [{ frame: 46, name: 'Wait', isStep: true }] };
const row = (
  name: string,
  place: Readonly<Record<'x' | 'y', number>>,
  startFrame: number,
): LayerDefinition => ({
  ...nested(name, name.toLowerCase().replace(' ', '-'), {
    ...place,
    opacity: keyframes([startFrame, 0], [startFrame + 5, 1]),
  }),
  startFrame,
});

/** A text that rises into a row, and the one that it replaces. */
const cell = (
  id: string,
  name: string,
  key: string,
  content: string,
  { y = 0, height, ...style }: ElementStyleDefinition<'text'> & Readonly<{ y?: number; height: number }>,
): readonly LayerDefinition[] => {
  const rising = keyframes<number>([0, y + RISE, 'ease-out-quart'], [14, y]);
  return changing({ ...text(name, { key, content }, { color: PAPER, ...style, y: rising, height }), id });
};

/** The icon of a sky, which rises into a row. The actions draw it. */
const icon = (id: string, key: string, x: number, y: number, size: number): readonly LayerDefinition[] =>
  changing({
    id: `${id}-icon`,
    name: 'Icon',
    element: {
      type: 'path',
      key: `${key}.sky`,
      data: '',
      style: {
        ...{ x, width: size, height: size, fill: YELLOW, stroke: YELLOW, strokeWidth: 7 },
        y: keyframes([0, y + RISE, 'ease-out-quart'], [14, y]),
      },
    },
  });

const place = ([name, celsius]: (typeof PLACES)[number], index: number): CompositionDefinition => {
  const [id, key] = [`place-${index + 1}`, `_places.${index}`];
  return {
    ...{ id, name: `Place ${index + 1}`, ...PLACE, ...ROW },
    layers: [
      ...cell(`${id}-name`, 'Name', `${key}.name`, name, {
        ...{ width: 416, y: 4, height: 70, fontSize: 60, fontWeight: 500, textAlign: 'right' },
      }),
      ...cell(`${id}-degrees`, 'Degrees', `${key}.celsius`, `${celsius}°`, {
        ...{ width: 276, y: 74, height: 110, fontSize: 116, fontWeight: 700, textAlign: 'right' },
      }),
      ...icon(id, key, 296, 80, 80),
    ],
  };
};

/** A line below a day, which the last one doesn't have. */
const rule = (index: number): LayerDefinition =>
  layer(`Rule ${index + 1}`, {
    type: 'rectangle',
    transformOrigin: { x: 0, y: 0.5 },
    style: {
      ...{ y: 149, width: 648, height: 3, fill: '#55575a' },
      scaleX: keyframes([0, 0, 'ease-out-expo'], [16, 1]),
    },
  });

const day = ([name, , high, low]: (typeof DAYS)[number], index: number): CompositionDefinition => {
  const [id, key] = [`day-${index + 1}`, `_days.${index}`];
  const right = { height: 148, textAlign: 'right' } as const;
  return {
    ...{ id, name: `Day ${index + 1}`, ...DAY, ...ROW },
    layers: [
      ...cell(`${id}-name`, 'Name', `${key}.name`, name, {
        ...{ width: 292, height: 148, fontSize: 60, fontWeight: 500 },
      }),
      ...icon(id, key, 328, 30, 88),
      ...cell(`${id}-high`, 'High', `${key}.high`, `${high}°`, {
        ...{ ...right, x: 428, width: 128, fontSize: 80, fontWeight: 700 },
      }),
      ...cell(`${id}-low`, 'Low', `${key}.low`, `${low}°`, {
        ...{ ...right, x: 556, width: 92, fontSize: 66, fontWeight: 450, color: '#a8a7a4' },
      }),
      ...(index < DAYS.length - 1 ? [rule(index)] : []),
    ],
  };
};

/** The mainland with a bay and a headland, and two islands. It ends outside of the picture. */
const COAST =
  'M-40 -40H700C730 30 640 70 660 120S770 170 742 226S690 262 712 312S850 340 842 412S800 520 750 540S600 560 622 624S730 690 700 752S540 800 556 868S520 990 540 1120H-40Z' +
  'M800 588C850 560 884 600 870 650S836 730 800 700S760 610 800 588ZM770 800C812 786 822 830 800 868S738 890 740 846S744 808 770 800Z';
const LAND = { x: -40, y: -40, width: 912, height: 1160 };
/** The map ends at the beam. */
const WATER = 'M0 0H1151L800 1080H0Z';
/** Clouds with flat bottoms. */
const CLOUD = 'a87 87 0 0 1 16 -172a140 140 0 0 1 260 -62a112 112 0 0 1 186 81a78 78 0 0 1 34 153z';
const CLOUDS = `M90 360${CLOUD}M780 710${CLOUD}`;
/** Clouds drift over the map, for half a minute at most. */
const DRIFT = { duration: 1500, frameActions: [{ frame: 1499, name: 'End', isStep: true }] };

/** A dot on the coast for each place. */
const DOTS = PLACES.map(([, , x, y]) => `M${x} ${y - 10}a10 10 0 1 0 .1 0z`).join('');

/** A part of the map, which comes in behind the edge of the picture. */
const chart = (name: string, data: string, style: ElementStyleDefinition<'path'>, at = 3): LayerDefinition =>
  layer(
    name,
    { type: 'path', data, style: { width: 1151, height: 1080, ...style } },
    { masks: [wipe(`${name}-wipe`, { ...staying(screen), at })] },
  );

const skyOf = (key: string, title: string, value: string): FieldDefinition => ({
  ...{ key, title, type: 'dropdown', value },
  choices: Object.entries(SKIES).map(([sky, label]) => ({ value: sky, label })),
});

const degrees = (key: string, title: string, value: string): FieldDefinition => ({
  ...{ key, title, type: 'integer', value, minimum: -99, maximum: 99 },
});

/** A map with the temperatures of four places, and five days beside it. */
export const project = template('Weather map', {
  description: 'A map with four places, and the next five days.',
  layer: 6,
  layers: together(screen, [
    layer('Map', { type: 'composition', composition: 'map' }),
    layer('Board', { type: 'composition', composition: 'board' }),
  ]),
  compositions: [
    {
      ...{ id: 'map', name: 'Map', ...FULL, duration: 87 },
      layers: [
        layer(
          'Ground',
          { type: 'rectangle', style: { width: 1920, height: 1080, fill: INK } },
          { masks: [wipe('ground-wipe', staying(screen))] },
        ),
        chart('Water', WATER, { fill: '#0c2128' }, 0),
        chart('Shallows', COAST, { ...LAND, fill: '#133740', stroke: '#133740', strokeWidth: 64 }),
        chart('Coast', COAST, { ...LAND, fill: '#34505a', stroke: '#a8a7a4', strokeWidth: 3 }),
        chart('Dots', DOTS, {
          ...{ x: 547, y: 220, width: 305, height: 652, fill: PAPER },
        }),
        layer('Clouds', {
          ...{ type: 'composition', composition: 'clouds', detachedPlayhead: true },
        }),
        layer('Beam', {
          type: 'path',
          data: 'M351 0H375L24 1080H0Z',
          style: {
            x: keyframes([0, -500, 'ease-out-expo'], [18, 800]),
            width: 375,
            height: 1080,
            fill: YELLOW,
          },
        }),
      ],
    },
    {
      ...{ id: 'clouds', name: 'Clouds', ...FULL, ...DRIFT },
      layers: [
        layer(
          'Cloud',
          {
            type: 'path',
            data: CLOUDS,
            style: {
              ...{ y: 150, width: 1310, height: 760, fill: `${PAPER}0a` },
              x: keyframes([0, -560], [DRIFT.duration - 1, 60]),
            },
          },
          {
            masks: [
              {
                id: 'cloud-map',
                name: 'Map',
                shape: 'path',
                data: WATER,
                style: { width: 1151, height: 1080 },
              },
            ],
          },
        ),
      ],
    },
    {
      ...{ id: 'board', name: 'Board', ...FULL, duration: 87 },
      layers: [
        ...changing(line(title, 'Map title', '_map', 'Today', { x: 96, width: 480 })),
        ...changing(
          line(title, 'Title', '_title', 'The next five days', { x: 1176, width: 648, fontSize: 54 }),
        ),
        ...PLACES.map(([, , x, y, , north], index) =>
          // Its name ends next to its dot.
          row(`Place ${index + 1}`, { x: x - 448, y: y - 39 }, 4 + north),
        ),
        ...DAYS.map((_, index) => row(`Day ${index + 1}`, { x: 1176, y: 176 + 152 * index }, 4 + index)),
      ],
    },
    ...PLACES.map(place),
    ...DAYS.map(day),
  ],
  fields: [
    { key: '_map', title: 'Map title', type: 'text', value: 'Today', maxLength: 20 },
    { key: '_title', title: 'Title', type: 'text', value: 'The next five days', maxLength: 40 },
    ...PLACES.flatMap(([name, celsius, , , sky], index): readonly FieldDefinition[] => [
      { key: `_places.${index}.name`, title: `Place ${index + 1}`, type: 'text', value: name, maxLength: 20 },
      skyOf(`_places.${index}.sky`, `Sky in place ${index + 1}`, sky),
      degrees(`_places.${index}.celsius`, `Degrees in place ${index + 1}`, celsius),
    ]),
    ...DAYS.flatMap(([name, sky, high, low], index): readonly FieldDefinition[] => [
      { key: `_days.${index}.name`, title: `Day ${index + 1}`, type: 'text', value: name, maxLength: 16 },
      skyOf(`_days.${index}.sky`, `Sky on day ${index + 1}`, sky),
      degrees(`_days.${index}.high`, `Highest on day ${index + 1}`, high),
      degrees(`_days.${index}.low`, `Lowest on day ${index + 1}`, low),
    ]),
  ],
});
