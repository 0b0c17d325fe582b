/** Scrolls to the first mark in the section that a result leads to. */
import { inDocumentOrder } from './marks.ts';

const HEADINGS = 'h1, h2, h3';
/** Longer than the opening animation of Docusaurus's `<details>`. */
const MAX_ANIMATION_TIME = 800;

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

/** Opens the closed `<details>` around the marks and, if necessary, scrolls to the first visible mark. */
export async function reveal(marks: readonly HTMLElement[]): Promise<void> {
  const closed = new Set<HTMLDetailsElement>();
  for (const mark of marks) {
    for (const details of closedDetailsAround(mark)) {
      closed.add(details);
    }
  }
  for (const details of closed) {
    open(details);
  }
  if (closed.size > 0) {
    await waitForAnimations(closed);
  }
  const first = marks.find((mark) => mark.getClientRects().length > 0);
  if (first !== undefined && !isInView(first)) {
    first.scrollIntoView({ block: 'center' });
  }
}

function closedDetailsAround(mark: HTMLElement): HTMLDetailsElement[] {
  const all: HTMLDetailsElement[] = [];
  let details = mark.parentElement?.closest('details');
  while (details) {
    // A mark in the summary is visible without opening.
    const isInSummary = details.querySelector(':scope > summary')?.contains(mark) === true;
    if (!details.open && !isInSummary) {
      all.push(details);
    }
    details = details.parentElement?.closest('details');
  }
  return all;
}

/** Clicks the summary, because React keeps the state of Docusaurus's own details. */
function open(details: HTMLDetailsElement): void {
  const summary = details.querySelector<HTMLElement>(':scope > summary');
  summary?.click();
  if (summary === null) {
    details.open = true;
  }
}

async function waitForAnimations(all: ReadonlySet<HTMLDetailsElement>): Promise<void> {
  // The height starts to change in the second frame after the click.
  await nextFrame();
  await nextFrame();
  const animations = [...all].flatMap((details) => details.getAnimations?.({ subtree: true }) ?? []);
  await Promise.race([
    Promise.allSettled(animations.map((move) => move.finished)),
    new Promise((resolve) => setTimeout(resolve, MAX_ANIMATION_TIME)),
  ]);
  await nextFrame();
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
