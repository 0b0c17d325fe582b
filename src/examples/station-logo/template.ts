import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import type { EasingDefinition, ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { gradient } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';

/** Appears between two frames and leaves in the outro. */
const comeAndGo = (at: number, value: number, away: number, easing: EasingDefinition = 'ease-out-expo') => ({
  keyframes: [
    { frame: at, value: away, easing },
    { frame: at + 26, value },
    { frame: 75, value, easing: 'ease-in-cubic' as const },
    { frame: 97, value: away },
  ],
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
      x: 186,
      y: 676,
      width: 260,
      height: 260,
      scaleX: comeAndGo(0, 1, 0, 'ease-out-back'),
      scaleY: comeAndGo(0, 1, 0, 'ease-out-back'),
      dropShadowY: 8,
      dropShadowBlur: 20,
      dropShadowColor: 'rgb(0 0 0 / 0.4)',
    },
  },
});

const line = (
  id: string,
  name: string,
  key: string,
  content: string,
  y: number,
  at: number,
  font: ElementStyleDefinition<'text'>,
): LayerDefinition => ({
  id,
  name,
  element: {
    type: 'text',
    key,
    content,
    autoSize: false,
    autoSqueeze: true,
    style: {
      x: comeAndGo(at, 545, 485),
      y,
      width: 520,
      opacity: comeAndGo(at, 1, 0, 'linear'),
      verticalTextAlign: 'middle',
      fontFamily: FONT,
      lineHeight: 1,
      ...font,
    },
  },
});

/** The logo of a station in front of rays from an image sequence. Template data shows one of two pictures. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Station logo',
  mainComposition: 'station-logo',
  resources: [
    ...archivo,
    { type: 'image', id: 'logo-day', url: 'station-logo/day.svg', width: 260, height: 260 },
    { type: 'image', id: 'logo-night', url: 'station-logo/night.svg', width: 260, height: 260 },
    {
      type: 'image-sequence',
      id: 'rays',
      urls: Array.from(
        { length: 25 },
        (_, index) => `station-logo/rays_${String(index).padStart(2, '0')}.webp`,
      ),
      width: 180,
      height: 180,
    },
  ],
  compositions: [
    {
      id: 'station-logo',
      name: 'Station logo',
      width: 1920,
      height: 1080,
      fps: 50,
      duration: 100,
      frameActions: [{ frame: 75, name: 'Outro', isOutro: true }],
      layers: [
        {
          id: 'plate',
          name: 'Plate',
          element: {
            type: 'rectangle',
            transformOrigin: { x: 0, y: 0.5 },
            style: {
              x: 316,
              y: 736,
              width: 784,
              height: 140,
              borderRadius: 16,
              fill: gradient(90, '#10182b', '#22365f'),
              scaleX: comeAndGo(8, 1, 0),
            },
          },
        },
        {
          id: 'rays',
          name: 'Rays',
          element: {
            type: 'image-sequence',
            key: '_rays',
            source: 'rays',
            style: {
              x: 106,
              y: 596,
              // The rays are soft, so they can be scaled up, and the file stays small.
              width: 420,
              height: 420,
              opacity: comeAndGo(10, 1, 0, 'linear'),
              scaleX: comeAndGo(10, 1, 0.6),
              scaleY: comeAndGo(10, 1, 0.6),
            },
          },
        },
        logo('day'),
        logo('night'),
        line('station', 'Station', '_station', 'Harbor TV', 752, 16, {
          height: 64,
          fontSize: 60,
          fontWeight: 700,
        }),
        line('program', 'Program', '_program', 'The evening show', 818, 21, {
          height: 44,
          fontSize: 36,
          fontWeight: 500,
          letterSpacing: 1,
          color: '#ffd08a',
        }),
      ],
    },
  ],
  templateDefinition: {
    description: 'The logo of a station with its name, by day or by night.',
    layer: 2,
    outMode: 'manual',
    fields: [
      { key: '_station', title: 'Station', type: 'text', value: 'Harbor TV', required: true, maxLength: 30 },
      { key: '_program', title: 'Program', type: 'text', value: 'The evening show', maxLength: 50 },
      {
        key: '_edition',
        title: 'Edition',
        description: 'The logo has a sun by day and a moon by night',
        type: 'dropdown',
        value: 'day',
        choices: [
          { value: 'day', label: 'Day' },
          { value: 'night', label: 'Night' },
        ],
      },
    ],
  },
};
