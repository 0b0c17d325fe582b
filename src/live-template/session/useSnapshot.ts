import { useSyncExternalStore } from 'react';
import type { Snapshot } from '../../player/snapshot.ts';
import type { SessionState } from '../../player/still-session.ts';

/** Returns a part of a session's state. The component renders again only when that part changes. */
export function useSnapshot<Part>(session: SessionState, select: (snapshot: Snapshot) => Part): Part {
  const read = (): Part => select(session.snapshot());
  return useSyncExternalStore(session.subscribe, read, read);
}
