import type {
  CompositionDefinition,
  LayerDefinition,
  MaskDefinition,
} from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { keyframes } from '../drawing.ts';
import { barlowCondensed, FONT } from '../fonts.ts';

type Side = 'left' | 'right';

const halfPlane = (id: string, side: Side): MaskDefinition => ({
  id,
  name: 'Half',
  shape: 'rectangle',
  style: { x: side === 'left' ? 0 : 400, width: 400, height: 800 },
});

/** One half of the ring. Each half fills in half a second, by rotating into view behind a mask. */
const sweep = (side: Side, start: number): LayerDefinition => ({
  id: `sweep-${side}`,
  name: `Sweep ${side}`,
  element: {
    type: 'composition',
    composition: `half-ring-${side}`,
    style: {
      rotation: keyframes([start, 0], [start + 25, 180]),
    },
  },
  masks: [halfPlane(`sweep-${side}-half`, side)],
});

/** The half circle that rotates into view on one side. Before that, it's entirely on the other side. */
const halfRing = (side: Side): CompositionDefinition => ({
  id: `half-ring-${side}`,
  name: `Half ring ${side}`,
  width: 800,
  height: 800,
  fps: 50,
  duration: 51,
  layers: [
    {
      id: `ring-${side}`,
      name: 'Ring',
      element: {
        type: 'ellipse',
        style: {
          x: 20,
          y: 20,
          width: 760,
          height: 760,
          fill: 'transparent',
          stroke: '#fca311',
          strokeWidth: 14,
        },
      },
      masks: [halfPlane(`ring-${side}-half`, side === 'left' ? 'right' : 'left')],
    },
  ],
});

/** Counts seconds down to the start of a program, full screen. Seconds are counted in frames. */
export const project: ProjectDefinition = {
  keyfill: 1,
  name: 'Countdown',
  mainComposition: 'countdown',
  resources: barlowCondensed(500, 600, 700),
  invokeCommands: ['hold', 'resume'],
  compositions: [
    {
      id: 'countdown',
      name: 'Countdown',
      width: 1920,
      height: 1080,
      fps: 50,
      duration: 100,
      frameActions: [{ frame: 70, name: 'Outro', isOutro: true }],
      layers: [
        {
          id: 'ground',
          name: 'Ground',
          element: {
            type: 'rectangle',
            style: {
              width: 1920,
              height: 1080,
              fill: {
                type: 'radial',
                stops: [
                  { offset: 0, color: '#27457f' },
                  { offset: 0.6, color: '#14213d' },
                  { offset: 1, color: '#0b1426' },
                ],
              },
              opacity: keyframes([0, 0], [20, 1], [80, 1], [99, 0]),
            },
          },
        },
        ...[0, 1, 2].map((index) => ({
          id: `ring-${index}`,
          name: `Ring ${index + 1}`,
          element: {
            type: 'ellipse' as const,
            style: {
              x: 960 - 380 - index * 130,
              y: 590 - 380 - index * 130,
              width: 760 + index * 260,
              height: 760 + index * 260,
              fill: 'transparent',
              stroke: `rgb(255 255 255 / ${0.14 - index * 0.045})`,
              strokeWidth: 2,
              opacity: keyframes([4 + index * 6, 0], [24 + index * 6, 1], [70, 1], [80, 0]),
              scaleX: keyframes([4 + index * 6, 0.7, 'ease-out-expo' as const], [40 + index * 6, 1]),
              scaleY: keyframes([4 + index * 6, 0.7, 'ease-out-expo' as const], [40 + index * 6, 1]),
            },
          },
        })),
        {
          id: 'tick',
          name: 'Tick',
          startFrame: 20,
          duration: 80,
          element: {
            type: 'composition',
            composition: 'tick',
            detachedPlayhead: true,
            style: {
              x: 560,
              y: 190,
              opacity: keyframes([20, 0], [30, 1], [70, 1], [80, 0]),
            },
          },
        },
        {
          id: 'title',
          name: 'Title',
          element: {
            type: 'text',
            key: '_title',
            content: 'The evening show starts in',
            autoSize: false,
            autoSqueeze: true,
            style: {
              x: 210,
              y: keyframes([12, 20, 'ease-out-expo'], [40, 80]),
              width: 1500,
              height: 70,
              opacity: keyframes([12, 0], [28, 1], [70, 1], [80, 0]),
              textAlign: 'center',
              verticalTextAlign: 'middle',
              fontFamily: FONT,
              fontSize: 52,
              fontWeight: 500,
              letterSpacing: 6,
              textTransform: 'uppercase',
              color: '#cfd9ee',
            },
          },
        },
      ],
    },
    {
      id: 'tick',
      name: 'Tick',
      width: 800,
      height: 800,
      fps: 50,
      duration: 51,
      frameActions: [
        { frame: 0, name: 'Second' },
        { frame: 50, name: 'Again' },
      ],
      layers: [
        sweep('right', 0),
        sweep('left', 25),
        {
          id: 'digits',
          name: 'Digits',
          element: {
            type: 'text',
            content: '10',
            autoSize: false,
            autoSqueeze: true,
            style: {
              x: 70,
              y: 200,
              width: 660,
              height: 400,
              textAlign: 'center',
              verticalTextAlign: 'middle',
              fontFamily: FONT,
              // 59:59 fits, even though auto squeeze doesn't know how wide tabular digits are.
              fontSize: 290,
              fontWeight: 700,
              lineHeight: 1,
              scaleX: keyframes([0, 1.16, 'ease-out-expo'], [20, 1]),
              scaleY: keyframes([0, 1.16, 'ease-out-expo'], [20, 1]),
              opacity: keyframes([0, 0.3], [6, 1]),
            },
          },
        },
      ],
    },
    halfRing('right'),
    halfRing('left'),
  ],
  templateDefinition: {
    description: 'Counts seconds down to the start of a program.',
    layer: 7,
    outMode: 'manual',
    commands: [
      { name: 'hold', title: 'Hold', description: 'Pauses the countdown.' },
      { name: 'resume', title: 'Resume', description: 'Continues the countdown.' },
    ],
    fields: [
      { key: '_title', title: 'Title', type: 'text', value: 'The evening show starts in', maxLength: 40 },
      {
        key: '_seconds',
        title: 'Seconds',
        type: 'number',
        value: '10',
        required: true,
        minimum: 1,
        maximum: 3599,
      },
    ],
  },
};
