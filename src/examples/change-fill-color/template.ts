import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { keyframes } from '../drawing.ts';
import { barlowCondensed, FONT } from '../fonts.ts';

/** A plate in the color of a team. The fill doesn't have keyframes, so that an action can set it. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Change fill color',
  mainComposition: 'change-fill-color',
  resources: barlowCondensed(500, 700),
  compositions: [
    {
      id: 'change-fill-color',
      name: 'Change fill color',
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
              x: keyframes([0, -780, 'ease-out-expo'], [30, 120], [75, 120, 'ease-in-cubic'], [99, -780]),
              y: 830,
              width: 760,
              height: 150,
              borderRadius: 14,
              fill: '#14213d',
              dropShadowY: 10,
              dropShadowBlur: 24,
              dropShadowColor: 'rgb(0 0 0 / 0.45)',
            },
          },
        },
        {
          id: 'line',
          name: 'Line',
          element: {
            type: 'rectangle',
            transformOrigin: { x: 0, y: 0.5 },
            style: {
              x: keyframes([0, -740, 'ease-out-expo'], [34, 160], [75, 160, 'ease-in-cubic'], [97, -740]),
              y: 898,
              width: 90,
              height: 5,
              fill: 'rgb(255 255 255 / 0.65)',
              scaleX: keyframes([20, 0, 'ease-out-expo'], [50, 1]),
            },
          },
        },
        {
          id: 'label',
          name: 'Label',
          element: {
            type: 'text',
            content: 'In the studio for',
            style: {
              x: keyframes([4, -740, 'ease-out-expo'], [36, 160], [75, 160, 'ease-in-cubic'], [97, -740]),
              y: 850,
              fontFamily: FONT,
              fontSize: 34,
              fontWeight: 500,
              letterSpacing: 1,
              lineHeight: 1.1,
              color: 'rgb(255 255 255 / 0.85)',
            },
          },
        },
        {
          id: 'team',
          name: 'Team',
          element: {
            type: 'text',
            key: '_team',
            content: 'Norvale',
            autoSize: false,
            autoSqueeze: true,
            style: {
              x: keyframes([8, -740, 'ease-out-expo'], [42, 160], [75, 160, 'ease-in-cubic'], [97, -740]),
              y: 908,
              width: 680,
              height: 62,
              verticalTextAlign: 'middle',
              fontFamily: FONT,
              fontSize: 58,
              fontWeight: 700,
              lineHeight: 1,
            },
          },
        },
      ],
    },
  ],
  templateDefinition: {
    description: "A team name on a plate in the team's color.",
    layer: 5,
    outMode: 'manual',
    fields: [
      {
        key: '_team',
        title: 'Team',
        description: 'Norvale and Vestholm have their own colors',
        type: 'text',
        value: 'Norvale',
        required: true,
        maxLength: 40,
      },
    ],
  },
};
