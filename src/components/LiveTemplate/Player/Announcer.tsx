import type { Session } from '../core/session';
import styles from '../styles.module.css';
import { announcement } from './texts';
import { useSnapshot } from './useSession';

/** Says aloud what was ordered and how the template stands; errors of the template are also to be seen. */
export default function Announcer({ session }: { readonly session: Session }): JSX.Element {
  const text = useSnapshot(session, (snapshot) =>
    // While it plays, the frame changes all the time and is not said.
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
