import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState, type RefObject } from 'react';
import { metaOf } from '../../player/meta.ts';
import { isStillWanted, storeStill } from '../../player/motion.ts';
import { useIntent } from '../../player/useIntent.ts';
import { FLAGSHIPS, scriptOf, TURN } from './flagships.ts';

/**
 * Plays the flagships one after another while they're in view, unless the reader pauses them or prefers less motion. Without scripts,
 * and until a template has loaded, there's the poster.
 */
export function useShow(wall: RefObject<HTMLElement>, hosts: readonly RefObject<HTMLElement>[]) {
  const base = useBaseUrl('/examples/');
  const [index, setIndex] = useState(0);
  const [isLive, setLive] = useState(false);
  const [isInView, setInView] = useState(true);
  const [isWanted] = useIntent(wall);
  /** What the reader wants. Even a browser that doesn't store the wish for motion follows it on this page. */
  const [choice, choose] = useState<'play' | 'pause'>();
  const isStill = useIsBrowser() && choice !== 'play' && isStillWanted();
  const isPlaying = choice === undefined ? isWanted && !isStill : choice === 'play';

  useEffect(() => {
    if (!wall.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(wall.current);
    return () => observer.disconnect();
  }, [wall]);

  useEffect(() => {
    const flagship = FLAGSHIPS[index];
    if (!isPlaying || !isInView || !flagship) return undefined;
    const controller = new AbortController();
    const timers: ReturnType<typeof setTimeout>[] = [];
    const start = async (): Promise<void> => {
      const { play } = await import(
        /* webpackChunkName: "player" */ '../../components/TemplateGallery/play.ts'
      );
      const elements = hosts.flatMap(({ current }) => current ?? []);
      const run = await play(flagship.example, elements, base, () => setLive(true), controller.signal);
      if (controller.signal.aborted) return;
      for (const [time, command] of scriptOf(metaOf(flagship.example)))
        timers.push(setTimeout(run, time, command));
      timers.push(setTimeout(() => setIndex((index + 1) % FLAGSHIPS.length), TURN));
    };
    start().catch((error: unknown) => {
      console.error(error);
      choose('pause');
    });
    return () => {
      controller.abort();
      for (const timer of timers) clearTimeout(timer);
      setLive(false);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The monitors stay the same.
  }, [index, isPlaying, isInView, base]);

  return {
    /** Which of the flagships is on the monitors. */
    index,
    isPlaying,
    isLive,
    /** Whether the reader would rather see pictures that don't move. */
    isStill,
    play() {
      if (isStill) storeStill(false);
      choose('play');
    },
    pause: () => choose('pause'),
    show: setIndex,
  };
}
