import type { Session } from '../../../player/session.ts';
import styles from '../../../controls/controls.module.css';
import { useSnapshot } from '../useSnapshot.ts';
import { announcement } from './texts.ts';

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
