import { useEffect, useRef } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/** For `aria-keyshortcuts`. */
export const SHORTCUTS = 'Control+K Meta+K /';

/** Calls `open` on Ctrl+K and Cmd+K anywhere, and on `/` where nothing else takes it as text. */
export function useShortcuts(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  // With the first pass over the page: what caught keys before is gone then, and an effect would come a frame later.
  useIsomorphicLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isShortcut(event)) {
        event.preventDefault();
        latest.current();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) {
    return false;
  }
  const isChord = event.ctrlKey || event.metaKey;
  if (event.key === '/') {
    return !isChord && !takesText(event.target);
  }
  return isChord && !event.shiftKey && event.key.toLowerCase() === 'k';
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null)
  );
}
