import type { Size } from '../api/objects.ts';
import { createNode, PLACED, setStyle } from './view.ts';

/** Measures text, no matter where its element is and whether it's shown. */
export interface Measurer {
  /**
   * @param text - The text.
   * @param font - The font as CSS.
   * @param wrapWidth - The width in px at which lines wrap, or null if they don't wrap.
   */
  readonly measure: (text: string, font: Readonly<Record<string, string>>, wrapWidth: number | null) => Size;
  /** Forgets all sizes, because fonts have loaded or the node has been added to a page. */
  readonly forget: () => void;
}

const NOTHING: Size = { width: 0, height: 0 };

/** Creates a template's measurer, which uses a hidden node in its root. */
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
