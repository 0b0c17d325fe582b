import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { barlowCondensed, FONT } from '../fonts.ts';

/** A graphic without an outro: it leaves the way it came. Frame 0 is empty, because it's the last frame before the graphic is hidden. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Play in reverse on stop',
  mainComposition: 'play-in-reverse-on-stop',
  resources: barlowCondensed(500, 700),
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
              width: {
                keyframes: [
                  { frame: 0, value: 0, easing: 'ease-out-cubic' },
                  { frame: 30, value: 760 },
                ],
              },
              height: 136,
              fill: {
                type: 'linear',
                angle: 90,
                stops: [
                  { offset: 0, color: '#0f3d3a' },
                  { offset: 1, color: '#0f766e' },
                ],
              },
            },
          },
        },
        {
          id: 'edge',
          name: 'Edge',
          element: {
            type: 'rectangle',
            style: {
              x: {
                keyframes: [
                  { frame: 0, value: 120, easing: 'ease-out-cubic' },
                  { frame: 30, value: 880 },
                ],
              },
              y: 850,
              width: {
                keyframes: [
                  { frame: 0, value: 0 },
                  { frame: 6, value: 12 },
                ],
              },
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
              y: {
                keyframes: [
                  { frame: 20, value: 884, easing: 'ease-out-cubic' },
                  { frame: 45, value: 862 },
                ],
              },
              width: 690,
              height: 70,
              opacity: {
                keyframes: [
                  { frame: 20, value: 0 },
                  { frame: 45, value: 1 },
                ],
              },
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
              opacity: {
                keyframes: [
                  { frame: 26, value: 0 },
                  { frame: 49, value: 1 },
                ],
              },
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
