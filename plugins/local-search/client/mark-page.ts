import { elementOfHash, hydrated, reveal } from '../../../src/shared/reveal.ts';
import { isBefore, markWords } from './marks.ts';

interface MarkPageOptions {
  readonly terms: readonly string[];
  /** The anchor of the section to scroll to; undefined if the page shouldn't scroll. */
  readonly revealAt: string | undefined;
  /** Whether the reader is still on the page that the marks belong to. */
  readonly isCurrent: () => boolean;
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

/** The marks between the anchor and the next heading, or without an anchor, before the first section. */
function marksOfSection(
  root: HTMLElement,
  anchor: Element | null,
  marks: readonly HTMLElement[],
): HTMLElement[] {
  const next = [...root.querySelectorAll('h1, h2, h3')].find((heading) =>
    anchor === null ? heading.tagName !== 'H1' : heading !== anchor && isBefore(anchor, heading),
  );
  return marks.filter(
    (mark) => (anchor === null || isBefore(anchor, mark)) && (next === undefined || isBefore(mark, next)),
  );
}

/** Opens what hides the marks and, if necessary, scrolls to the first visible mark. */
async function showFirst(marks: readonly HTMLElement[]): Promise<void> {
  // Backward, because of several tabs, the one with the first mark should stay open.
  for (const mark of [...marks].reverse()) reveal(mark);

  await nextFrame();
  const first = marks.find((mark) => mark.checkVisibility?.() ?? mark.getClientRects().length > 0);
  if (first === undefined) return;
  const { top, bottom } = first.getBoundingClientRect();
  // A hideable navbar disappears after a jump.
  const navbar = document.querySelector('.navbar:not([class*="navbarHideable"])');
  const edge = navbar?.getBoundingClientRect().bottom ?? 0;
  if (top < Math.max(edge, 0) || bottom > window.innerHeight) first.scrollIntoView({ block: 'center' });
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
