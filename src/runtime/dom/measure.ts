import type { Size } from '../api/objects.ts';
import { createNode, setStyle } from './view.ts';

const NOTHING: Size = { width: 0, height: 0 };

/** A font as CSS properties, as `fontOf` returns it. */
type Font = Readonly<Record<string, string>>;

/** Returns the lines of text that wraps at spaces. */
const wrap = (text: string, room: number, widthOf: (line: string) => number): readonly string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(' ')) {
      const line = lines.at(-1);
      if (line !== undefined && widthOf(`${line} ${word}`) <= room) lines[lines.length - 1] += ` ${word}`;
      else lines.push(word);
    }
    return lines;
  });

/** Measures text on a canvas, a little less exactly, in documents without a layout, as in hidden frames. */
function measureWithoutLayout(text: string, font: Font, family: string, wrapWidth: number | null): Size {
  const context = typeof OffscreenCanvas === 'function' && new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return NOTHING;
  const { fontSize = '', letterSpacing = '', lineHeight = '', textTransform = '' } = font;
  context.font = [font.fontStyle, font.fontWeight, fontSize, family].join(' ');
  context.letterSpacing = letterSpacing;
  const widthOf = (line: string): number => context.measureText(line).width;
  // A canvas doesn't change letters, and capitalized words are hardly wider.
  const shown = textTransform === 'uppercase' ? text.toUpperCase() : text;
  const lines = wrapWidth === null ? shown.split('\n') : wrap(shown, wrapWidth, widthOf);
  return {
    width: Math.round(wrapWidth ?? Math.max(...lines.map(widthOf))),
    height: Math.round(lines.length * parseFloat(lineHeight) * parseFloat(fontSize)),
  };
}

/** Measures text in the page, because the template may be hidden, but without its styles (shadow root). */
export function createMeasurer() {
  const box = createNode(
    'div',
    'all:initial!important;direction:ltr!important;position:fixed!important;width:0!important;' +
      'height:0!important;overflow:hidden!important;visibility:hidden!important;contain:strict!important',
  );
  const line = createNode('div', 'position:absolute');
  // The sandbox of edited code has no shadow roots, and no stylesheets of others either.
  const root = (box as Partial<HTMLElement>).attachShadow?.({ mode: 'closed' }) ?? box;
  root.append(line);
  const sizes = new Map<string, Size>();
  let isRemoved = false;

  function measureNow(text: string, font: Font, wrapWidth: number | null): Size {
    if (!box.isConnected) document.documentElement.append(box);
    const isWrapped = wrapWidth !== null;
    setStyle(line, {
      ...font,
      whiteSpace: isWrapped ? 'pre-wrap' : 'pre',
      width: isWrapped ? `${wrapWidth}px` : 'max-content',
    });
    line.textContent = text === '' ? '\u200b' : text;
    const { offsetWidth: width, offsetHeight: height } = line;
    if (width > 0 || height > 0 || line.getClientRects().length > 0) return { width, height };
    return measureWithoutLayout(text, font, line.style.fontFamily, wrapWidth);
  }

  return {
    /** Returns the size of text in a font, given as CSS, if its lines wrap at a width in px or don't wrap. */
    measure(text: string, font: Font, wrapWidth: number | null): Size {
      if (isRemoved) return NOTHING;
      const id = [text, wrapWidth, ...Object.values(font)].join('\n');
      let size = sizes.get(id);
      if (!size) {
        size = measureNow(text, font, wrapWidth);
        if (sizes.size > 999) sizes.clear();
        sizes.set(id, size);
      }
      return size;
    },
    /** Forgets all sizes, because fonts have loaded or the template is shown. */
    forget: (): void => sizes.clear(),
    remove(): void {
      isRemoved = true;
      box.remove();
    },
  };
}

export type Measurer = ReturnType<typeof createMeasurer>;
