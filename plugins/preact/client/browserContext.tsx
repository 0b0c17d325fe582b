import { Context } from '@docusaurus/core/lib/client/browserContext';
import { options } from 'preact';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { turns } from './pageTurns';

/**
 * In place of the framework's own provider, which says that a page runs in a browser right after the first pass of its
 * hydration. Parts that are hydrated later would not find what the server rendered, so it is said when all of them are done.
 * The framework's mark of a hydrated page (`data-has-hydrated`) follows it.
 */
export function BrowserContextProvider({ children }: { readonly children: ReactNode }): JSX.Element {
  const [isBrowser, setIsBrowser] = useState(() => {
    turns.begin();
    return false;
  });
  useLayoutEffect(
    () =>
      turns.run(() => {
        // As with React, what follows from a key or a click has happened when the next one comes. Before, effects wait for a
        // frame, as Preact has it, so that the parts are not made longer by them.
        options.requestAnimationFrame = queueMicrotask;
        setIsBrowser(true);
      }),
    [],
  );
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
