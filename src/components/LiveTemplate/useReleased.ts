import { useEffect, useRef, type RefObject } from 'react';

const STARTS = ['pointerdown', 'keydown'] as const;
const ENDS = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const;

/**
 * Gives a function that resolves when nothing is held down in an element. Who replaces a control while it is pressed loses
 * the press: no click comes of it, since it began on one control and ended on another.
 */
export function useReleased(ref: RefObject<HTMLElement>): () => Promise<void> {
  const release = useRef<Promise<void>>();
  useEffect(() => {
    const { current } = ref;
    const left = new AbortController();
    const { signal } = left;
    const hold = (): void => {
      release.current ??= new Promise((resolve) => {
        const end = (): void => {
          release.current = undefined;
          // The click follows the release in the same turn.
          setTimeout(resolve);
        };
        for (const name of ENDS) window.addEventListener(name, end, { once: true, signal });
      });
    };
    for (const name of STARTS) current?.addEventListener(name, hold, { passive: true, signal });
    return () => left.abort();
  }, [ref]);
  return async () => {
    while (release.current) await release.current;
  };
}
