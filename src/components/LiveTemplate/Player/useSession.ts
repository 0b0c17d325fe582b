import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ProjectDefinition } from '../../../runtime/index.ts';
import { pause } from '../../../pause';
import type { Example } from '../core/load-example';
import { createSession, type Opening, type Session } from '../core/session';
import type { Snapshot } from '../core/snapshot';

/** A template on the stage. */
export interface Shown {
  readonly session: Session;
  readonly project: ProjectDefinition;
  readonly opening: Opening;
  /** Whether it is played as soon as it is there. */
  readonly isPlayed?: boolean;
}

const hasLottie = ({ project }: Example): boolean =>
  project.compositions.some(({ layers }) => layers.some(({ element }) => element.type === 'lottie'));

/**
 * What is on the stage: the example, until another template is shown in its place.
 *
 * A template runs as long as it is shown; nothing of it is left behind. Undefined shows the example again.
 */
export function useShown(
  host: HTMLElement,
  example: Example,
  opening: Opening,
): readonly [Shown, (shown: Shown | undefined) => void] {
  const base = useBaseUrl('/examples/');
  const makeOwn = useCallback(
    (): Shown => ({
      session: createSession({
        host,
        example,
        resolve: (url) => (/^([a-z][a-z\d+.-]*:|\/)/i.test(url) ? url : base + url),
        ...(hasLottie(example) && {
          lottie: async () => (await import('../../../runtime/lottie.ts')).lottie(),
        }),
      }),
      project: example.project,
      opening,
    }),
    [host, example, opening, base],
  );
  const [shown, setShown] = useState(makeOwn);
  useEffect(() => {
    const { session } = shown;
    let isLeft = false;
    const open = async (): Promise<void> => {
      // A slow phone draws the controls first.
      await pause();
      if (isLeft) return;
      const opened = session.open(shown.opening);
      if (shown.isPlayed) session.play();
      await opened;
    };
    open().catch((error: unknown) => console.error(error));
    return () => {
      isLeft = true;
      session.remove();
    };
  }, [shown]);
  return [shown, useCallback((next) => setShown(next ?? makeOwn()), [makeOwn])];
}

/** A part of what the session says; the component is drawn anew only when that part changes. */
export function useSnapshot<Part>(session: Session, select: (snapshot: Snapshot) => Part): Part {
  return useSyncExternalStore(session.subscribe, () => select(session.snapshot()));
}
