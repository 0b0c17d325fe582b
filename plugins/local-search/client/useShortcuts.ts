import { useEffect, useRef } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { isSearchShortcut } from './shortcuts.ts';

/** Calls `open` on Ctrl+K and Cmd+K anywhere, and on `/` outside fields. */
export function useShortcuts(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  // In a layout effect, because the early script stops catching keys at this point and a normal effect would
  // run a frame later.
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
