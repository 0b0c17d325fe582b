/** Scrolls to the first mark in the section that a result leads to. */
import { reveal } from '../../../src/reveal.ts';
import { inDocumentOrder } from './marks.ts';

const HEADINGS = 'h1, h2, h3';

/**
 * The marks between the anchor and the next heading; without an anchor, the marks before the first section.
 */
export function marksOfSection(
  root: HTMLElement,
  anchor: Element | null,
  marks: readonly HTMLElement[],
): HTMLElement[] {
  const headings = [...root.querySelectorAll(HEADINGS)];
  const next = headings.find((heading) =>
    anchor === null ? heading.tagName !== 'H1' : heading !== anchor && inDocumentOrder(anchor, heading) < 0,
  );
  return marks.filter(
    (mark) =>
      (anchor === null || anchor.contains(mark) || inDocumentOrder(anchor, mark) < 0) &&
      (next === undefined || inDocumentOrder(mark, next) < 0) &&
      next?.contains(mark) !== true,
  );
}

/** Opens what hides the marks and, if necessary, scrolls to the first visible mark. */
export async function showFirst(marks: readonly HTMLElement[]): Promise<void> {
  // Backward, because of several tabs, the one with the first mark should stay open.
  for (const mark of [...marks].reverse()) reveal(mark);

  await nextFrame();
  const first = marks.find((mark) => mark.checkVisibility?.() ?? mark.getClientRects().length > 0);
  if (first !== undefined && !isInView(first)) first.scrollIntoView({ block: 'center' });
}

export function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Whether a mark is below a fixed navbar (a hideable navbar disappears after a jump) and above the window's
 * lower edge.
 */
function isInView(mark: HTMLElement): boolean {
  const { top, bottom } = mark.getBoundingClientRect();
  const navbar = document.querySelector('.navbar:not([class*="navbarHideable"])');
  return top >= Math.max(navbar?.getBoundingClientRect().bottom ?? 0, 0) && bottom <= window.innerHeight;
}
