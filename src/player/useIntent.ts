import { useCallback, useEffect, useState, type RefObject } from 'react';
import { savesData } from '../shared/saves-data.ts';

/** The longest wait for an idle moment after a player has come into view, in milliseconds. */
const IDLE_LIMIT = 4000;

const EVENTS = ['pointerenter', 'pointermove', 'pointerdown', 'focusin', 'touchstart', 'keydown'] as const;

/** Calls back when the browser is idle. The returned function cancels that. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback, { timeout: IDLE_LIMIT });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(callback, IDLE_LIMIT / 4);
  return () => clearTimeout(id);
}

/**
 * Whether the reader seems to want an element: pointer, focus, or finger are on it. Once true, it stays true.
 * @param onView - Called when it's in view and the browser is idle, unless the reader wants to save data. By
 *   default, being in view counts as being wanted.
 */
export function useIntent(ref: RefObject<HTMLElement>, onView?: () => void): readonly [boolean, () => void] {
  const [isWanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  const see = onView ?? want;
  useEffect(() => {
    const { current } = ref;
    if (current === null || isWanted) return undefined;
    if (current.contains(document.activeElement)) return want();
    let cancelIdle: (() => void) | undefined;
    let observer: IntersectionObserver | undefined;
    for (const name of EVENTS) current.addEventListener(name, want, { passive: true });
    if (!savesData()) {
      observer = new IntersectionObserver((entries) => {
        cancelIdle?.();
        cancelIdle = entries.some(({ isIntersecting }) => isIntersecting) ? whenIdle(see) : undefined;
      });
      observer.observe(current);
    }
    return () => {
      cancelIdle?.();
      observer?.disconnect();
      for (const name of EVENTS) current.removeEventListener(name, want);
    };
  }, [ref, isWanted, want, see]);
  return [isWanted, want];
}
