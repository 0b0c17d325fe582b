import type { Session } from './session.ts';
import { FIRST_SNAPSHOT } from './snapshot.ts';

/** The part of a session that the controls read. */
export type SessionState = Pick<Session, 'snapshot' | 'subscribe'>;

/** Returns what the controls read until the template has loaded: the frame of the poster. */
export function stillSession(frame: number): SessionState {
  const snapshot = { ...FIRST_SNAPSHOT, frame };
  return { snapshot: () => snapshot, subscribe: () => () => undefined };
}
