import clsx from 'clsx';
import { useRef } from 'react';
import Harbor from '../../components/Drawing/Harbor.tsx';
import { duration } from './lower-third.ts';
import { Graphic, Monitor } from './Monitor.tsx';
import styles from './styles.module.css';
import Timeline from './Timeline.tsx';
import { usePlayout } from './usePlayout.ts';

/** Fill, key, the combined picture, and the timeline behind it. Readers send the commands. */
export default function Monitors(): JSX.Element {
  const wall = useRef<HTMLDivElement>(null);
  const { frame, isVisible, data, isMoving, play, update, stop, wasStill, playWithMotion } = usePlayout(wall);
  const playButton = useRef<HTMLButtonElement>(null);
  const graphic = <Graphic frame={frame} isVisible={isVisible} data={data} />;
  const state = isVisible ? 'On air' : 'Off air';
  return (
    <div ref={wall} className={styles.gallery}>
      <Monitor
        label="Program"
        className={styles.program}
        description={`Video of a reporter at a harbor${isVisible ? `, with a lower third that shows “${data.name}, ${data.title}”` : ''}`}
      >
        <Harbor />
        {graphic}
      </Monitor>
      <button
        type="button"
        className={clsx(styles.start, isMoving && styles.isMoving)}
        aria-label="Play the lower third"
        onClick={play}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 5v14l11-7z" />
        </svg>
      </button>
      <Monitor label="Fill" description="The lower third in its colors on black">
        {graphic}
      </Monitor>
      <Monitor
        label="Key"
        className={styles.key}
        description="The shape of the lower third in white on black; gray areas are semitransparent"
      >
        {graphic}
      </Monitor>
      <div className={styles.desk}>
        <div className={styles.commands}>
          <button ref={playButton} type="button" onClick={play}>
            Play
          </button>
          <button type="button" onClick={update}>
            Update
          </button>
          {/* A disabled button would lose the focus. */}
          <button type="button" onClick={isVisible ? stop : undefined} aria-disabled={!isVisible}>
            Stop
          </button>
          <p className={styles.still} role="status">
            {wasStill && 'Motion is off. '}
          </p>
          {wasStill && (
            <button
              type="button"
              onClick={() => {
                // This button disappears, and the focus would disappear with it.
                playButton.current?.focus();
                playWithMotion();
              }}
            >
              Play with motion
            </button>
          )}
          <p className={styles.state}>
            <span className={isVisible ? styles.onAir : styles.offAir} role="status">
              {state}
            </span>
            <span className={styles.counter}>
              Frame {String(frame).padStart(2, '0')} of {duration - 1}
            </span>
          </p>
        </div>
        <Timeline frame={frame} />
      </div>
    </div>
  );
}
