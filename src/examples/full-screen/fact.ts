import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import { FONT } from '../fonts.ts';
import { move, seen } from './moves.ts';

/** One fact: a number, a line of text, and a rule, which appear together at a frame. */
export const fact = (index: number, at: number, content: string): readonly LayerDefinition[] => {
  const y = 470 + index * 150;
  const window = (id: string) => [
    {
      id,
      name: 'Window',
      shape: 'rectangle' as const,
      style: { x: 96, y: y - 4, width: 900, height: 112 },
    },
  ];
  return [
    {
      id: `rule-${index}`,
      name: `Rule ${index}`,
      startFrame: at,
      element: {
        type: 'rectangle',
        transformOrigin: { x: 0, y: 0.5 },
        style: {
          x: 96,
          y: y - 16,
          width: 860,
          height: 2,
          fill: 'rgb(255 255 255 / 0.25)',
          scaleX: move({ at, from: 0, to: 1, frames: 36 }),
          opacity: seen(at, 1, 1),
        },
      },
    },
    {
      id: `number-${index}`,
      name: `Number ${index}`,
      startFrame: at,
      element: {
        type: 'text',
        content: String(index + 1),
        style: {
          x: 96,
          y: move({ at, from: y + 110, to: y }),
          opacity: seen(at, 1, 1),
          fontFamily: FONT,
          fontSize: 88,
          fontWeight: 700,
          lineHeight: 1.1,
          color: '#fca311',
        },
      },
      masks: window(`number-window-${index}`),
    },
    {
      id: `fact-${index}`,
      name: `Fact ${index}`,
      startFrame: at,
      element: {
        type: 'text',
        key: `_fact${index + 1}`,
        content,
        autoSize: false,
        multiline: true,
        style: {
          x: 180,
          y: move({ at: at + 3, from: y + 110, to: y }),
          opacity: seen(at, 1, 1),
          width: 776,
          height: 104,
          verticalTextAlign: 'middle',
          fontFamily: FONT,
          fontSize: 42,
          fontWeight: 500,
          lineHeight: 1.14,
        },
      },
      masks: window(`fact-window-${index}`),
    },
  ];
};
