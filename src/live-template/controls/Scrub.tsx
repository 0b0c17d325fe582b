import { useId } from 'react';
import type { Marks } from '../../../player/marks.ts';
import type { Order } from '../../../player/orders.ts';
import { distinctFrames, positionOf, rulerFrames } from '../../../player/ruler.ts';
import type { SessionState } from '../../../player/still-session.ts';
import {
  continueLabel,
  frameBackLabel,
  frameForwardLabel,
  frameLabel,
  frameOfLabel,
  frameText,
  pauseLabel,
  scrubLabel,
  statusText,
} from '../../../player/labels.ts';
import parts from '../../../controls/controls.module.css';
import { useSnapshot } from '../useSnapshot.ts';
import Icon from './Icon.tsx';
import styles from './scrub.module.css';

interface Props {
  readonly session: SessionState;
  readonly marks: Marks;
  /** The frame on which playback rests. */
  readonly rest: number;
  /** Whether commands jump to that frame. */
  readonly isStill: boolean;
  readonly onOrder: (order: Order) => void;
}

/** Frame numbers, keyframes, steps, and the outro. Screen readers get them as the value of the slider. */
function MarkStrip({ duration, keyframes, steps, outro }: Marks): JSX.Element {
  const x = (frame: number): string => `${positionOf(frame, duration) * 100}%`;
  return (
    <svg className={styles.marks} aria-hidden="true">
      {rulerFrames(duration).map((frame) => (
        <text key={frame} className={styles.number} x={x(frame)} y="11">
          {frame}
        </text>
      ))}
      {outro !== null && <rect className={styles.outro} x={x(outro)} y="28" width="2" height="16" />}
      {outro !== null && (
        <svg x={x(outro)} y="28" overflow="visible">
          <path className={styles.outro} d="M0 0h11l-4 4 4 4H0z" />
        </svg>
      )}
      {distinctFrames(
        steps.map(({ frame }) => frame),
        duration,
      ).map((frame) => (
        <svg key={frame} x={x(frame)} y="36" overflow="visible">
          <path className={styles.step} d="M-2-6h4V6h-4z" />
        </svg>
      ))}
      {distinctFrames(keyframes, duration).map((frame) => (
        <svg key={frame} x={x(frame)} y="36" overflow="visible">
          <path className={styles.keyframe} d="M0-3.5 3.5 0 0 3.5-3.5 0z" />
        </svg>
      ))}
    </svg>
  );
}

/** Looks at single frames: buttons that step, pause, and continue, and a slider with the marks of the timeline. */
export default function Scrub({ session, marks, rest, isStill, onOrder }: Props): JSX.Element {
  const labelId = useId();
  const frame = useSnapshot(session, (snapshot) => snapshot.frame);
  const status = useSnapshot(session, (snapshot) => snapshot.status);
  const isMoving = useSnapshot(session, (snapshot) => snapshot.isMoving);
  // Without motion, playback would return to the frame that is already shown.
  const isOver = isStill && status === 'resting' && frame === rest;
  const button = (control: 'back' | 'toggle' | 'forward', label: string, order: Order): JSX.Element => (
    <button
      type="button"
      className={`${parts.button} ${parts.iconButton} ${styles.button}`}
      data-control={control}
      aria-label={label}
      aria-disabled={control === 'toggle' && isOver}
      onClick={control === 'toggle' && isOver ? undefined : () => onOrder(order)}
    >
      <Icon sign={control !== 'toggle' ? control : isMoving ? 'pause' : 'resume'} />
    </button>
  );
  return (
    <div className={styles.scrub} role="group" aria-labelledby={labelId}>
      <span className={styles.caption}>
        <span id={labelId}>{scrubLabel}</span>
        <span className={styles.frame}>{frameOfLabel(frame, marks.duration - 1)}</span>
      </span>
      {button('back', frameBackLabel, { type: 'step', by: -1 })}
      {button('toggle', isMoving ? pauseLabel : continueLabel, { type: 'toggle' })}
      {button('forward', frameForwardLabel, { type: 'step', by: 1 })}
      <div className={styles.timeline}>
        <MarkStrip {...marks} />
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={marks.duration - 1}
          step={1}
          value={frame}
          data-control="frame"
          aria-label={frameLabel}
          // While it plays, a screen reader would read every frame aloud.
          aria-valuetext={status === 'playing' ? statusText('playing') : frameText(frame, marks)}
          onChange={(event) => onOrder({ type: 'seek', frame: event.currentTarget.valueAsNumber })}
        />
      </div>
    </div>
  );
}
