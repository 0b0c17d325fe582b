import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState, type RefObject } from 'react';
import { isStillWanted } from '../../player/motion.ts';
import { savesData } from '../../shared/saves-data.ts';

/** How long the pointer has to rest on a template before it plays, in milliseconds. */
const REST = 150;

/** How long a template moves unasked, in milliseconds. For longer, it would need a button that stops it. */
const GLIMPSE = 4800;

/**
 * Plays an example while the pointer or the focus is on it, unless motion isn't welcome. It then loads.
 * @param moves - Whether it also plays for a moment when it comes into view, unless data has to be saved.
 */
export function usePreview(example: string, host: RefObject<HTMLElement>, moves: boolean) {
  const base = useBaseUrl('/examples/');
  const [isWanted, want] = useState(false);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const { current } = host;
    if (!isWanted || !current || isStillWanted()) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "player" */ './play.ts')
        .then(async ({ play }) => {
          if (!signal.aborted) await play(example, [current], base, () => setShown(true), signal);
        })
        .catch((error: unknown) => console.error(error));
    }, REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
      setShown(false);
    };
  }, [example, host, base, isWanted]);

  useEffect(() => {
    const { current } = host;
    if (!moves || !current || savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        want(true);
        timer = setTimeout(want, GLIMPSE, false);
      },
      { threshold: 0.6 },
    );
    observer.observe(current.closest('a') ?? current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [host, moves]);

  return { isShown, start: () => want(true), stop: () => want(false) };
}
