import clsx from 'clsx';
import type { Session } from '../core/session';
import Icon from '../Icon';
import { frameBackLabel, frameForwardLabel, frameOfLabel, pauseLabel, continueLabel } from '../labels';
import styles from '../styles.module.css';
import { statusText } from './texts';
import { useSnapshot } from './useSession';

interface Props {
  readonly session: Session;
  readonly duration: number;
}

/** Moves by a frame, stops the time, and tells where the template stands. */
export default function Transport({ session, duration }: Props): JSX.Element {
  const frame = useSnapshot(session, (snapshot) => snapshot.frame);
  const status = useSnapshot(session, (snapshot) => snapshot.status);
  const isMoving = useSnapshot(session, (snapshot) => snapshot.isMoving);
  const step = (by: number): void => session.seek(Math.min(duration - 1, Math.max(0, frame + by)));
  const isOnAir = status === 'playing' || status === 'resting' || status === 'waiting' || status === 'paused';
  return (
    <div className={styles.transport}>
      <button
        type="button"
        className={clsx(styles.button, styles.iconButton)}
        data-control="back"
        aria-label={frameBackLabel()}
        onClick={() => step(-1)}
      >
        <Icon sign="back" />
      </button>
      <button
        type="button"
        className={clsx(styles.button, styles.iconButton)}
        data-control="toggle"
        aria-label={isMoving ? pauseLabel() : continueLabel()}
        onClick={session.toggle}
      >
        <Icon sign={isMoving ? 'pause' : 'resume'} />
      </button>
      <button
        type="button"
        className={clsx(styles.button, styles.iconButton)}
        data-control="forward"
        aria-label={frameForwardLabel()}
        onClick={() => step(1)}
      >
        <Icon sign="forward" />
      </button>
      <span className={styles.where}>
        <span className={styles.frame}>{frameOfLabel(frame, duration - 1)}</span>
        <span className={clsx(styles.status, isOnAir && styles.isOnAir)}>{statusText(status)}</span>
      </span>
    </div>
  );
}
