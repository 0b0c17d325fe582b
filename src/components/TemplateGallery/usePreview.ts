import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { prepare } from '../../player/load-player.ts';
import { metaOf } from '../../player/meta.ts';
import { isStillWanted } from '../../player/motion.ts';
import { savesData } from '../../shared/saves-data.ts';

/** When a template moves under a pointer, moves again, and how long it's gone, in milliseconds. */
const [REST, CYCLE, GAP] = [80, 5000, 500];

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
  const isGlimpse = useRef(false);

  useEffect(() => {
    const { current } = host;
    if (!isWanted || !current || isStillWanted()) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let [cycle, end]: ReturnType<typeof setTimeout>[] = [];
    const onShown = (): void => {
      setShown(true);
      if (isGlimpse.current) end = setTimeout(want, GLIMPSE, false);
      isGlimpse.current = false;
    };
    const start = async (): Promise<void> => {
      prepare(example);
      const { play } = await import(/* webpackChunkName: "player" */ './play.ts');
      if (signal.aborted) return;
      const run = await play(example, [current], base, onShown, signal);
      const comeInAgain = (): void => {
        run({ type: 'stop' });
        setTimeout(run, GAP, { type: 'play' });
      };
      if (signal.aborted) return;
      // It leaves from the frame that the poster shows, so nothing cuts.
      run({ type: 'seek', frame: metaOf(example).frame });
      comeInAgain();
      cycle = setInterval(comeInAgain, CYCLE);
    };
    const timer = setTimeout(() => void start().catch((error: unknown) => console.error(error)), REST);
    return () => {
      clearTimeout(timer);
      clearInterval(cycle);
      clearTimeout(end);
      controller.abort();
      setShown(false);
    };
  }, [example, host, base, isWanted]);

  useEffect(() => {
    const card = host.current?.closest('a');
    if (!moves || !card || savesData()) return undefined;
    const look = ([entry]: readonly IntersectionObserverEntry[]): void => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      isGlimpse.current = true;
      want(true);
    };
    const observer = new IntersectionObserver(look, { threshold: 0.6 });
    observer.observe(card);
    return () => observer.disconnect();
  }, [host, moves]);

  return { isShown, start: () => want(true), stop: () => want(false) };
}
