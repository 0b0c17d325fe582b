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
 * @param moves - Whether its loops also play for a moment in view, unless data has to be saved.
 */
export function usePreview(example: string, host: RefObject<HTMLElement>, moves: boolean) {
  const base = useBaseUrl('/examples/');
  const [wanted, want] = useState<'play' | 'glimpse'>();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const { current } = host;
    if (!wanted || !current || isStillWanted()) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "player" */ './play.ts')
        .then(async ({ play }) => {
          const motion = wanted === 'play' ? 'all' : 'loops';
          if (!signal.aborted) await play(example, [current], base, () => setShown(true), signal, {}, motion);
        })
        .catch((error: unknown) => console.error(error));
    }, REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
      setShown(false);
    };
  }, [example, host, base, wanted]);

  useEffect(() => {
    const { current } = host;
    if (!moves || !current || savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        want('glimpse');
        timer = setTimeout(() => want((now) => (now === 'glimpse' ? undefined : now)), GLIMPSE);
      },
      { threshold: 0.6 },
    );
    observer.observe(current.closest('a') ?? current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [host, moves]);

  return { isShown, start: () => want('play'), stop: () => want(undefined) };
}
