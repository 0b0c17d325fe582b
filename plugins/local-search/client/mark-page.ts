import { markWords } from './marks.ts';
import { marksOfSection, nextFrame, reveal } from './reveal.ts';

/** The number of frames to wait until React has hydrated a page that came as HTML. */
const MAX_FRAMES = 300;

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
  await settled();
  const root = document.querySelector<HTMLElement>('main');
  if (root === null || !isCurrent()) {
    return;
  }
  const { elements, clear } = markWords(root, terms);
  onMarked(clear);
  if (revealAt !== undefined) {
    await reveal(marksOfSection(root, elementOfHash(revealAt), elements));
  }
}

/** React renders code blocks again when it hydrates a page, which would remove their marks. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < MAX_FRAMES; frame += 1) {
    await nextFrame();
    if (document.documentElement.getAttribute('data-has-hydrated') === 'true') {
      break;
    }
  }
  await nextFrame();
}

function elementOfHash(hash: string): Element | null {
  if (hash.length < 2) {
    return null;
  }
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
