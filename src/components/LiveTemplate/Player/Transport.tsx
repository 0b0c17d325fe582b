import clsx from 'clsx';
import type { Session } from '../core/session';
import Icon from '../Icon';
import {
  continueLabel,
  editLabel,
  frameBackLabel,
  frameForwardLabel,
  frameOfLabel,
  pauseLabel,
} from '../labels';
import styles from '../styles.module.css';
import { statusText } from './texts';
import { useSnapshot } from './useSession';

/** The button that opens and closes the editor. */
export interface EditorToggle {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

interface Props {
  readonly session: Session;
  readonly duration: number;
  /** Frame before the outro, where play comes to rest. */
  readonly rest: number;
  /** Whether playback goes without motion. */
  readonly isStill: boolean;
  readonly editor: EditorToggle;
}

/** Moves by a frame, stops the time, tells where the template stands, and opens the editor. */
export default function Transport({ session, duration, rest, isStill, editor }: Props): JSX.Element {
  const frame = useSnapshot(session, (snapshot) => snapshot.frame);
  const status = useSnapshot(session, (snapshot) => snapshot.status);
  const isMoving = useSnapshot(session, (snapshot) => snapshot.isMoving);
  const step = (by: number): void => session.seek(Math.min(duration - 1, Math.max(0, frame + by)));
  const isOnAir = status === 'playing' || status === 'resting' || status === 'waiting' || status === 'paused';
  // Without motion it would come to rest at once on the frame that is shown.
  const isOver = isStill && status === 'resting' && frame === rest;
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
        aria-disabled={isOver}
        onClick={isOver ? undefined : session.toggle}
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
      <button
        type="button"
        className={styles.button}
        data-control="edit"
        aria-expanded={editor.isOpen}
        aria-controls={editor.id}
        onClick={editor.onToggle}
      >
        {editLabel()}
      </button>
    </div>
  );
}
