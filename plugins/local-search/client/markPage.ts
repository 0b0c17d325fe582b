import { markWords } from './marks';
import { marksOfSection, nextFrame, reveal } from './reveal';

/** Frames to wait for React to have taken over a page that came as HTML. */
const MAX_FRAMES = 300;

interface MarkPageOptions {
  readonly terms: readonly string[];
  /** Anchor of the section to bring into view; undefined when the page is to stay where it is. */
  readonly revealAt: string | undefined;
  /** Whether the visitor is still where the marks belong. */
  readonly isWanted: () => boolean;
  /** Gets what takes the marks out again. */
  readonly onMarked: (clear: () => void) => void;
}

/** Marks words on the page that is shown, and brings the first mark of the section into view. */
export async function markPage({ terms, revealAt, isWanted, onMarked }: MarkPageOptions): Promise<void> {
  await settled();
  const root = document.querySelector<HTMLElement>('main');
  if (root === null || !isWanted()) {
    return;
  }
  const { elements, clear } = markWords(root, terms);
  onMarked(clear);
  if (revealAt !== undefined) {
    await reveal(marksOfSection(root, elementOfHash(revealAt), elements));
  }
}

/** Code blocks are drawn anew when React takes over a page, and would lose their marks. */
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
