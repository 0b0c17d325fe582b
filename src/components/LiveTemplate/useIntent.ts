import { useEffect, useState, type RefObject } from 'react';

/** Longest wait for an idle moment once a player is in view, in milliseconds. */
const IDLE_LIMIT = 4000;

const EVENTS = ['pointerenter', 'pointermove', 'pointerdown', 'focusin', 'touchstart', 'keydown'] as const;

/** Whether the reader asks for little traffic: then only a touch of the player brings its script. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Calls back when the browser is idle; the result takes that back. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback, { timeout: IDLE_LIMIT });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(callback, IDLE_LIMIT / 4);
  return () => clearTimeout(id);
}

/** Calls back at the first sign that the reader wants the element; the result takes everything back. */
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
 * Whether the reader has shown that an element is wanted: pointer, focus or touch, or it is in view and the browser has
 * nothing to do. Once true, it stays.
 */
export function useIntent(ref: RefObject<HTMLElement>): readonly [boolean, () => void] {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const { current } = ref;
    return current === null || isWanted ? undefined : watchIntent(current, () => setWanted(true));
  }, [ref, isWanted]);
  return [isWanted, () => setWanted(true)];
}
