import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Example } from '../core/load-example';
import { createSession, type Opening, type Session } from '../core/session';
import type { Snapshot } from '../core/snapshot';

const hasLottie = ({ project }: Example): boolean =>
  project.compositions.some(({ layers }) => layers.some(({ element }) => element.type === 'lottie'));

/** The template runs as long as the component is there; nothing of it is left behind. */
export function useSession(host: HTMLElement, example: Example, opening: Opening): Session {
  const base = useBaseUrl('/examples/');
  const [session] = useState(() =>
    createSession({
      host,
      example,
      resolve: (url) => (/^([a-z][a-z\d+.-]*:|\/)/i.test(url) ? url : base + url),
      ...(hasLottie(example) && {
        lottie: async () => (await import('../../../runtime/lottie.ts')).lottie(),
      }),
    }),
  );
  useEffect(() => {
    void session.open(opening);
    return () => session.remove();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The opening is how it begins; later values change nothing.
  }, [session]);
  return session;
}

/** A part of what the session says; the component is drawn anew only when that part changes. */
export function useSnapshot<Part>(session: Session, select: (snapshot: Snapshot) => Part): Part {
  return useSyncExternalStore(session.subscribe, () => select(session.snapshot()));
}
