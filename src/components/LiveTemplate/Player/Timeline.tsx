import type { Marks } from '../core/marks';
import type { Session } from '../core/session';
import { rulerFrames } from '../core/ruler';
import { frameLabel } from '../labels';
import styles from '../styles.module.css';
import { frameText, statusText } from './texts';
import { useSnapshot } from './useSession';

interface Props {
  readonly session: Session;
  readonly marks: Marks;
}

/** Frame numbers, keyframes, steps and the outro, over the slider. All of it is also in the slider's text. */
function MarkStrip({ duration, keyframes, steps, outro }: Marks): JSX.Element {
  const x = (frame: number): string => `${(frame / Math.max(1, duration - 1)) * 100}%`;
  return (
    <svg className={styles.marks} aria-hidden="true">
      {rulerFrames(duration).map((frame) => (
        <g key={frame}>
          <line className={styles.tick} x1={x(frame)} x2={x(frame)} y1="0" y2="100%" />
          <text className={styles.number} x={x(frame)} dx="4" y="11">
            {frame}
          </text>
        </g>
      ))}
      {outro !== null && <rect className={styles.outro} x={x(outro)} y="16" width="2" height="14" />}
      {outro !== null && (
        <svg x={x(outro)} y="16" overflow="visible">
          <path className={styles.outro} d="M0 0h12l-4 4 4 4H0z" />
        </svg>
      )}
      {steps.map(({ frame }) => (
        <svg key={frame} x={x(frame)} y="23" overflow="visible">
          <path className={styles.step} d="M-2-7h4v14h-4z" />
        </svg>
      ))}
      {keyframes.map((frame) => (
        <svg key={frame} x={x(frame)} y="23" overflow="visible">
          <path className={styles.keyframe} d="M0-4 4 0 0 4-4 0z" />
        </svg>
      ))}
    </svg>
  );
}

/** The frame slider with its marks. */
export default function Timeline({ session, marks }: Props): JSX.Element {
  const frame = useSnapshot(session, (snapshot) => snapshot.frame);
  const isPlaying = useSnapshot(session, ({ status }) => status === 'playing');
  return (
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
        aria-label={frameLabel()}
        // A number for each frame that passes would be said without end.
        aria-valuetext={isPlaying ? statusText('playing') : frameText(frame, marks)}
        onChange={(event) => session.seek(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
