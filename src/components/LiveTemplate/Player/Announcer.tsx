import type { Session } from '../core/session';
import styles from '../styles.module.css';
import { useSnapshot } from '../useSnapshot';
import { announcement } from './texts';

/** Announces commands and the state of the template to screen readers, and shows errors of the template to everyone. */
export default function Announcer({ session }: { readonly session: Session }): JSX.Element {
  const text = useSnapshot(session, (snapshot) =>
    // While it plays, the frame changes too often to be announced.
    announcement(snapshot.status === 'playing' ? { ...snapshot, frame: 0 } : snapshot),
  );
  const error = useSnapshot(session, (snapshot) => snapshot.error);
  return (
    <>
      <p className={styles.spoken} role="status">
        {text}
      </p>
      <div role="alert">{error !== undefined && <p className={styles.error}>{error}</p>}</div>
    </>
  );
}
