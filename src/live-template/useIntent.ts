import { useEffect, useState, type RefObject } from 'react';

/** The longest wait for an idle moment after a player has come into view, in milliseconds. */
const IDLE_LIMIT = 4000;

const EVENTS = ['pointerenter', 'pointermove', 'pointerdown', 'focusin', 'touchstart', 'keydown'] as const;

/**
 * Whether the reader wants to save data. In that case, the player's script only loads when the reader touches
 * the player.
 */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

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
 * Calls back at the first sign that the reader wants to use the element. The returned function removes all
 * listeners.
 */
function watchIntent(element: HTMLElement, callback: () => void): () => void {
  let cancelIdle: (() => void) | undefined;
  let observer: IntersectionObserver | undefined;
  const leave = (): void => {
    cancelIdle?.();
    observer?.disconnect();
    for (const name of EVENTS) element.removeEventListener(name, shown);
  };
  const shown = (): void => {
    leave();
    callback();
  };
  if (element.contains(document.activeElement)) {
    callback();
    return () => undefined;
  }
  for (const name of EVENTS) element.addEventListener(name, shown, { passive: true });
  if (!isSparing() && typeof IntersectionObserver === 'function') {
    observer = new IntersectionObserver((entries) => {
      cancelIdle?.();
      cancelIdle = entries.some(({ isIntersecting }) => isIntersecting) ? whenIdle(shown) : undefined;
    });
    observer.observe(element);
  }
  return leave;
}

/**
 * Whether the reader seems to want an element: the pointer, the focus, or a finger is on it, or it's in view
 * and the browser is idle. Once true, it stays true.
 */
export function useIntent(ref: RefObject<HTMLElement>): readonly [boolean, () => void] {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const { current } = ref;
    return current === null || isWanted ? undefined : watchIntent(current, () => setWanted(true));
  }, [ref, isWanted]);
  return [isWanted, () => setWanted(true)];
}
