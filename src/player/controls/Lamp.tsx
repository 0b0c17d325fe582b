import clsx from 'clsx';
import { useEffect } from 'react';
import { isNextIdle, isOnAir, NO_STEPS, STATUS_TEXTS } from '../labels.ts';
import { setOnAir } from '../on-air.ts';
import type { Marks } from '../session/marks.ts';
import { useSnapshot, type SessionState } from '../session/useSnapshot.ts';
import styles from './bar.module.css';
import { frameOf } from './Scrub.tsx';

interface Props {
  /** The player's ID in the page, for the lamp in the navbar. */
  readonly id: string;
  readonly session: SessionState;
  readonly marks: Marks;
}

/** The template's state in a few words, with a dot in the color of a tally light on air, and its frame. */
export default function Lamp({ id, session, marks }: Props): JSX.Element {
  const frame = useSnapshot(session, (snapshot) => snapshot.frame);
  const status = useSnapshot(session, (snapshot) => snapshot.status);
  const isIdle = useSnapshot(session, (snapshot) => isNextIdle(snapshot, marks.steps.length > 0));
  const isLit = useSnapshot(session, isOnAir);
  useEffect(() => {
    setOnAir(id, isLit);
    return () => setOnAir(id, false);
  }, [id, isLit]);
  const shown = status === 'loading' ? 'preview' : status === 'playing' ? 'resting' : status;
  return (
    <span className={clsx('line', styles.state)}>
      <span className={clsx('line', styles.status, isLit && ['strong', styles.isOnAir])} data-status={status}>
        {isIdle ? NO_STEPS : STATUS_TEXTS[shown]}
      </span>
      <span className="note" style={{ minInlineSize: `${2 * String(marks.duration).length + 3.5}ch` }}>
        {frameOf(frame, marks)}
      </span>
    </span>
  );
}
