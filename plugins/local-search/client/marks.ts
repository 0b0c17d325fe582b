/** Marks words on a page and removes the marks again, without losing text that React owns. */
import Mark from 'mark.js';

/** Parts of a page that aren't its text, or that change while somebody reads it. */
const EXCLUDED =
  'nav, button, footer, aside, svg, select, textarea, noscript, [contenteditable], [aria-hidden="true"], ' +
  '[aria-live], .hash-link, .table-of-contents, .theme-doc-toc-mobile';

/** Punctuation that may come before and after a word. */
const LIMITERS = [...'.,;:!?…"\'`´“”‘’«»„‚()[]{}<>/\\|@#$%^&*+=~-_–—·•→\u200b\u00a0'];

interface Marks {
  readonly elements: readonly HTMLElement[];
  readonly clear: () => void;
}

/** Marks every occurrence of the words, as whole words and in any case, including in highlighted code. */
export function markWords(root: HTMLElement, words: readonly string[]): Marks {
  const undos: (() => void)[] = [];
  const elements: HTMLElement[] = [];
  new Mark(root).mark([...words], {
    accuracy: { value: 'exactly', limiters: LIMITERS },
    separateWordSearch: false,
    diacritics: false,
    filter: ({ parentElement }) => parentElement?.closest(`[data-markjs], ${EXCLUDED}`) === null,
    each(element) {
      elements.push(element as HTMLElement);
      undos.push(undoOf(element));
    },
  });
  elements.sort((a, b) => (isBefore(a, b) ? -1 : 1));
  return { elements, clear: () => undos.reverse().forEach((undo) => undo()) };
}

/** Puts the pieces back into React's own text node. mark.js would merge others that React still changes. */
function undoOf(mark: Element): () => void {
  const before = mark.previousSibling as Text;
  const after = mark.nextSibling as Text;
  const left = before.data;
  return () => {
    // If the text has changed, React has written a newer one.
    if (before.data === left) before.data += (mark.textContent ?? '') + after.data;

    mark.remove();
    after.remove();
  };
}

export const isBefore = (a: Node, b: Node): boolean =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
