import clsx from 'clsx';
import type { SessionState } from '../../../player/still-session.ts';
import { isOnAir } from '../../../player/snapshot.ts';
import { lampText } from '../../../player/labels.ts';
import { useSnapshot } from '../useSnapshot.ts';
import styles from './commands.module.css';

/** The on-air lamp, with a word for readers who can't tell its color. */
export default function Lamp({ session }: { readonly session: SessionState }): JSX.Element {
  const status = useSnapshot(session, (snapshot) => snapshot.status);
  return (
    <span className={clsx(styles.status, isOnAir(status) && styles.isOnAir)} data-status={status}>
      {lampText(status)}
    </span>
  );
}
