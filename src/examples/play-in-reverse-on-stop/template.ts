import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { gradient, keyframes } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';

/** A graphic without an outro: it leaves the way it came. Frame 0 is empty, because it's the last frame before the graphic is hidden. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Play in reverse on stop',
  mainComposition: 'play-in-reverse-on-stop',
  resources: archivo,
  compositions: [
    {
      id: 'play-in-reverse-on-stop',
      name: 'Play in reverse on stop',
      width: 1920,
      height: 1080,
      fps: 50,
      duration: 50,
      layers: [
        {
          id: 'plate',
          name: 'Plate',
          element: {
            type: 'rectangle',
            style: {
              x: 120,
              y: 850,
              width: keyframes([0, 0, 'ease-out-cubic'], [30, 760]),
              height: 136,
              fill: gradient(90, '#0f3d3a', '#0f766e'),
            },
          },
        },
        {
          id: 'edge',
          name: 'Edge',
          element: {
            type: 'rectangle',
            style: {
              x: keyframes([0, 120, 'ease-out-cubic'], [30, 880]),
              y: 850,
              width: keyframes([0, 0], [6, 12]),
              height: 136,
              fill: '#fca311',
            },
          },
        },
        {
          id: 'name',
          name: 'Name',
          element: {
            type: 'text',
            key: '_name',
            content: 'Mira Halvorsen',
            autoSize: false,
            autoSqueeze: true,
            style: {
              x: 156,
              y: keyframes([20, 884, 'ease-out-cubic'], [45, 862]),
              width: 690,
              height: 70,
              opacity: keyframes([20, 0], [45, 1]),
              fontFamily: FONT,
              fontSize: 60,
              fontWeight: 700,
              lineHeight: 1.15,
            },
          },
        },
        {
          id: 'title',
          name: 'Title',
          element: {
            type: 'text',
            key: '_title',
            content: 'Harbor reporter',
            autoSize: false,
            autoSqueeze: true,
            style: {
              x: 156,
              y: 932,
              width: 690,
              height: 44,
              opacity: keyframes([26, 0], [49, 1]),
              fontFamily: FONT,
              fontSize: 34,
              fontWeight: 500,
              letterSpacing: 1,
              lineHeight: 1.15,
              color: '#d5f2ee',
            },
          },
        },
      ],
    },
  ],
  templateDefinition: {
    description: 'A name and a title that leave the way they came.',
    layer: 5,
    outMode: 'manual',
    fields: [
      { key: '_name', title: 'Name', type: 'text', value: 'Mira Halvorsen', required: true, maxLength: 40 },
      { key: '_title', title: 'Title', type: 'text', value: 'Harbor reporter', maxLength: 60 },
    ],
  },
};
