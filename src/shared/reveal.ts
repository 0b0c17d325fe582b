import { decodePart } from './decode.ts';

/** What can hide an element that's part of a page's text. */
const HIDING = 'details:not([open]), [role="tabpanel"][data-closed]';

/** Opens one closed element. The tab of a panel gets a click. */
function openOne(closed: Element): void {
  if (closed instanceof HTMLDetailsElement) {
    closed.open = true;
    return;
  }
  const index = [...(closed.parentElement?.children ?? [])].indexOf(closed);
  const tabs = closed.closest('.tabs-container')?.querySelector('[role="tablist"]')?.children ?? [];
  const tab = tabs[index];
  if (tab instanceof HTMLElement) tab.click();
}

/**
 * Opens all closed details and tabs that hide an element, or the element itself if it's one of them.
 * @returns whether any were closed; tabs open in the next frame
 */
export function reveal(element: Element): boolean {
  let isHidden = false;
  for (let closed = element.closest(HIDING); closed; closed = closed.parentElement?.closest(HIDING) ?? null) {
    // A summary is visible anyway.
    if (closed !== element && closed.querySelector(':scope > summary')?.contains(element)) continue;
    openOne(closed);
    isHidden = true;
  }
  return isHidden;
}

/** Returns the element that a hash leads to. */
export function elementOfHash(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  // Browsers look for the encoded text first, too.
  return document.getElementById(id) ?? document.getElementById(decodePart(id));
}

/** Resolves once React has hydrated the page, which replaces some of its elements. */
export function hydrated(): Promise<void> {
  const root = document.documentElement;
  const isDone = (): boolean => root.getAttribute('data-has-hydrated') === 'true';
  return new Promise((resolve) => {
    if (isDone()) return resolve();
    new MutationObserver((_changes, observer) => {
      if (!isDone()) return;
      observer.disconnect();
      resolve();
    }).observe(root, { attributeFilter: ['data-has-hydrated'] });
  });
}
