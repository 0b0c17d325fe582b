import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import { FIRST_SNAPSHOT, type Snapshot } from './snapshot.ts';

/** The part of a session that the controls read. */
export type SessionState = Pick<Session, 'snapshot' | 'subscribe'>;

/** Returns what the controls read until the template has loaded: the frame of the poster. */
export function stillSession(frame: number): SessionState {
  const snapshot = { ...FIRST_SNAPSHOT, frame };
  return { snapshot: () => snapshot, subscribe: () => () => undefined };
}

/** Returns a part of a session's state. The component renders again only when that part changes. */
export function useSnapshot<Part>(session: SessionState, select: (snapshot: Snapshot) => Part): Part {
  const read = (): Part => select(session.snapshot());
  return useSyncExternalStore(session.subscribe, read, read);
}
