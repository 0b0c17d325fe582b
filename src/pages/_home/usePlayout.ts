import { useCallback, useEffect, useRef, useState } from 'react';
import { isStillWanted, storeStill } from '../../components/LiveTemplate/core/motion';
import { duration, fps, outroFrame, restFrame } from './lowerThird';

const people = [
  { name: 'Mira Halvorsen', title: 'Harbor reporter' },
  { name: 'Ada Moreau', title: 'Fishing pilot, Port of Leeve' },
] as const;

interface Playout {
  readonly frame: number;
  readonly isVisible: boolean;
  readonly data: { readonly name: string; readonly title: string };
  readonly play: () => void;
  readonly update: () => void;
  readonly stop: () => void;
  /** Play has shown its last frame at once, since motion is off. */
  readonly wasStill: boolean;
  /** Turns motion on, for all templates of the site, and plays. */
  readonly playWithMotion: () => void;
}

/** A playout system of three commands. It starts on air and at rest, so that nothing moves unasked and a page without scripts is complete. */
export function usePlayout(): Playout {
  const [frame, setFrame] = useState(restFrame);
  const [isVisible, setVisible] = useState(true);
  const [person, setPerson] = useState<0 | 1>(0);
  const [wasStill, setStill] = useState(false);
  const request = useRef(0);
  /** Motion was turned on here: that holds on this page, also where the browser refuses to keep it. */
  const isMoved = useRef(false);

  /** Shows the frames from `first` to `last` by the clock: a slow machine drops frames and is never late. */
  const run = useCallback((first: number, last: number, finished?: () => void) => {
    cancelAnimationFrame(request.current);
    const isStill = isStillWanted() && !isMoved.current;
    setStill(isStill);
    const begin = performance.now();
    const tick = (now: number): void => {
      const current = isStill ? last : first + Math.max(0, Math.floor(((now - begin) * fps) / 1000));
      setFrame(Math.min(current, last));
      if (current < last) {
        request.current = requestAnimationFrame(tick);
      } else {
        finished?.();
      }
    };
    tick(begin);
  }, []);

  useEffect(() => () => cancelAnimationFrame(request.current), []);

  const play = useCallback(() => {
    setVisible(true);
    run(0, restFrame);
  }, [run]);
  const playWithMotion = useCallback(() => {
    isMoved.current = true;
    storeStill(false);
    play();
  }, [play]);
  const stop = useCallback(() => run(outroFrame, duration - 1, () => setVisible(false)), [run]);
  const update = useCallback(() => setPerson((current) => (current === 0 ? 1 : 0)), []);

  return { frame, isVisible, data: people[person], play, update, stop, wasStill, playWithMotion };
}
