import clsx from 'clsx';
import { useEffect } from 'react';
import { isNextIdle, isOnAir, NO_STEPS, STATUS_TEXTS } from '../labels.ts';
import { setOnAir } from '../on-air.ts';
import { useSnapshot, type SessionState } from '../session/useSnapshot.ts';
import styles from './bar.module.css';

interface Props {
  /** The player's ID in the page, for the lamp in the navbar. */
  readonly id: string;
  readonly session: SessionState;
  readonly hasSteps: boolean;
}

/** The template's state in a few words, with a dot in the color of a tally light while it's on air. */
export default function Lamp({ id, session, hasSteps }: Props): JSX.Element {
  const status = useSnapshot(session, (snapshot) => snapshot.status);
  const isIdle = useSnapshot(session, (snapshot) => isNextIdle(snapshot, hasSteps));
  const isLit = useSnapshot(session, isOnAir);
  useEffect(() => {
    setOnAir(id, isLit);
    return () => setOnAir(id, false);
  }, [id, isLit]);
  const shown = status === 'loading' ? 'preview' : status === 'playing' ? 'resting' : status;
  return (
    <span className={clsx('line', styles.status, isLit && ['strong', styles.isOnAir])} data-status={status}>
      {isIdle ? NO_STEPS : STATUS_TEXTS[shown]}
    </span>
  );
}
