import { useState } from 'react';
import { prefersStill } from '../core/motion';
import type { Session } from '../core/session';
import { playWithMotionLabel } from '../labels';
import styles from '../styles.module.css';
import { stillText } from './texts';
import { useSnapshot } from './useSession';

interface Props {
  readonly session: Session;
  readonly isStill: boolean;
  /** Turns motion on and plays. */
  readonly onMotion: () => void;
}

/**
 * Says, once something was played without motion, why nothing moved, and plays it with motion. It comes after the commands
 * and stays, so that no button goes away from under a finger.
 */
export default function StillNote({ session, isStill, onMotion }: Props): JSX.Element {
  const isPlayed = useSnapshot(
    session,
    ({ command, commandCount }) => commandCount > 0 && command.type === 'play',
  );
  const [isNeeded, need] = useState(false);
  if (isPlayed && !isNeeded) need(true);
  return (
    <div role="status">
      {isStill && isNeeded && (
        <div className={styles.commands}>
          <span>{stillText(prefersStill())}</span>
          <button type="button" className={styles.button} data-control="motion" onClick={onMotion}>
            {playWithMotionLabel()}
          </button>
        </div>
      )}
    </div>
  );
}
