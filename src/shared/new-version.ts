/** A client module that notices new deployments, because scripts that an open page needs may be gone. */
let isKnown = false;
const listeners = new Set<() => void>();

/** Whether the site has a newer version than this page. */
export const isOutdated = (): boolean => isKnown;

/**
 * Calls back once the site has a newer version than this page.
 * @returns a function that stops it
 */
export function onOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Compares the main scripts of this page with those that its address names now. */
async function check(): Promise<void> {
  if (isKnown) return;
  const own = [...document.scripts].flatMap(({ src }) => /\/(?:runtime~)?main\.\w+\.js$/.exec(src) ?? []);
  // Without a network, this fails, and the page is as new as can be.
  const answer = await fetch(window.location.pathname, { cache: 'no-cache' });
  const page = await answer.text();
  // A network's login page isn't a version of the site.
  if (!page.includes('id="__docusaurus"') || own.every((name) => page.includes(name)) || isKnown) return;
  isKnown = true;
  window.showNotice?.(
    'This site was updated while the page was open, so parts of it can’t be loaded anymore. ' +
      'Edited templates are kept.',
  );
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener(
    'error',
    ({ target, error }) => {
      // A file that's gone, or a page in its place.
      if (target instanceof HTMLScriptElement || error instanceof SyntaxError) check().catch(() => undefined);
    },
    true,
  );
}
