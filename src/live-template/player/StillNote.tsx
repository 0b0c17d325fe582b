import { useState } from 'react';
import { prefersStill } from '../../../player/motion.ts';
import type { Session } from '../../../player/session.ts';
import { playWithMotionLabel } from '../../../player/labels.ts';
import parts from '../../../controls/controls.module.css';
import { useSnapshot } from '../useSnapshot.ts';
import { stillText } from './texts.ts';

interface Props {
  readonly session: Session;
  readonly isStill: boolean;
  /** Turns motion on and plays the template. */
  readonly onMotion: () => void;
}

/**
 * After the first play without motion, says why nothing moved and offers to play with motion. The note stays, so that no
 * button moves away from under a finger.
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
        <div className={parts.noteRow}>
          <span>{stillText(prefersStill())}</span>
          <button type="button" className={parts.button} data-control="motion" onClick={onMotion}>
            {playWithMotionLabel}
          </button>
        </div>
      )}
    </div>
  );
}
