import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isStillWanted } from '../../player/motion.ts';

/** How long the pointer has to rest on a template before it plays, in milliseconds. */
const REST = 150;

/** Plays an example while the pointer or the focus is on it. Its script loads only then, and never if motion isn't welcome. */
export function usePlayOnHover(example: string, host: RefObject<HTMLElement>) {
  const base = useBaseUrl('/examples/');
  const [isShown, setShown] = useState(false);
  const playing = useRef<AbortController>();

  const stop = useCallback(() => {
    playing.current?.abort();
    playing.current = undefined;
    setShown(false);
  }, []);

  const start = useCallback(() => {
    if (playing.current || isStillWanted()) return;
    const controller = new AbortController();
    const { signal } = controller;
    playing.current = controller;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "player" */ './play.ts')
        .then(async ({ play }) => {
          if (host.current && !signal.aborted)
            await play(example, [host.current], base, () => setShown(true), signal);
        })
        .catch((error: unknown) => console.error(error));
    }, REST);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }, [example, host, base]);

  useEffect(() => stop, [stop]);
  return { isShown, start, stop };
}
