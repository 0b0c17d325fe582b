import { useEffect, useRef } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { isSearchShortcut } from './shortcuts';

/** Calls `open` on Ctrl+K and Cmd+K anywhere, and on `/` outside fields. */
export function useShortcuts(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  // In the first pass over the page: the early script stops catching keys then, and an effect would run a frame later.
  useIsomorphicLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isSearchShortcut(event)) {
        event.preventDefault();
        latest.current();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
