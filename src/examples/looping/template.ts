import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { keyframes } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';

/** Slides the badge and everything on it in and out. */
const slide = (x: number) =>
  keyframes(
    [0, x + 520, 'ease-out-expo' as const],
    [40, x],
    [152, x, 'ease-in-cubic' as const],
    [190, x + 520],
  );

/** One pulse of the dot. Its first and last frames look the same, so that the loop is seamless. */
const pulse = keyframes([50, 1, 'ease-in-out' as const], [100, 1.4, 'ease-in-out' as const], [149, 1]);

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
      duration: 200,
      frameActions: [
        { frame: 149, name: 'Turn' },
        { frame: 150, name: 'Out', isOutro: true },
      ],
      layers: [
        {
          id: 'badge',
          name: 'Badge',
          element: {
            type: 'rectangle',
            style: {
              x: slide(1470),
              y: 90,
              width: 330,
              height: 110,
              borderRadius: 55,
              fill: '#14213d',
              stroke: 'rgb(255 255 255 / 0.25)',
              strokeWidth: 3,
            },
          },
        },
        {
          id: 'halo',
          name: 'Halo',
          element: {
            type: 'ellipse',
            style: {
              x: slide(1502),
              y: 115,
              width: 60,
              height: 60,
              fill: '#ef4444',
              opacity: 0.35,
              scaleX: pulse,
              scaleY: pulse,
            },
          },
        },
        {
          id: 'dot',
          name: 'Dot',
          element: {
            type: 'ellipse',
            style: {
              x: slide(1514),
              y: 127,
              width: 36,
              height: 36,
              fill: '#ef4444',
              scaleX: pulse,
              scaleY: pulse,
            },
          },
        },
        {
          id: 'label',
          name: 'Label',
          element: {
            type: 'text',
            key: '_label',
            content: 'Live',
            autoSize: false,
            autoSqueeze: true,
            style: {
              x: slide(1588),
              y: 90,
              width: 180,
              height: 110,
              verticalTextAlign: 'middle',
              fontFamily: FONT,
              fontSize: 68,
              fontWeight: 700,
              letterSpacing: 4,
              lineHeight: 1,
              textTransform: 'uppercase',
            },
          },
        },
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
