import type { LayerDefinition, MaskDefinition } from '../../runtime/definition/composition.ts';
import { clip, keyframes, layer, template, text } from '../drawing.ts';
import { archivo } from '../fonts.ts';
import { changing, rise } from '../lines.ts';
import { INK, PAPER } from '../registers.ts';
import { light, SHADOW } from '../tiles.ts';

/** Slides the logo in from the right edge of the picture, and out again. */
const x = keyframes<number>([0, 1920, 'ease-out-expo'], [16, 1744], [79, 1744, 'ease-in-cubic'], [85, 1920]);

/** Uncovers the plate, and then its name, from behind the logo. The action fits it to the text. */
const wipe = (id: string, at = 5): MaskDefinition => ({
  id,
  name: 'Wipe',
  shape: 'path',
  // Room for the shadow below the plate.
  data: 'M39 0H813V120H0Z',
  style: {
    x: keyframes([at, 1847, 'ease-out-expo'], [at + 16, 987], [75, 987, 'ease-in-quad'], [82, 1847]),
    y: 54,
    width: 813,
    height: 120,
  },
});

/** One of the two pictures. Template data decides which of them is visible. */
const logo = (edition: 'day' | 'night'): LayerDefinition => ({
  id: `logo-${edition}`,
  name: `Logo ${edition}`,
  isVisible: edition === 'day',
  element: {
    type: 'image',
    source: `logo-${edition}`,
    style: {
      x,
      y: 54,
      width: 80,
      height: 80,
      ...SHADOW,
    },
  },
  // By night, the edge of the slash has passed the black logo, which is in front of the yellow one.
  ...(edition === 'night' && {
    masks: [
      {
        ...{ id: 'turn', name: 'Turn', shape: 'path', data: 'M39 0H310V120H0Z' },
        style: { x: 1700, y: 54, width: 310, height: 120 },
      } as const,
    ],
  }),
});

/** A slim, soft slash of light, which crosses the plate once it has opened. */
const beam = layer(
  'Beam',
  {
    type: 'path',
    data: 'M26 0H50L24 80H0Z',
    style: {
      ...{ y: 54, width: 50, height: 80 },
      fill: light('255 210 63', 0.45),
      x: keyframes([20, 1752, 'ease-in-out-sine'], [40, 900]),
    },
  },
  { masks: [wipe('beam-wipe')] },
);

/** Where the station's name is, and the frames at which it moves. */
const PLACE = { y: 54, height: 80, at: 5 };

/** The name, which rises on the plate. */
const station: LayerDefinition = {
  ...text(
    'Station',
    { key: '_station', content: 'harbor' },
    {
      x: 1102,
      y: rise(PLACE, 48),
      width: 624,
      height: 80,
      fontSize: 48,
      fontWeight: 700,
      textAlign: 'right',
      color: PAPER,
    },
  ),
  id: 'station',
  masks: [clip('station-line', 'Line', { x: 960, y: 54, width: 785, height: 80 }), wipe('station-wipe')],
};

/**
 * The station's bug at the top right, with rays from an image sequence. Template data shows one of two
 * pictures.
 */
export const project = template('Station logo', {
  resources: [
    ...archivo,
    { type: 'image', id: 'logo-day', url: 'station-logo/day.svg', width: 120, height: 120 },
    { type: 'image', id: 'logo-night', url: 'station-logo/night.svg', width: 120, height: 120 },
    {
      type: 'image-sequence',
      id: 'rays',
      urls: Array.from(
        { length: 25 },
        (_, index) => `station-logo/rays_${String(index).padStart(2, '0')}.webp`,
      ),
      width: 72,
      height: 72,
    },
  ],
  description: 'The logo of a station with its name, by day or by night.',
  layer: 2,
  layers: [
    layer(
      'Plate',
      // It reaches under the logo, which slides in front of it.
      { type: 'rectangle', style: { x: 960, y: 54, width: 864, height: 80, fill: INK, ...SHADOW } },
      { masks: [wipe('plate-wipe')] },
    ),
    beam,
    ...changing(station),
    logo('day'),
    logo('night'),
    layer('Rays', {
      type: 'image-sequence',
      key: '_rays',
      source: 'rays',
      style: { x, y: 54, width: 80, height: 80, opacity: 0.4 },
    }),
  ],
  fields: [
    { key: '_station', title: 'Station', type: 'text', value: 'harbor', required: true, maxLength: 30 },
    {
      key: '_edition',
      title: 'Edition',
      description: 'The logo is yellow by day, and black by night',
      type: 'dropdown',
      value: 'day',
      choices: [
        { value: 'day', label: 'Day' },
        { value: 'night', label: 'Night' },
      ],
    },
  ],
});
