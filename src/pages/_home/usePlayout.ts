import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isStillWanted, storeStill } from '../../live-template/motion.ts';
import { duration, fps, outroFrame, restFrame } from './lower-third.ts';

const people = [
  { name: 'Mira Halvorsen', title: 'Harbor reporter' },
  { name: 'Ada Moreau', title: 'Fishing pilot, Port of Leeve' },
] as const;

export interface Playout {
  readonly frame: number;
  readonly isVisible: boolean;
  readonly data: { readonly name: string; readonly title: string };
  /** Whether the graphic is playing its in or out animation. */
  readonly isMoving: boolean;
  readonly play: () => void;
  readonly update: () => void;
  readonly stop: () => void;
  /** Whether the last command jumped to its last frame because motion is off. */
  readonly wasStill: boolean;
  /** Turns motion on for all templates of the site, and plays the graphic. */
  readonly playWithMotion: () => void;
}

/**
 * A playout system with three commands. The graphic starts on air and at rest, so that the page is complete
 * without scripts. It plays once when `wall` scrolls into view, unless the reader prefers reduced motion.
 */
export function usePlayout(wall: RefObject<HTMLElement>): Playout {
  const [frame, setFrame] = useState(restFrame);
  const [isVisible, setVisible] = useState(true);
  const [person, setPerson] = useState<0 | 1>(0);
  const [wasStill, setStill] = useState(false);
  const request = useRef(0);
  /**
   * Whether the reader turned motion on here. On this page, that counts even if the browser doesn't store it.
   */
  const isMoved = useRef(false);

  /** Shows the frames from `first` to `last`. They follow the clock, so slow machines drop frames but are never late. */
  const run = useCallback((first: number, last: number, finished?: () => void) => {
    cancelAnimationFrame(request.current);
    const isStill = isStillWanted() && !isMoved.current;
    setStill(isStill);
    const begin = performance.now();
    const tick = (now: number): void => {
      const current = isStill ? last : first + Math.max(0, Math.floor(((now - begin) * fps) / 1000));
      setFrame(Math.min(current, last));
      if (current < last) request.current = requestAnimationFrame(tick);
      else finished?.();
    };
    tick(begin);
  }, []);

  useEffect(() => () => cancelAnimationFrame(request.current), []);

  const play = useCallback(() => {
    setVisible(true);
    run(0, restFrame);
  }, [run]);

  useEffect(() => {
    if (!wall.current || typeof IntersectionObserver !== 'function' || isStillWanted()) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      play();
    });
    observer.observe(wall.current);
    return () => observer.disconnect();
  }, [wall, play]);

  const playWithMotion = useCallback(() => {
    isMoved.current = true;
    storeStill(false);
    play();
  }, [play]);
  const stop = useCallback(() => run(outroFrame, duration - 1, () => setVisible(false)), [run]);
  const update = useCallback(() => setPerson((current) => (current === 0 ? 1 : 0)), []);

  const isMoving = isVisible && frame !== restFrame;
  return { frame, isVisible, data: people[person], isMoving, play, update, stop, wasStill, playWithMotion };
}
