/** Marks words on a page and removes the marks again, without losing text that React owns. */
import Mark from 'mark.js';
import styles from '../theme/highlight/styles.module.css';

/** Parts of a page that aren't its text, or that change while somebody reads it. */
const EXCLUDED = [
  'nav',
  'button',
  'footer',
  'aside',
  'svg',
  'select',
  'textarea',
  'noscript',
  '[contenteditable]',
  '[aria-hidden="true"]',
  '[aria-live]',
  '.hash-link',
  '.table-of-contents',
  '.theme-doc-toc-mobile',
].flatMap((selector) => [selector, `${selector} *`]);

/** Punctuation that may come before and after a word. */
const LIMITERS = [...'.,;:!?…"\'`´“”‘’«»„‚()[]{}<>/\\|@#$%^&*+=~-_–—·•→\u200b\u00a0'];

/** The marks on a page, in document order. */
interface Marks {
  readonly elements: readonly HTMLElement[];
  /** Removes the marks. */
  readonly clear: () => void;
}

/**
 * The text nodes that a mark was cut from: `before` is the node that React manages, and `after` is the rest
 * that was split off.
 */
interface Cut {
  readonly mark: HTMLElement;
  readonly before: Text;
  /** The text that was left in `before`. If it has changed, React has written newer text. */
  readonly left: string;
  readonly after: Text;
}

/** Marks every occurrence of the words, as whole words and in any case, including in highlighted code. */
export function markWords(root: HTMLElement, words: readonly string[]): Marks {
  const cuts: Cut[] = [];
  new Mark(root).mark([...words], {
    className: styles['mark'],
    accuracy: { value: 'exactly', limiters: LIMITERS },
    separateWordSearch: false,
    diacritics: false,
    exclude: ['[data-markjs]', ...EXCLUDED],
    each(element) {
      const { previousSibling: before, nextSibling: after } = element;
      if (element instanceof HTMLElement && before instanceof Text && after instanceof Text)
        cuts.push({ mark: element, before, left: before.data, after });
    },
  });
  const elements = cuts.map(({ mark }) => mark).sort(inDocumentOrder);
  return { elements, clear: () => cuts.reverse().forEach(undo) };
}

/**
 * Puts the pieces back into the node that they were cut from. (mark.js would merge all neighboring text
 * nodes, including some that React still needs to change.)
 */
function undo({ mark, before, left, after }: Cut): void {
  if (before.data === left) before.data += (mark.textContent ?? '') + after.data;

  mark.remove();
  after.remove();
}

export function inDocumentOrder(a: Node, b: Node): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
