import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { clip, keyframes } from '../drawing.ts';
import { FONT } from '../fonts.ts';
import { changing, PAPER, rise, YELLOW } from '../tiles.ts';

/** The frame at which the texts leave. */
export const OUT = 160;

/** The facts, with the frames at which they come in. */
export const FACTS = [
  ['First', 'The first ships will moor here in spring, two years ahead of plan.', 16],
  ['Second', 'It covers 120 hectares, a third of them green.', 71],
  ['Third', 'Half of its power comes from the tide.', 111],
] as const;

/** One fact: a rule, a number, and a line of text, which rise out of the rule of the next fact at a frame. */
export const fact = (index: number, at: number, content: string): readonly LayerDefinition[] => {
  const y = 528 + index * 144;
  const row = (id: string) => [clip(id, 'Row', { x: 96, y, width: 960, height: 144 })];
  const text = { height: 144, verticalTextAlign: 'middle', fontFamily: FONT } as const;
  return [
    {
      id: `rule-${index}`,
      name: `Rule ${index + 1}`,
      startFrame: at,
      element: {
        type: 'rectangle',
        transformOrigin: { x: 0, y: 0.5 },
        style: {
          x: 96,
          y,
          width: 900,
          height: 2,
          fill: '#55575a',
          scaleX: keyframes([at, 0, 'ease-out-expo'], [at + 16, 1], [OUT, 1, 'ease-in-cubic'], [OUT + 6, 0]),
        },
      },
    },
    {
      id: `number-${index}`,
      name: `Number ${index + 1}`,
      startFrame: at,
      element: {
        type: 'text',
        content: String(index + 1),
        autoSize: false,
        style: {
          ...text,
          x: 96,
          y: rise({ y, height: 144, at: at - 3, out: OUT }),
          width: 64,
          fontSize: 80,
          fontWeight: 700,
          color: YELLOW,
        },
      },
      masks: row(`number-row-${index}`),
    },
    ...changing({
      id: `fact-${index}`,
      name: `Fact ${index + 1}`,
      startFrame: at,
      element: {
        type: 'text',
        key: `_fact${index + 1}`,
        content,
        autoSize: false,
        multiline: true,
        style: {
          ...text,
          x: 176,
          y: rise({ y, height: 144, at, out: OUT }),
          width: 820,
          fontSize: 42,
          fontWeight: 500,
          lineHeight: 1.1,
          color: PAPER,
        },
      },
      masks: row(`fact-row-${index}`),
    }),
  ];
};
