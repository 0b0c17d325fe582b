import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import type { ElementStyleDefinition } from '../../runtime/definition/style.ts';
import { gradient, keyframes } from '../drawing.ts';
import { barlowCondensed, FONT } from '../fonts.ts';

const label = (
  id: string,
  name: string,
  key: string,
  content: string,
  at: number,
  style: ElementStyleDefinition<'text'>,
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
      verticalTextAlign: 'middle',
      fontFamily: FONT,
      lineHeight: 1,
      opacity: keyframes([at, 0], [at + 14, 1], [75, 1], [84, 0]),
      ...style,
    },
  },
});

/** A share, its price, and its change. The slanted plates and the arrow are paths. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Share price',
  mainComposition: 'share-price',
  resources: barlowCondensed(500, 600, 700),
  compositions: [
    {
      id: 'share-price',
      name: 'Share price',
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
            type: 'path',
            data: 'M 40 0 H 1000 L 960 150 H 0 Z',
            style: {
              x: keyframes([0, -1000, 'ease-out-expo'], [32, 120], [78, 120, 'ease-in-cubic'], [97, -1000]),
              y: 826,
              width: 1000,
              height: 150,
              fill: gradient(90, '#10182b', '#22365f'),
            },
          },
        },
        {
          id: 'edge',
          name: 'Edge',
          element: {
            type: 'path',
            data: 'M 40 0 H 62 L 22 150 H 0 Z',
            style: {
              x: keyframes([4, -100, 'ease-out-expo'], [36, 120], [80, 120, 'ease-in-cubic'], [99, -100]),
              y: 826,
              width: 62,
              height: 150,
              fill: '#fca311',
            },
          },
        },
        label('share', 'Share', '_share', 'Harbor Rail', 14, {
          x: 212,
          y: 840,
          width: 430,
          height: 66,
          fontSize: 58,
          fontWeight: 700,
        }),
        label('place', 'Place', '_place', 'Rotterdam exchange', 18, {
          x: 200,
          y: 908,
          width: 430,
          height: 46,
          fontSize: 34,
          fontWeight: 500,
          letterSpacing: 1,
          color: '#c9d4ea',
        }),
        label('price', 'Price', '_price', '48.20', 22, {
          x: 640,
          y: 841,
          width: 230,
          height: 120,
          textAlign: 'right',
          fontSize: 96,
          fontWeight: 700,
        }),
        {
          id: 'arrow',
          name: 'Arrow',
          element: {
            type: 'path',
            key: '_arrow',
            data: 'M 0 0 L 100 0 L 50 80 Z',
            style: {
              x: 952,
              y: 852,
              width: 60,
              height: 48,
              fill: '#ff6b6b',
              scaleX: keyframes([26, 0, 'ease-out-back'], [44, 1], [75, 1, 'ease-in-cubic'], [85, 0]),
              scaleY: keyframes([26, 0, 'ease-out-back'], [44, 1], [75, 1, 'ease-in-cubic'], [85, 0]),
            },
          },
        },
        label('change', 'Change', '_change', '-1.4 %', 28, {
          x: 902,
          y: 910,
          width: 160,
          height: 46,
          textAlign: 'center',
          fontSize: 40,
          fontWeight: 600,
        }),
      ],
    },
  ],
  templateDefinition: {
    description: 'A share with its price and an arrow that shows the change.',
    layer: 5,
    outMode: 'manual',
    fields: [
      { key: '_share', title: 'Share', type: 'text', value: 'Harbor Rail', required: true, maxLength: 30 },
      { key: '_place', title: 'Place', type: 'text', value: 'Rotterdam exchange', maxLength: 40 },
      { key: '_price', title: 'Price', type: 'text', value: '48.20', maxLength: 9 },
      {
        key: '_change',
        title: 'Change',
        description: 'A minus in front, as in -1.4 %, turns the arrow down',
        type: 'text',
        value: '-1.4 %',
        maxLength: 9,
      },
    ],
  },
};
