import { duration, layers, outroFrame } from './lower-third.ts';
import styles from './timeline.module.css';

const rowHeight = 34;

function x(frame: number): string {
  return `${(frame / duration) * 100}%`;
}

/**
 * A drawing of the app's Timeline: layers with their keyframes, the outro in the action bar, and the
 * playhead.
 */
export default function Timeline({ frame }: { readonly frame: number }): JSX.Element {
  const height = (layers.length + 1) * rowHeight;
  return (
    <div className={styles.timeline}>
      <ul className={styles.layerNames} aria-hidden="true">
        <li>Actions</li>
        {layers.map(({ name, property }) => (
          <li key={name}>
            {name} <span>{property}</span>
          </li>
        ))}
      </ul>
      <svg
        className={styles.tracks}
        height={height}
        role="img"
        aria-label={`Timeline of ${duration} frames with the layers ${layers.map(({ name }) => name).join(', ')}, their keyframes, and the outro at frame ${outroFrame}`}
      >
        {[0, 25, 50, 75].map((mark) => (
          <g key={mark}>
            <line stroke="var(--kf-line)" x1={x(mark)} x2={x(mark)} y1="0" y2={height} />
            {mark !== outroFrame && (
              <text fill="var(--kf-ink-soft)" x={x(mark)} dx="6" y="22">
                {mark}
              </text>
            )}
          </g>
        ))}
        <svg x={x(outroFrame)} overflow="visible">
          <path fill="var(--kf-line-strong)" d="M0 4h58l-8 13 8 13H0z" />
          <text fill="var(--kf-paper)" x="8" y="22">
            Outro
          </text>
        </svg>
        {layers.map(({ name, keyframes }, index) => (
          <svg key={name} y={(index + 1) * rowHeight} overflow="visible">
            <rect className={styles.span} y="6" width="100%" height={rowHeight - 12} />
            {keyframes.map((keyframe) => (
              <svg key={keyframe.frame} x={x(keyframe.frame)} y={rowHeight / 2} overflow="visible">
                <path fill="var(--kf-ink)" d="M0-6 6 0 0 6-6 0z" />
              </svg>
            ))}
          </svg>
        ))}
        <svg x={x(frame)} overflow="visible">
          <path fill="var(--kf-fill)" d="M-6 0H6v7L0 13l-6-6z" />
          <line stroke="var(--kf-fill)" strokeWidth="2" x1="0" x2="0" y1="10" y2={height} />
        </svg>
      </svg>
    </div>
  );
}
