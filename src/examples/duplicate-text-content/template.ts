import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { gradient, keyframes } from '../drawing.ts';
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
      x: keyframes([16, 330 + shift, 'ease-out-expo'], [48, 410 + shift]),
      y: 740 + shift,
      width: 870,
      height: 200,
      opacity: keyframes([16, 0], [32, 1], [80, 1], [92, 0]),
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
              fill: gradient(90, '#14213d', '#27457f'),
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
                width: keyframes([0, 0, 'ease-out-expo'], [32, 1200], [84, 1200, 'ease-in-quart'], [109, 0]),
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
              x: keyframes([0, 150], [109, 90]),
              y: 690,
              width: 1300,
              height: 320,
              opacity: keyframes([8, 0], [40, 0.13], [80, 0.13], [95, 0]),
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
              scaleX: keyframes([10, 0, 'ease-out-back'], [36, 1], [80, 1, 'ease-in-cubic'], [98, 0]),
              scaleY: keyframes([10, 0, 'ease-out-back'], [36, 1], [80, 1, 'ease-in-cubic'], [98, 0]),
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
              opacity: keyframes([22, 0], [36, 1], [80, 1], [90, 0]),
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
