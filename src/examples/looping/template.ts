import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { keyframes } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';
import { INK, PAPER, YELLOW } from '../tiles.ts';

/** Slides something down into the badge at a frame, and up again. */
const slide = (y: number, at = 0, out = 154) =>
  keyframes(
    [at, y - 136, 'ease-out-expo' as const],
    [at + 16, y],
    [out, y, 'ease-in-cubic' as const],
    [out + 7, y - 136],
  );

/** Hides everything above the badge. There's room for the shadow below it. */
const window = (id: string, x: number, width: number) => [
  { id, name: 'Window', shape: 'rectangle' as const, style: { x, y: 54, width, height: 136 } },
];

const shadow = { dropShadowY: 8, dropShadowBlur: 24, dropShadowColor: 'rgb(11 14 20 / 0.35)' };

/** One pulse of the dot. Its first and last frames look the same, so that the loop is seamless. */
const pulse = keyframes([50, 1, 'ease-in-out' as const], [100, 1.4, 'ease-in-out' as const], [149, 1]);

const circle = (name: string, size: number, opacity: number): LayerDefinition => ({
  id: name.toLowerCase(),
  name,
  element: {
    type: 'ellipse',
    style: {
      x: 144 - size / 2,
      y: slide(102 - size / 2),
      width: size,
      height: size,
      fill: INK,
      opacity,
      scaleX: pulse,
      scaleY: pulse,
    },
  },
  masks: window(`${name}-window`, 96, 96),
});

/** A badge whose dot pulses while it is on air. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Looping',
  mainComposition: 'looping',
  resources: archivo,
  compositions: [
    {
      id: 'looping',
      name: 'Looping',
      width: 1920,
      height: 1080,
      fps: 50,
      duration: 162,
      frameActions: [
        { frame: 149, name: 'Turn' },
        { frame: 150, name: 'Out', isOutro: true },
      ],
      layers: [
        {
          id: 'label',
          name: 'Label',
          element: {
            type: 'text',
            key: '_label',
            content: 'Live',
            style: {
              x: 192,
              y: slide(54, 3, 150),
              fontFamily: FONT,
              fontSize: 72,
              fontWeight: 700,
              lineHeight: 1,
              letterSpacing: -0.8,
              paddingTop: 12,
              paddingRight: 32,
              paddingBottom: 12,
              paddingLeft: 24,
              color: PAPER,
              backgroundColor: INK,
              ...shadow,
            },
          },
          masks: window('label-window', 192, 1728),
        },
        {
          id: 'badge',
          name: 'Badge',
          element: {
            type: 'rectangle',
            style: { x: 96, y: slide(54), width: 96, height: 96, fill: YELLOW, ...shadow },
          },
          masks: window('badge-window', 56, 136),
        },
        circle('Halo', 56, 0.2),
        circle('Dot', 28, 1),
      ],
    },
  ],
  templateDefinition: {
    description: 'A badge that pulses while it is on air.',
    layer: 2,
    outMode: 'manual',
    fields: [{ key: '_label', title: 'Label', type: 'text', value: 'Live', maxLength: 12 }],
  },
};
