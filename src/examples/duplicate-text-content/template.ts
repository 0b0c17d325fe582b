import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { barlowCondensed, FONT } from '../fonts.ts';

const OUTLINE = '#0b1426';

/** The team in full. All copies have the key, so they show the same without any code. */
const team = (
  name: string,
  shift: number,
  style: Extract<LayerDefinition['element'], { type: 'text' }>['style'],
): LayerDefinition => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  element: {
    type: 'text',
    key: '_team',
    content: 'Norvale',
    autoSize: false,
    autoSqueeze: true,
    style: {
      x: {
        keyframes: [
          { frame: 16, value: 330 + shift, easing: 'ease-out-expo' },
          { frame: 48, value: 410 + shift },
        ],
      },
      y: 740 + shift,
      width: 870,
      height: 200,
      opacity: {
        keyframes: [
          { frame: 16, value: 0 },
          { frame: 32, value: 1 },
          { frame: 80, value: 1 },
          { frame: 92, value: 0 },
        ],
      },
      verticalTextAlign: 'middle',
      fontFamily: FONT,
      fontSize: 128,
      fontWeight: 700,
      lineHeight: 1,
      ...style,
    },
  },
});

/**
 * One value in three places: in full, abbreviated, and as the pattern behind both. Two copies of the full name draw its outline
 * and its gradient.
 */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Duplicate text content',
  mainComposition: 'duplicate-text-content',
  resources: barlowCondensed(500, 700),
  compositions: [
    {
      id: 'duplicate-text-content',
      name: 'Duplicate text content',
      width: 1920,
      height: 1080,
      fps: 50,
      duration: 110,
      frameActions: [{ frame: 80, name: 'Out', isOutro: true }],
      layers: [
        {
          id: 'ground',
          name: 'Ground',
          element: {
            type: 'rectangle',
            style: {
              x: 120,
              y: 700,
              width: 1200,
              height: 280,
              fill: {
                type: 'linear',
                angle: 90,
                stops: [
                  { offset: 0, color: '#14213d' },
                  { offset: 1, color: '#27457f' },
                ],
              },
            },
          },
          masks: [
            {
              id: 'ground-wipe',
              name: 'Wipe',
              shape: 'rectangle',
              style: {
                x: 120,
                y: 700,
                height: 280,
                width: {
                  keyframes: [
                    { frame: 0, value: 0, easing: 'ease-out-expo' },
                    { frame: 32, value: 1200 },
                    { frame: 84, value: 1200, easing: 'ease-in-quart' },
                    { frame: 109, value: 0 },
                  ],
                },
              },
            },
          ],
        },
        {
          id: 'team-pattern',
          name: 'Team pattern',
          element: {
            type: 'text',
            content: Array<string>(12).fill('Norvale').join(' '),
            multiline: true,
            autoSize: false,
            style: {
              x: {
                keyframes: [
                  { frame: 0, value: 150 },
                  { frame: 109, value: 90 },
                ],
              },
              y: 690,
              width: 1300,
              height: 320,
              opacity: {
                keyframes: [
                  { frame: 8, value: 0 },
                  { frame: 40, value: 0.13 },
                  { frame: 80, value: 0.13 },
                  { frame: 95, value: 0 },
                ],
              },
              fontFamily: FONT,
              fontSize: 92,
              fontWeight: 700,
              textTransform: 'uppercase',
              lineHeight: 1.02,
            },
          },
          masks: [
            {
              id: 'pattern-ground',
              name: 'Ground',
              shape: 'rectangle',
              style: { x: 120, y: 700, width: 1200, height: 280 },
            },
          ],
        },
        {
          id: 'badge',
          name: 'Badge',
          element: {
            type: 'rectangle',
            style: {
              x: 160,
              y: 740,
              width: 200,
              height: 200,
              fill: '#fca311',
              borderRadius: 16,
              scaleX: {
                keyframes: [
                  { frame: 10, value: 0, easing: 'ease-out-back' },
                  { frame: 36, value: 1 },
                  { frame: 80, value: 1, easing: 'ease-in-cubic' },
                  { frame: 98, value: 0 },
                ],
              },
              scaleY: {
                keyframes: [
                  { frame: 10, value: 0, easing: 'ease-out-back' },
                  { frame: 36, value: 1 },
                  { frame: 80, value: 1, easing: 'ease-in-cubic' },
                  { frame: 98, value: 0 },
                ],
              },
            },
          },
        },
        {
          id: 'team-short',
          name: 'Team short',
          element: {
            type: 'text',
            content: 'NOR',
            autoSize: false,
            autoSqueeze: true,
            style: {
              x: 170,
              y: 740,
              width: 180,
              height: 200,
              opacity: {
                keyframes: [
                  { frame: 22, value: 0 },
                  { frame: 36, value: 1 },
                  { frame: 80, value: 1 },
                  { frame: 90, value: 0 },
                ],
              },
              textAlign: 'center',
              verticalTextAlign: 'middle',
              fontFamily: FONT,
              fontSize: 104,
              fontWeight: 700,
              lineHeight: 1,
              color: '#14213d',
            },
          },
        },
        team('Team outline', -3, {
          color: OUTLINE,
          // A copy of the letters to the right, and then both copies again below.
          textShadowX: 6,
          textShadowColor: OUTLINE,
          dropShadowY: 6,
          dropShadowColor: OUTLINE,
        }),
        team('Team', 0, {}),
        {
          ...team('Team gradient', 0, { color: '#ffc861' }),
          masks: [
            {
              id: 'gradient',
              name: 'Lower half',
              shape: 'rectangle',
              style: { x: 120, y: 840, width: 1200, height: 140, feather: 64 },
            },
          ],
        },
      ],
    },
  ],
  templateDefinition: {
    description: 'One team name in full, abbreviated, and as a pattern.',
    layer: 5,
    outMode: 'manual',
    fields: [{ key: '_team', title: 'Team', type: 'text', value: 'Norvale', required: true, maxLength: 40 }],
  },
};
