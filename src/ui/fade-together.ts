import { flushSync } from 'react-dom';

/** Waits for the pictures in an element, at most for so many milliseconds. */
export function decoded(element: Element, patience: number): Promise<unknown> {
  const pictures = [...element.querySelectorAll('img')].map((picture) => picture.decode());
  const late = new Promise((resolve) => void setTimeout(resolve, patience));
  return Promise.race([late, Promise.allSettled(pictures)]);
}

/**
 * Changes the page so that all that changes fades together, where the browser can do that.
 * @param isReady - Until when the page stays as it was.
 * @returns When the page starts to fade.
 */
export async function fadeTogether(change: () => void, isReady: () => Promise<unknown>): Promise<void> {
  if (!('startViewTransition' in document)) return change();
  const { ready } = document.startViewTransition(async () => {
    flushSync(change);
    await isReady();
  });
  // A page in the background changes without the movement.
  await ready.catch(() => {});
}
