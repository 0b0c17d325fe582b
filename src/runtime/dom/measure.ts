import type { Size } from '../api/elements.ts';
import { createNode, PLACED, setStyle } from './view.ts';

/** Tells how large a text is, wherever its element is and whether it is shown or not. */
export interface Measurer {
  /**
   * @param text - The text.
   * @param font - CSS of the font.
   * @param wrapWidth - Width in px at which lines wrap; null when they do not.
   */
  readonly measure: (text: string, font: Readonly<Record<string, string>>, wrapWidth: number | null) => Size;
  /** Forgets all sizes, since fonts have arrived or the node has come into a page. */
  readonly forget: () => void;
}

const NOTHING: Size = { width: 0, height: 0 };

/** Makes the measurer of a template, a hidden node in its root. */
export function createMeasurer(root: HTMLElement): Measurer {
  const box = createNode('div', `${PLACED}width:0;height:0;overflow:hidden;visibility:hidden`);
  const line = createNode('div', 'position:absolute');
  box.append(line);
  root.append(box);
  const sizes = new Map<string, Size>();
  return {
    measure(text, font, wrapWidth) {
      if (!root.isConnected) return NOTHING;
      const id = [text, wrapWidth, ...Object.values(font)].join('\n');
      let size = sizes.get(id);
      if (!size) {
        const isWrapped = wrapWidth !== null;
        setStyle(line, {
          ...font,
          whiteSpace: isWrapped ? 'pre-wrap' : 'pre',
          width: isWrapped ? `${wrapWidth}px` : 'max-content',
        });
        line.textContent = text === '' ? '\u200b' : text;
        size = { width: line.offsetWidth, height: line.offsetHeight };
        if (sizes.size > 999) sizes.clear();
        sizes.set(id, size);
      }
      return size;
    },
    forget: () => sizes.clear(),
  };
}
