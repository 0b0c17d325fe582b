import type { Size } from '../api/objects.ts';
import { createNode, PLACED, setStyle } from './view.ts';

const NOTHING: Size = { width: 0, height: 0 };

/** Creates the function that measures a template's text in a hidden node of its root, wherever its element is, shown or not. */
export function createMeasurer(root: HTMLElement) {
  const box = createNode('div', `${PLACED}width:0;height:0;overflow:hidden;visibility:hidden`);
  const line = createNode('div', 'position:absolute');
  box.append(line);
  root.append(box);
  const sizes = new Map<string, Size>();
  return {
    /** Returns the size of text in a font, given as CSS, if its lines wrap at a width in px or don't wrap. */
    measure(text: string, font: Readonly<Record<string, string>>, wrapWidth: number | null): Size {
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
    /** Forgets all sizes, because fonts have loaded or the node has been added to a page. */
    forget: (): void => sizes.clear(),
  };
}

export type Measurer = ReturnType<typeof createMeasurer>;
