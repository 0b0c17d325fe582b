import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import type { FontResource } from '../../runtime/definition/resources.ts';
import { gradient, keyframes } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';

/** The light and the bold weight. Both are imported, so that the text is painted at the measured width. */
const light: readonly FontResource[] = archivo.map((font) => ({
  ...font,
  id: font.id.replace('500', '400'),
  url: font.url.replace('500', '400'),
  weight: 400,
}));

/** One name in two styles: the first name is light and the family name bold, on one line of a nested composition. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Advanced text styling',
  mainComposition: 'advanced-text-styling',
  resources: [...light, ...archivo],
  compositions: [
    {
      id: 'advanced-text-styling',
      name: 'Advanced text styling',
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
            transformOrigin: { x: 0, y: 0.5 },
            style: {
              x: 120,
              y: 856,
              width: 856,
              height: 134,
              fill: gradient(90, '#10182b', '#22365f'),
              scaleX: keyframes([0, 0, 'ease-out-expo'], [28, 1], [80, 1, 'ease-in-quart'], [99, 0]),
            },
          },
        },
        {
          id: 'edge',
          name: 'Edge',
          element: {
            type: 'rectangle',
            transformOrigin: { x: 0.5, y: 1 },
            style: {
              x: 120,
              y: 856,
              width: 10,
              height: 134,
              fill: '#ffd400',
              scaleY: keyframes([0, 0, 'ease-out-expo'], [16, 1], [86, 1, 'ease-in-cubic'], [99, 0]),
            },
          },
        },
        {
          id: 'name-line',
          name: 'Name line',
          element: {
            type: 'composition',
            composition: 'name-line',
            style: {
              x: keyframes([12, 100, 'ease-out-expo'], [40, 168]),
              y: 866,
              opacity: keyframes([12, 0], [26, 1], [75, 1], [85, 0]),
            },
          },
        },
        {
          id: 'title',
          name: 'Title',
          element: {
            type: 'text',
            key: '_title',
            content: 'Climate correspondent',
            autoSize: false,
            autoSqueeze: true,
            style: {
              x: keyframes([18, 100, 'ease-out-expo'], [46, 168]),
              y: 936,
              width: 760,
              height: 40,
              opacity: keyframes([18, 0], [32, 1], [75, 1], [85, 0]),
              fontFamily: FONT,
              fontSize: 34,
              fontWeight: 500,
              letterSpacing: 1,
              lineHeight: 1.1,
              color: '#c9d4ea',
            },
          },
        },
      ],
    },
    {
      id: 'name-line',
      name: 'Name line',
      width: 760,
      height: 80,
      fps: 50,
      duration: 100,
      layers: [
        {
          id: 'first-name',
          name: 'First name',
          element: {
            type: 'text',
            key: '_name',
            content: 'Mira',
            style: {
              fontFamily: FONT,
              fontSize: 58,
              fontWeight: 400,
              lineHeight: 1.2,
              color: '#ffffff',
            },
          },
        },
        {
          id: 'family-name',
          name: 'Family name',
          element: {
            type: 'text',
            content: 'Halvorsen',
            style: {
              x: 106,
              fontFamily: FONT,
              fontSize: 58,
              fontWeight: 700,
              lineHeight: 1.2,
              color: '#ffd400',
            },
          },
        },
      ],
    },
  ],
  templateDefinition: {
    description: 'One name in two styles on one line.',
    layer: 5,
    outMode: 'manual',
    fields: [
      {
        key: '_name',
        title: 'Name',
        description: 'First name and family name',
        type: 'text',
        value: 'Mira Halvorsen',
        required: true,
        maxLength: 60,
      },
      { key: '_title', title: 'Title', type: 'text', value: 'Climate correspondent', maxLength: 60 },
    ],
  },
};
