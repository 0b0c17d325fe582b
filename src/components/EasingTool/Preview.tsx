import clsx from 'clsx';
import { type CSSProperties, useState } from 'react';
import Button from '../../ui/Button.tsx';
import type { Easing } from '../../runtime/api/values.ts';
import { cssOf, progressOf } from './curve.ts';
import styles from './styles.module.css';

/** A trace of the element on every fifth of 50 frames. */
const TRACES = 10;
/** The positions of progress 0 and 1 on the track, in percent, with room for values that overshoot. */
const START = 25;
const END = 60;
const at = (progress: number): string => `${START + progress * (END - START)}%`;

/** An element that moves along the easing when a button plays it. Traces mark every fifth frame. */
export default function Preview({ easing }: { readonly easing: Easing }): JSX.Element {
  const [plays, setPlays] = useState(0);
  const ends: CSSProperties & Record<string, string> = { left: at(1), '--start': at(0), ...cssOf(easing) };
  return (
    <div className="stack">
      <div
        className={`holder ${styles.track}`}
        role="img"
        aria-label="The element at every fifth frame of a one-second animation"
      >
        {progressOf(easing, TRACES).map((progress, index) => (
          <span key={index} className={styles.trace} style={{ left: at(progress) }} />
        ))}
        <span key={plays} className={clsx(styles.element, plays > 0 && styles.isPlaying)} style={ends} />
      </div>
      <Button onClick={() => setPlays(plays + 1)}>Play the animation</Button>
    </div>
  );
}
