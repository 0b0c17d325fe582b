import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import Harbor from '../../components/Drawing/Harbor.tsx';
import { duration, pictureAt } from './lower-third.ts';
import styles from './styles.module.css';
import Timeline from './Timeline.tsx';
import { usePlayout, type Playout } from './usePlayout.ts';

/** The lower third itself. Its colors come from the class of the monitor: in `key`, everything is white. */
function Graphic({
  frame,
  isVisible,
  data,
}: Pick<Playout, 'frame' | 'isVisible' | 'data'>): JSX.Element | null {
  if (!isVisible) return null;

  const { barWidth, stripWidth, nameOpacity, titleOpacity } = pictureAt(frame);
  return (
    <g>
      <rect className={styles.bar} x="120" y="810" width={barWidth} height="96" />
      <rect className={styles.strip} x="120" y="906" width={stripWidth} height="68" />
      <text className={styles.title} x="152" y="953" fontSize="36" opacity={titleOpacity}>
        {data.title}
      </text>
      <text className={styles.name} x="152" y="879" fontSize="62" opacity={nameOpacity}>
        {data.name}
      </text>
    </g>
  );
}

interface MonitorProps {
  readonly label: string;
  readonly description: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A monitor of the gallery: 16 by 9, black, with its name below. */
function Monitor({ label, description, className, children }: MonitorProps): JSX.Element {
  return (
    <figure className={clsx(styles.monitor, className)}>
      <svg viewBox="0 0 1920 1080" role="img" aria-label={description}>
        <rect className={styles.black} width="1920" height="1080" />
        {children}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

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
