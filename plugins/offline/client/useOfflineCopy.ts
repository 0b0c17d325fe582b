import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { storageKey } from '../shared';
import type { OfflineCopy } from './offlineCopy';
import type { OfflineState } from './state';

/** What the reader can do. */
interface OfflineActions {
  readonly keep: () => void;
  readonly showNewer: () => void;
  readonly remove: () => void;
  /** The answer to the question whether to remove the copy all the same. */
  readonly answer: (isToBeRemoved: boolean) => void;
}

/** Whoever changes the choice sets the state too. */
const never = () => (): void => undefined;

/**
 * State and actions of the offline copy. The code behind it, and with it the worker, is loaded at the first action, or at
 * once for readers who have a copy.
 */
export function useOfflineCopy(
  baseUrl: string,
  isChosen: () => boolean,
): { readonly state: OfflineState; readonly act: OfflineActions } {
  const [state, setState] = useState<OfflineState>({ kind: 'unknown' });
  // The page as it was built can't know; the first thing that a browser shows is the same.
  const isCopyLikely = useSyncExternalStore(never, isChosen, () => true);
  const loaded = useRef<Promise<OfflineCopy>>();

  const { act, resume } = useMemo(() => {
    const withCopy = (use: (copy: OfflineCopy) => unknown): void => {
      loaded.current ??= import(/* webpackChunkName: "offline" */ './offlineCopy').then((module) =>
        module.offlineCopy(baseUrl, setState),
      );
      loaded.current.then(use).catch(() => {
        // The code itself could not be fetched; the next press tries again.
        loaded.current = undefined;
        setState({ kind: 'failed' });
      });
    };
    const actions: OfflineActions = {
      keep: () => {
        setState({ kind: 'saving', done: 0, total: 0 });
        withCopy((copy) => copy.keep());
      },
      showNewer: () => withCopy((copy) => copy.showNewer()),
      remove: () => withCopy((copy) => copy.remove()),
      answer: (isToBeRemoved) => withCopy((copy) => (isToBeRemoved ? copy.forget() : copy.stay())),
    };
    return { act: actions, resume: () => withCopy((copy) => copy.keep()) };
  }, [baseUrl]);

  useEffect(() => {
    if (isChosen()) resume();
    // Another tab has made the choice or taken it back.
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key !== storageKey) return;
      if (newValue === 'on') resume();
      else {
        // What this page still waits for must not be shown afterwards.
        void loaded.current?.then((copy) => copy.leave());
        setState({ kind: 'off' });
      }
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [resume, isChosen]);

  return { state: state.kind === 'unknown' && !isCopyLikely ? { kind: 'off' } : state, act };
}
