import { useEffect, useRef, useState } from 'react';
import player from '../../live-template/controls/controls.module.css';
import { ease } from '../../runtime/model/easing.ts';
import type { Easing } from '../../runtime/api/values.ts';
import { progressOf } from './curve.ts';
import styles from './styles.module.css';

/** One second at 50 frames, with a trace of the element on every fifth frame. */
const FRAMES = 50;
const TRACES = 10;
/** The positions of progress 0 and 1 on the track, in percent. They leave room on both sides for values that overshoot. */
const START = 25;
const END = 60;
const at = (progress: number): string => `${START + progress * (END - START)}%`;

/** An element that moves along the easing. Traces on every fifth frame are always visible, and a button plays the animation. */
export default function Preview({ easing }: { readonly easing: Easing }): JSX.Element {
  const [frame, setFrame] = useState<number | null>(null);
  const request = useRef(0);
  useEffect(() => () => cancelAnimationFrame(request.current), []);

  function play(): void {
    cancelAnimationFrame(request.current);
    const started = performance.now();
    const step = (): void => {
      const now = Math.floor(((performance.now() - started) / 1000) * FRAMES);
      setFrame(Math.min(now, FRAMES));
      if (now < FRAMES) request.current = requestAnimationFrame(step);
    };
    step();
  }

  return (
    <div className={styles.preview}>
      <div
        className={styles.track}
        role="img"
        aria-label="The element at every fifth frame of a one-second animation"
      >
        {progressOf(easing, TRACES).map((progress, index) => (
          <span key={index} className={styles.trace} style={{ left: at(progress) }} />
        ))}
        <span
          className={styles.element}
          style={{ left: at(frame === null ? 1 : ease(easing, frame / FRAMES)) }}
        />
      </div>
      <button type="button" className={player.button} onClick={play}>
        Play the animation
      </button>
    </div>
  );
}
