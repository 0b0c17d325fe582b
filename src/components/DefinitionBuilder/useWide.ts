import { useSyncExternalStore } from 'react';

/** Window width from which three definitions stand beside each other. */
const WIDE = '(min-width: 75rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is room for the definitions beside each other. For components that no server renders. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
