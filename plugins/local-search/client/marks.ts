/** Marks words on a page and takes the marks out again, without losing text that React owns. */
import Mark from 'mark.js';
import styles from '../theme/highlight/styles.module.css';

/** What is on a page but not its text, or changes while it is read. */
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

/** Signs that may stand before and after a word. */
const LIMITERS = [...'.,;:!?…"\'`´“”‘’«»„‚()[]{}<>/\\|@#$%^&*+=~-_–—·•→\u200b\u00a0'];

/** The marks on a page, in the order of the page. */
interface Marks {
  readonly elements: readonly HTMLElement[];
  /** Takes the marks out. */
  readonly clear: () => void;
}

/** What one mark was cut from: `before` is the node that React knows, `after` the rest that was split off. */
interface Cut {
  readonly mark: HTMLElement;
  readonly before: Text;
  /** What was left in `before`; something else there is newer text of React's. */
  readonly left: string;
  readonly after: Text;
}

/** Marks every occurrence of the words, as whole words and in any case, in highlighted code too. */
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
      if (element instanceof HTMLElement && before instanceof Text && after instanceof Text) {
        cuts.push({ mark: element, before, left: before.data, after });
      }
    },
  });
  const elements = cuts.map(({ mark }) => mark).sort(inDocumentOrder);
  return { elements, clear: () => cuts.reverse().forEach(undo) };
}

/**
 * Puts the pieces back into the node that they were cut from. (mark.js would merge all neighbouring text nodes,
 * those among them that React still wants to change.)
 */
function undo({ mark, before, left, after }: Cut): void {
  if (before.data === left) {
    before.data += (mark.textContent ?? '') + after.data;
  }
  mark.remove();
  after.remove();
}

export function inDocumentOrder(a: Node, b: Node): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
