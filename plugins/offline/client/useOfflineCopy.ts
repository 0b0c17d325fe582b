import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { storageKey } from '../shared.ts';
import { isChosen } from './choice.ts';
import type { OfflineCopy } from './offline-copy.ts';
import type { OfflineState } from './state.ts';

type OfflineActions = Readonly<Record<Exclude<keyof OfflineCopy, 'stopTracking'>, () => void>>;

/** The code that changes the choice also sets the state. */
const never = () => (): void => undefined;

/** Loads the offline copy's code, including its worker, on the first action, or at once if there's a copy. */
export function useOfflineCopy(baseUrl: string): {
  readonly state: OfflineState;
  readonly actions: OfflineActions;
} {
  const [state, setState] = useState<OfflineState>({ kind: 'unknown' });
  // The built page can't know this, and the browser's first render has to match it.
  const isCopyLikely = useSyncExternalStore(never, isChosen, () => true);
  const loaded = useRef<Promise<OfflineCopy>>();

  const { actions, resume } = useMemo(() => {
    const withCopy = (use: (copy: OfflineCopy) => unknown): void => {
      loaded.current ??= import(/* webpackChunkName: "offline" */ './offline-copy.ts').then((module) =>
        module.offlineCopy(baseUrl, setState),
      );
      loaded.current.then(use).catch(() => {
        // The code couldn't be loaded, so the next click tries again.
        loaded.current = undefined;
        setState({ kind: 'failed' });
      });
    };
    const actions: OfflineActions = {
      save: () => {
        setState({ kind: 'saving', done: 0, total: 0 });
        withCopy((copy) => copy.save());
      },
      showNewer: () => withCopy((copy) => copy.showNewer()),
      remove: () => withCopy((copy) => copy.remove()),
      removeAll: () => withCopy((copy) => copy.removeAll()),
      cancelRemoval: () => withCopy((copy) => copy.cancelRemoval()),
    };
    return { actions, resume: () => withCopy((copy) => copy.save()) };
  }, [baseUrl]);

  useEffect(() => {
    if (isChosen()) resume();
    // Another tab has made or withdrawn the choice.
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key !== storageKey) return;
      if (newValue === 'on') {
        resume();
      } else {
        // Results that this page is still waiting for must not be shown afterward.
        void loaded.current?.then((copy) => copy.stopTracking());
        setState({ kind: 'off' });
      }
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [resume]);

  return { state: state.kind === 'unknown' && !isCopyLikely ? { kind: 'off' } : state, actions };
}
