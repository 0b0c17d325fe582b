import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { keyframes } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';

/** A moving background for talk shows and weather. The Lottie animation keeps playing while the composition rests. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Looping background',
  mainComposition: 'background',
  resources: [...archivo, { type: 'lottie', id: 'waves', url: 'looping-background/waves.json' }],
  compositions: [
    {
      id: 'background',
      name: 'Background',
      width: 1920,
      height: 1080,
      fps: 50,
      duration: 100,
      frameActions: [{ frame: 60, name: 'Outro', isOutro: true }],
      layers: [
        {
          id: 'ground',
          name: 'Ground',
          element: {
            type: 'rectangle',
            style: {
              width: 1920,
              height: 1080,
              fill: {
                type: 'linear',
                angle: 150,
                stops: [
                  { offset: 0, color: '#2f5597' },
                  { offset: 0.5, color: '#1b2f57' },
                  { offset: 1, color: '#0b1426' },
                ],
              },
              opacity: keyframes([0, 0], [30, 1], [70, 1], [99, 0]),
            },
          },
        },
        {
          id: 'waves',
          name: 'Waves',
          element: {
            type: 'lottie',
            source: 'waves',
            style: {
              opacity: keyframes([0, 0], [40, 1], [62, 1], [90, 0]),
            },
          },
        },
        {
          id: 'label',
          name: 'Label',
          element: {
            type: 'text',
            key: '_label',
            content: 'Weather tonight',
            style: {
              x: 96,
              y: 950,
              opacity: keyframes([20, 0], [40, 0.9], [60, 0.9], [75, 0]),
              fontFamily: FONT,
              fontSize: 44,
              fontWeight: 600,
              letterSpacing: 4,
              textTransform: 'uppercase',
            },
          },
        },
      ],
    },
  ],
  templateDefinition: {
    description: 'A moving background that loops endlessly.',
    layer: 1,
    outMode: 'manual',
    fields: [{ key: '_label', title: 'Label', type: 'text', value: 'Weather tonight', maxLength: 30 }],
  },
};
