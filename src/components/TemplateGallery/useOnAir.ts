import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SessionCommand } from '../../player/commands.ts';
import type { Status } from '../../player/session/snapshot.ts';
import { isStillWanted, storeStill } from '../../player/motion.ts';
import type { Data } from '../../playout/commands/command.ts';

/** What shows that somebody is there. Until then, the posters are enough, and the page stays quick. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** How long somebody who types pauses before the texts roll as on air, in milliseconds. */
const PAUSE = 350;

/** Plays a template on screens at the visitor's first input, or on request if they prefer less motion. */
export function useOnAir(example: string, data: Data, screens: readonly RefObject<HTMLElement>[]) {
  const base = useBaseUrl('/examples/');
  const [status, setStatus] = useState<Status>('preview');
  const [isThere, setThere] = useState(false);
  const [isAsked, ask] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [wantsMotion, setMotion] = useState(false);
  const isStill = useIsBrowser() && !wantsMotion && isStillWanted();
  const latest = useRef(data);
  /** What the graphic comes in with, or has rolled to. What's typed before it plays then changes it. */
  const rolled = useRef(data);
  const run = useRef<(command: SessionCommand, isTyped?: boolean) => void>();
  const isOn = isAsked || (isThere && !isStill);

  useEffect(() => {
    const see = (): void => setThere(true);
    for (const sign of SIGNS) window.addEventListener(sign, see, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, see);
    };
  }, []);

  useEffect(() => {
    latest.current = data;
    // A number is complete with each digit.
    const texts = (): readonly string[] =>
      Object.keys(data).filter((key) => data[key] !== rolled.current[key] && /\D/.test(data[key] ?? ''));
    run.current?.({ type: 'update', data }, texts().length > 0);
    const timer = setTimeout(() => {
      // A text that's another one rolls, even if it looks the same.
      const marked = texts().map((key) => [key, `${data[key]}\u200b`] as const);
      rolled.current = data;
      if (marked.length > 0 && !isStill) run.current?.({ type: 'update', data: Object.fromEntries(marked) });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [data, isStill]);

  useEffect(() => {
    rolled.current = latest.current;
  }, [example]);

  useEffect(() => {
    if (!isOn) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const start = async (): Promise<void> => {
      const { play } = await import(/* webpackChunkName: "player" */ './play.ts');
      const hosts = screens.flatMap(({ current }) => current ?? []);
      const began = isStill ? latest.current : rolled.current;
      const onShown = (): void => setStatus('resting');
      const send = await play(example, hosts, base, onShown, signal, began, isStill);
      if (signal.aborted) return;
      run.current = send;
      setFailed(false);
      if (latest.current !== began) send({ type: 'update', data: latest.current });
      rolled.current = latest.current;
    };
    start().catch((error: unknown) => {
      console.error(error);
      if (signal.aborted) return;
      setFailed(true);
      // The next command tries again.
      setThere(false);
      ask(false);
    });
    return () => {
      controller.abort();
      run.current = undefined;
      setStatus('preview');
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The screens stay the same.
  }, [example, isOn, isStill, base]);

  return {
    /** Where the template is, as far as a visitor can see. */
    status,
    /** Whether the template has replaced the posters. */
    isLive: status !== 'preview',
    /** Whether the reader prefers pictures that don't move. */
    isStill,
    hasFailed,
    /** Puts the template on air, even if nothing moves. */
    ask: () => ask(true),
    /** Carries out a command. A reader who asks for one wants motion. */
    send(command: SessionCommand): void {
      if (isStill) storeStill(false);
      setMotion(true);
      ask(true);
      if (run.current) setStatus(command.type === 'stop' ? 'off-air' : 'resting');
      run.current?.(command);
    },
  };
}
