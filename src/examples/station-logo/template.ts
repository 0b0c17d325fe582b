import type { LayerDefinition, MaskDefinition } from '../../runtime/definition/composition.ts';
import { clip, keyframes, layer, template, text } from '../drawing.ts';
import { archivo } from '../fonts.ts';
import { changing, rise } from '../lines.ts';
import { INK, PAPER } from '../registers.ts';
import { light, SHADOW } from '../tiles.ts';

/** Slides the logo in from the right edge of the picture. */
const x = keyframes<number>([0, 1920, 'ease-out-expo'], [16, 1760]);

/** Closes over the logo once the plate is back behind it. */
const close = (id: string): MaskDefinition => ({
  ...{ id, name: 'Close', shape: 'path', data: 'M34 0H360V104H0Z' },
  style: { x: keyframes([80, 1700, 'ease-in-quad'], [85, 1860]), y: 54, width: 360, height: 104 },
});

/** Uncovers the plate, and then its name, from behind the logo. The action fits it to the text. */
const wipe = (id: string, at = 5): MaskDefinition => ({
  id,
  name: 'Wipe',
  shape: 'path',
  // Room for the shadow below the plate.
  data: 'M34 0H813V104H0Z',
  style: {
    x: keyframes([at, 1847, 'ease-out-expo'], [at + 16, 1003], [75, 1003, 'ease-in-quad'], [82, 1847]),
    y: 54,
    width: 813,
    height: 104,
  },
});

/** The edge of the slash when it has passed the logo. */
const turn: MaskDefinition = {
  ...{ id: 'turn', name: 'Turn', shape: 'path', data: 'M34 0H310V104H0Z' },
  style: { x: 1716, y: 54, width: 310, height: 104 },
};

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
      width: 64,
      height: 64,
      ...SHADOW,
    },
  },
  masks: [
    // By night, the edge of the slash has passed the black logo, which is in front of the yellow one.
    ...(edition === 'night' ? [turn] : []),
    close(`close-${edition}`),
  ],
});

/** A slim, soft slash of light, which crosses the plate once it has opened. */
const beam = layer(
  'Beam',
  {
    type: 'path',
    data: 'M21 0H45L24 64H0Z',
    style: {
      ...{ y: 54, width: 45, height: 64 },
      fill: light('255 210 63', 0.45),
      x: keyframes([20, 1768, 'ease-in-out-sine'], [40, 916]),
    },
  },
  { masks: [wipe('beam-wipe')] },
);

/** Where the station's name is, and the frames at which it moves. */
const PLACE = { y: 54, height: 64, at: 5 };

/** The name, which rises on the plate. */
const station: LayerDefinition = {
  ...text(
    'Station',
    { key: '_station', content: 'harbor' },
    {
      x: 1118,
      y: rise(PLACE, 40),
      width: 624,
      height: 64,
      fontSize: 46,
      fontWeight: 700,
      textAlign: 'right',
      color: PAPER,
    },
  ),
  id: 'station',
  masks: [clip('station-line', 'Line', { x: 960, y: 54, width: 801, height: 64 }), wipe('station-wipe')],
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
      { type: 'rectangle', style: { x: 960, y: 54, width: 864, height: 64, fill: INK, ...SHADOW } },
      { masks: [wipe('plate-wipe')] },
    ),
    beam,
    ...changing(station),
    logo('day'),
    logo('night'),
    layer(
      'Rays',
      {
        type: 'image-sequence',
        key: '_rays',
        source: 'rays',
        style: { x, y: 54, width: 64, height: 64, opacity: 0.4 },
      },
      { masks: [close('close-rays')] },
    ),
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
