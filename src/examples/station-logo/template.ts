import type { LayerDefinition, MaskDefinition } from '../../runtime/definition/composition.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { clip, keyframes, layer, template, text } from '../drawing.ts';
import { archivo } from '../fonts.ts';
import { changing, rise } from '../lines.ts';
import { INK, PAPER } from '../registers.ts';

/** Slides the logo in from the right edge of the picture, and out again. */
const x = keyframes<number>([0, 1920, 'ease-out-expo'], [16, 1680], [79, 1680, 'ease-in-cubic'], [86, 1920]);

/** Uncovers the plate from behind the logo. The composition action fits it to the text. */
const wipe = (id: string): MaskDefinition => ({
  id,
  name: 'Wipe',
  shape: 'path',
  data: 'M47 0H800V144H0Z',
  style: {
    x: keyframes([5, 1860, 'ease-out-expo'], [21, 1000], [77, 1000, 'ease-in-cubic'], [84, 1860]),
    y: 54,
    width: 800,
    height: 144,
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
      width: 144,
      height: 144,
      dropShadowY: 8,
      dropShadowBlur: 24,
      dropShadowColor: 'rgb(11 14 20 / 0.35)',
    },
  },
});

const line = (
  name: string,
  key: string,
  content: string,
  at: number,
  { y, height, ...style }: Readonly<Record<'y' | 'height', number>> & ElementStyleDefinition<'text'>,
): LayerDefinition => ({
  ...text(
    name,
    { key, content },
    {
      x: 1032,
      y: rise({ y, height, at, out: 75 }),
      width: 624,
      height,
      textAlign: 'right',
      color: PAPER,
      ...style,
    },
  ),
  id: name.toLowerCase(),
  masks: [wipe(`${key}-wipe`), clip(`${key}-line`, 'Line', { x: 960, y, width: 721, height })],
});

/**
 * The station's bug at the top right, above rays from an image sequence. Template data shows one of two
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
      width: 112,
      height: 12,
    },
  ],
  description: 'The logo of a station with its name, by day or by night.',
  layer: 2,
  layers: [
    layer(
      'Plate',
      // It reaches under the logo, which slides in front of it.
      { type: 'rectangle', style: { x: 960, y: 54, width: 864, height: 144, fill: INK } },
      { masks: [wipe('plate-wipe')] },
    ),
    ...changing(
      line('Station', '_station', 'Harbor TV', 5, { y: 60, height: 76, fontSize: 68, fontWeight: 700 }),
    ),
    ...changing(
      line('Program', '_program', 'The evening show', 8, {
        y: 132,
        height: 58,
        fontSize: 48,
        fontWeight: 500,
      }),
    ),
    layer('Rays', {
      type: 'image-sequence',
      key: '_rays',
      source: 'rays',
      style: { x, y: 198, width: 144, height: 15 },
    }),
    logo('day'),
    logo('night'),
  ],
  fields: [
    { key: '_station', title: 'Station', type: 'text', value: 'Harbor TV', required: true, maxLength: 30 },
    { key: '_program', title: 'Program', type: 'text', value: 'The evening show', maxLength: 50 },
    {
      key: '_edition',
      title: 'Edition',
      description: 'The logo is yellow with a sun by day, and black with a moon by night',
      type: 'dropdown',
      value: 'day',
      choices: [
        { value: 'day', label: 'Day' },
        { value: 'night', label: 'Night' },
      ],
    },
  ],
});
