import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { gradient, keyframes } from '../drawing.ts';
import { barlowCondensed, FONT } from '../fonts.ts';

/** Rises from the lower edge and sinks back. */
const rise = (y: number, delay: number) =>
  keyframes(
    [delay, y + 60, 'ease-out-expo' as const],
    [delay + 30, y],
    [75, y, 'ease-in-cubic' as const],
    [95, y + 60],
  );

const fade = (delay: number) => keyframes([delay, 0], [delay + 16, 1], [78, 1], [95, 0]);

/** A city and its temperature. The temperature comes from a service, which a file of the example replaces. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'External API',
  mainComposition: 'external-api',
  resources: barlowCondensed(500, 600, 700),
  compositions: [
    {
      id: 'external-api',
      name: 'External API',
      width: 1920,
      height: 1080,
      fps: 50,
      duration: 100,
      frameActions: [{ frame: 75, name: 'Out', isOutro: true }],
      layers: [
        {
          id: 'plate',
          name: 'Plate',
          element: {
            type: 'rectangle',
            style: {
              x: 120,
              y: rise(770, 0),
              width: 700,
              height: 210,
              borderRadius: 18,
              opacity: fade(0),
              fill: gradient(135, '#1d3b72', '#0e1a33'),
            },
          },
        },
        {
          id: 'sun',
          name: 'Sun',
          element: {
            type: 'ellipse',
            style: {
              x: 660,
              y: rise(800, 6),
              width: 120,
              height: 120,
              opacity: fade(6),
              fill: {
                type: 'radial',
                stops: [
                  { offset: 0, color: '#ffd166' },
                  { offset: 0.62, color: '#fca311' },
                  { offset: 0.64, color: 'rgb(252 163 17 / 0.25)' },
                  { offset: 1, color: 'rgb(252 163 17 / 0)' },
                ],
              },
            },
          },
        },
        {
          id: 'city',
          name: 'City',
          element: {
            type: 'text',
            key: '_city',
            content: 'Rotterdam',
            autoSize: false,
            autoSqueeze: true,
            style: {
              x: 160,
              y: rise(786, 8),
              width: 480,
              height: 70,
              opacity: fade(8),
              verticalTextAlign: 'middle',
              fontFamily: FONT,
              fontSize: 54,
              fontWeight: 600,
              lineHeight: 1,
            },
          },
        },
        {
          id: 'temperature',
          name: 'Temperature',
          element: {
            type: 'text',
            content: '–°',
            style: {
              x: 160,
              y: rise(846, 14),
              opacity: fade(14),
              fontFamily: FONT,
              fontSize: 104,
              fontWeight: 700,
              lineHeight: 1,
              color: '#ffd08a',
            },
          },
        },
        {
          id: 'source',
          name: 'Source',
          element: {
            type: 'text',
            content: 'Example data from a file',
            style: {
              x: 410,
              y: rise(926, 18),
              opacity: fade(18),
              fontFamily: FONT,
              fontSize: 28,
              fontWeight: 500,
              letterSpacing: 0.5,
              lineHeight: 1,
              color: '#b6c3dd',
            },
          },
        },
      ],
    },
  ],
  templateDefinition: {
    description:
      'A city and its temperature. The example reads the temperature from a file instead of the network.',
    layer: 3,
    outMode: 'manual',
    fields: [
      {
        key: '_city',
        title: 'City',
        description:
          'Rotterdam, Oslo, Lisbon and Nairobi have an answer in the file; Reykjavik never answers',
        type: 'text',
        value: 'Rotterdam',
        required: true,
        maxLength: 40,
      },
    ],
  },
};
