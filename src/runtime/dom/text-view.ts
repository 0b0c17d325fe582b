import type { Size, TextElement } from '../api/objects.ts';
import type { Origin } from '../api/values.ts';
import {
  colorOf,
  fontOf,
  numberOf,
  stringOf,
  textShadowOf,
  transformOf,
  type PaintedValues,
} from '../render/css.ts';
import type { Measurer } from './measure.ts';
import { GROUP } from '../model/paint-groups.ts';
import { createNode, paintCommon, PLACED, setStyle } from './view.ts';

type TextState = Readonly<Pick<TextElement, 'content' | 'autoSize' | 'autoSqueeze' | 'multiline'>>;

/** The side that stays in place, by alignment, as a fraction and as a flexbox keyword. All others start. */
const SIDES: Readonly<Record<string, readonly [fraction: number, word: string]>> = {
  center: [0.5, 'center'],
  right: [1, 'flex-end'],
  middle: [0.5, 'center'],
  bottom: [1, 'flex-end'],
};

const sideOf = (values: PaintedValues, name: string): readonly [number, string] =>
  SIDES[stringOf(values, name)] ?? [0, 'flex-start'];

const across = (values: PaintedValues): number =>
  numberOf(values, 'paddingLeft') + numberOf(values, 'paddingRight');

/**
 * Creates the view of a text element, which is a flexbox with the lines in it. `drawn` is the content in the
 * project file, from whose width growth is measured.
 *
 * ```
 * node  ┌ padding ───────────────┐   autoSize: as wide as the lines
 *       │   lines (max-content   │   else: width × height; lines are narrowed by autoSqueeze,
 *       │   or wrapped)          │   wrapped by multiline
 *       └────────────────────────┘
 * ```
 */
export function createTextView(state: TextState, drawn: string, origin: Origin, measurer: Measurer) {
  const node = createNode('div', `${PLACED}display:flex;flex-direction:column`);
  const lines = createNode('div', 'flex:none;max-width:none');
  node.append(lines);

  const shown = (content: string): string => (state.multiline ? content : content.replace(/\r?\n|\r/g, ' '));
  const isWrapped = (): boolean => state.multiline && !state.autoSize && !state.autoSqueeze;
  const room = (values: PaintedValues): number => Math.max(0, numberOf(values, 'width') - across(values));
  const natural = (content: string, values: PaintedValues): Size =>
    measurer.measure(shown(content), fontOf(values), isWrapped() ? room(values) : null);

  /** Returns how far an auto-sized box moves so that it grows from its side. */
  function growth(values: PaintedValues): number {
    if (!state.autoSize || state.content === drawn) return 0;
    const [fraction] = sideOf(values, 'textAlign');
    return fraction && (natural(drawn, values).width - natural(state.content, values).width) * fraction;
  }

  function squeeze(values: PaintedValues): number {
    if (state.autoSize || !state.autoSqueeze) return 1;
    const { width } = natural(state.content, values);
    return width > room(values) ? room(values) / width : 1;
  }

  function paintBox(values: PaintedValues): void {
    const [fraction, side] = sideOf(values, 'textAlign');
    setStyle(node, {
      width: state.autoSize ? 'max-content' : `${numberOf(values, 'width')}px`,
      height: state.autoSize ? 'auto' : `${numberOf(values, 'height')}px`,
      padding: ['Top', 'Right', 'Bottom', 'Left']
        .map((end) => `${numberOf(values, `padding${end}`)}px`)
        .join(' '),
      justifyContent: sideOf(values, 'verticalTextAlign')[1],
    });
    const scale = squeeze(values);
    setStyle(lines, {
      ...fontOf(values),
      textAlign: stringOf(values, 'textAlign'),
      whiteSpace: isWrapped() ? 'pre-wrap' : 'pre',
      width: isWrapped() ? 'auto' : 'max-content',
      alignSelf: isWrapped() ? 'stretch' : side,
      transformOrigin: `${fraction * 100}% 50%`,
      transform: scale === 1 ? '' : `scaleX(${scale})`,
    });
    const content = shown(state.content);
    if (lines.textContent !== content) lines.textContent = content;
  }

  return {
    node,
    measure(values: PaintedValues): Size {
      const { width, height } = natural(state.content, values);
      return Object.freeze({
        width: width + across(values),
        height: height + numberOf(values, 'paddingTop') + numberOf(values, 'paddingBottom'),
      });
    },
    paint(values: PaintedValues, groups: number): void {
      paintCommon(node, values, groups & ~(GROUP.box | GROUP.transform), origin);
      if (groups & (GROUP.box | GROUP.text)) paintBox(values);
      if (groups & (GROUP.box | GROUP.text | GROUP.transform))
        node.style.transform = transformOf(values, growth(values));
      if (groups & GROUP.look) {
        node.style.backgroundColor = colorOf(values, 'backgroundColor');
        setStyle(lines, { color: colorOf(values, 'color'), textShadow: textShadowOf(values) });
      }
    },
  };
}
