import type { Command } from '../commands.ts';
import { STATUS_TEXTS } from '../labels.ts';
import type { Marks } from '../session/marks.ts';
import { useSnapshot, type SessionState } from '../session/useSnapshot.ts';
import IconButton from '../../ui/IconButton.tsx';
import { distinctFrames, positionOf, rulerFrames } from './ruler.ts';
import styles from './scrub.module.css';

const ICONS = {
  back: 'M17 5v14L8 12zM5 5h2v14H5z',
  forward: 'M7 5v14l9-7zM17 5h2v14h-2z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  resume: 'M3 5v14l10-7zM15 5h2v14h-2zM19 5h2v14h-2z',
} as const;

interface Props {
  readonly session: SessionState;
  readonly marks: Marks;
  /** The frame on which playback rests. */
  readonly rest: number;
  /** Whether commands jump to that frame. */
  readonly isStill: boolean;
  readonly onCommand: (command: Command) => void;
}

/** Says which frame is shown. */
export const frameOf = (frame: number, { duration }: Marks): string => `${frame} of ${duration - 1}`;

function frameText(frame: number, marks: Marks): string {
  const step = marks.steps.find((candidate) => candidate.frame === frame);
  const texts = [
    frameOf(frame, marks),
    marks.keyframes.includes(frame) && 'keyframe',
    step && `step ${step.name}`.trim(),
    marks.outro === frame && 'outro',
  ];
  return texts.filter(Boolean).join(', ');
}

interface MarkProps extends Marks {
  readonly playhead: number;
}

/** How close a number may be to a mark above the line, as a part of the slider. */
const CLOSE = 0.1;

/**
 * The line is filled up to the playhead. Above it, frame numbers, steps, and the start of the outro; below
 * it, keyframes. Screen readers get them as the value of the slider.
 */
function MarkStrip({ duration, keyframes, steps, outro, playhead }: MarkProps): JSX.Element {
  const place = (frame: number): number => positionOf(frame, duration);
  const x = (frame: number): string => `${place(frame) * 100}%`;
  const stepFrames = distinctFrames(
    steps.map(({ frame }) => frame),
    duration,
  );
  const above = outro === null ? stepFrames : [...stepFrames, outro];
  const shown = distinctFrames(keyframes, duration);
  const mark = (frame: number, y: string, d: string): JSX.Element => (
    <svg key={frame} x={x(frame)} y={y} overflow="visible">
      <path d={d} />
    </svg>
  );
  return (
    <svg className={styles.marks} aria-hidden="true">
      {outro !== null && (
        <rect x={x(outro)} y="30%" width={x(duration - 1 - outro)} height="70%" fill="var(--kf-line)" />
      )}
      <line x2="100%" y1="50%" y2="50%" stroke="var(--kf-line-strong)" />
      <line x2={x(playhead)} y1="50%" y2="50%" stroke="var(--now, currentcolor)" />
      {rulerFrames(duration)
        .filter(
          (number) =>
            number < (outro ?? duration) &&
            above.every((frame) => Math.abs(place(number) - place(frame)) > CLOSE),
        )
        .map((frame) => (
          <text key={frame} className={styles.number} x={x(frame)} y="20%">
            {frame}
          </text>
        ))}
      {outro !== null && (
        <text className={styles.number} x={x(outro)} y="20%">
          Out
        </text>
      )}
      {stepFrames.map((frame) => mark(frame, '-2', 'M-4 3h8L0 9z'))}
      {shown.map((frame) => mark(frame, '90%', 'M0-4.5 4.5 0 0 4.5-4.5 0z'))}
    </svg>
  );
}

/** Looks at single frames: buttons that step, pause, and continue, and a slider with the timeline's marks. */
export default function Scrub({ session, marks, rest, isStill, onCommand }: Props): JSX.Element {
  const frame = useSnapshot(session, (snapshot) => snapshot.frame);
  const status = useSnapshot(session, (snapshot) => snapshot.status);
  const isMoving = useSnapshot(session, (snapshot) => snapshot.isMoving);
  // Without motion, playback would return to the frame that is already shown.
  const isOver = isStill && status === 'resting' && frame === rest;
  const step = (by: 1 | -1) => () => onCommand({ type: 'step', by });
  return (
    <div className={`line ${styles.scrub}`} role="group" aria-label="Scrub">
      <IconButton control="back" label="One frame back" icon={ICONS.back} onClick={step(-1)} />
      <IconButton
        control="toggle"
        label={isMoving ? 'Pause' : 'Continue'}
        icon={isMoving ? ICONS.pause : ICONS.resume}
        isOff={isOver}
        onClick={() => onCommand({ type: 'toggle' })}
      />
      <IconButton control="forward" label="One frame forward" icon={ICONS.forward} onClick={step(1)} />
      <div className={`holder ${styles.timeline}`}>
        <MarkStrip {...marks} playhead={frame} />
        <input
          className={`holder ${styles.slider}`}
          type="range"
          min={0}
          max={marks.duration - 1}
          step={1}
          value={frame}
          data-control="frame"
          aria-label="Frame"
          // While it plays, a screen reader would read every frame aloud.
          aria-valuetext={status === 'playing' ? STATUS_TEXTS.playing : frameText(frame, marks)}
          onChange={(event) => onCommand({ type: 'seek', frame: event.currentTarget.valueAsNumber })}
        />
      </div>
    </div>
  );
}
