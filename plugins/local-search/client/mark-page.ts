import { elementOfHash, hydrated } from '../../../src/reveal.ts';
import { markWords } from './marks.ts';
import { marksOfSection, nextFrame, showFirst } from './show-first.ts';

interface MarkPageOptions {
  readonly terms: readonly string[];
  /** The anchor of the section to scroll to; undefined if the page shouldn't scroll. */
  readonly revealAt: string | undefined;
  /** Whether the visitor is still on the page that the marks belong to. */
  readonly isCurrent: () => boolean;
  /** Receives the function that removes the marks. */
  readonly onMarked: (clear: () => void) => void;
}

/** Marks words on the current page, and scrolls to the first mark in the section. */
export async function markPage({ terms, revealAt, isCurrent, onMarked }: MarkPageOptions): Promise<void> {
  // React renders code blocks again when it hydrates a page, which would remove their marks.
  await hydrated();
  await nextFrame();
  const root = document.querySelector<HTMLElement>('main');
  if (root === null || !isCurrent()) return;

  const { elements, clear } = markWords(root, terms);
  onMarked(clear);
  if (revealAt !== undefined) await showFirst(marksOfSection(root, elementOfHash(revealAt), elements));
}
