import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useState } from 'react';
import type { ProjectDefinition } from '../runtime/index.ts';
import { pause } from '../pause.ts';
import type { Example } from './load-example.ts';
import { createExampleSession } from './example-session.ts';
import type { Opening, Session } from './session.ts';

/** A template on the stage. */
export interface Shown {
  readonly session: Session;
  readonly project: ProjectDefinition;
  readonly opening: Opening;
  /** Whether it plays as soon as it has loaded. */
  readonly isPlayed?: boolean;
}

/**
 * The template on the stage: the example, until another template replaces it. Once a template is replaced,
 * nothing of it is left behind. Undefined brings the example back.
 */
export function useShown(
  host: HTMLElement,
  example: Example,
  opening: Opening,
): readonly [Shown, (shown: Shown | undefined) => void] {
  const base = useBaseUrl('/examples/');
  const makeOwn = useCallback(
    (): Shown => ({
      session: createExampleSession(host, example, base),
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
      // On a slow phone, the controls are drawn first.
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
