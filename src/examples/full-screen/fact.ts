import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { keyframes } from '../drawing.ts';
import { FONT } from '../fonts.ts';
import { changing, rise } from '../lines.ts';
import { PAPER, YELLOW } from '../registers.ts';

/** The frame at which the page leaves. */
export const OUT = 160;

/** The facts, with the frames at which they come in. */
export const FACTS = [
  ['First', 'The first ships will moor here in spring, two years ahead of plan.', 8],
  ['Second', 'A third of its 120 hectares is green.', 71],
  ['Third', 'Half of its power comes from the tide.', 111],
] as const;

/** The color of the number of a fact that's still to come, which has to be read, and that of the rules. */
const WAITING = '#808388';
const RULE = '#55575a';

/** Fades something in at a frame. */
export const fading = (at: number) => keyframes<number>([at, 0], [at + 6, 1]);

/** How far something rises when it comes in. */
export const RISE = 32;

/** Where the facts are, and the size of their text. */
export type Rows = Readonly<Record<'x' | 'top' | 'width' | 'height' | 'fontSize', number>>;

/**
 * One fact: a rule, a number, and a line of text. Rules and numbers come in with the page. A number lights up
 * when its text fades in at a frame, and rises.
 */
export const fact = (
  { x, top, width, height, fontSize }: Rows,
  index: number,
  at: number,
  content: string,
): readonly LayerDefinition[] => {
  const y = top + index * height;
  const early = 8 + 3 * index;
  const isFirst = at <= early;
  const text = { height, verticalTextAlign: 'middle', fontFamily: FONT } as const;
  return [
    {
      id: `rule-${index}`,
      name: `Rule ${index + 1}`,
      startFrame: early,
      element: {
        type: 'rectangle',
        transformOrigin: { x: 0, y: 0.5 },
        style: {
          x,
          y,
          width,
          height: 2,
          fill: RULE,
          scaleX: keyframes([early, 0, 'ease-out-expo'], [early + 16, 1]),
        },
      },
    },
    {
      id: `number-${index}`,
      name: `Number ${index + 1}`,
      startFrame: early,
      element: {
        type: 'text',
        content: String(index + 1),
        autoSize: false,
        style: {
          ...text,
          x,
          y: rise({ y, height, at: early - 2 }, RISE),
          opacity: fading(early),
          width: 64,
          fontSize: fontSize + 38,
          fontWeight: 700,
          color: isFirst ? YELLOW : keyframes([at, WAITING], [at + 6, YELLOW]),
        },
      },
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
          x: x + 80,
          y: rise({ y, height, at }, RISE),
          opacity: fading(at + 1),
          width: width - 80,
          fontSize,
          fontWeight: 500,
          lineHeight: 1.1,
          color: PAPER,
        },
      },
    }),
  ];
};
