import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { keyframes } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';
import { INK, PAPER, YELLOW } from '../tiles.ts';

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
              x: 96,
              y: 792,
              width: keyframes([0, 0, 'ease-out-cubic'], [30, 760]),
              height: 168,
              fill: INK,
            },
          },
        },
        {
          id: 'edge',
          name: 'Edge',
          element: {
            type: 'rectangle',
            style: {
              x: keyframes([0, 96, 'ease-out-cubic'], [30, 856]),
              y: 792,
              width: keyframes([0, 0], [6, 12]),
              height: 168,
              fill: YELLOW,
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
              x: 120,
              y: keyframes([20, 822, 'ease-out-cubic'], [45, 802]),
              width: 690,
              height: 84,
              opacity: keyframes([20, 0], [45, 1]),
              fontFamily: FONT,
              fontSize: 76,
              fontWeight: 700,
              lineHeight: 1.1,
              color: PAPER,
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
              x: 120,
              y: 886,
              width: 690,
              height: 54,
              opacity: keyframes([26, 0], [49, 1]),
              fontFamily: FONT,
              fontSize: 42,
              fontWeight: 500,
              lineHeight: 1.15,
              color: PAPER,
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
