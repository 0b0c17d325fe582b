// The parts that all drawings share: boxes, labels, arrows, keyframes, and flags.
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Place {
  readonly x: number;
  readonly y: number;
}

interface LabelProps extends Place {
  readonly text: string | number;
  /** `soft` for explanations, `code` for code, and `onFill` for words on the accent color. */
  readonly look?: 'soft' | 'strong' | 'code' | 'onFill' | 'halo';
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A line of text; y is its baseline. */
export function Label({ x, y, text, look, anchor = 'start' }: LabelProps): JSX.Element {
  return (
    <text className={clsx(styles.label, look, look && styles[look])} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  );
}

interface BoxProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly look?: 'strong';
}

export function Box({ look, ...box }: BoxProps): JSX.Element {
  return <rect className={look ? styles.strongBox : styles.panel} {...box} rx="2" />;
}

interface ArrowProps {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** A straight arrow whose tip is at `to`. */
export function Arrow({ from, to }: ArrowProps): JSX.Element {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <g>
      <line className={styles.line} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
      <path
        className={styles.head}
        d="M0 0-8-4.5-8 4.5z"
        transform={`translate(${to[0]} ${to[1]}) rotate(${angle})`}
      />
    </g>
  );
}

export function Keyframe({ x, y }: Place): JSX.Element {
  return <path className={styles.head} d="M0-5 5 0 0 5-5 0z" transform={`translate(${x} ${y})`} />;
}

interface FlagProps extends Place {
  readonly width: number;
  readonly text: string;
}

/** The flag of a frame action; its left edge is the frame. */
export function Flag({ x, y, width, text }: FlagProps): JSX.Element {
  return (
    <g>
      <path className={styles.fill} d={`M${x} ${y}h${width}l-6 9 6 9h-${width}z`} />
      <Label x={x + 6} y={y + 13.5} look="onFill" text={text} />
    </g>
  );
}

/** The playhead, with its head at `y` and its line down to `bottom`. */
export function Playhead({ x, y, bottom }: Place & { readonly bottom: number }): JSX.Element {
  return (
    <g>
      <line className={styles.playheadLine} x1={x} x2={x} y1={y + 6} y2={bottom} />
      <path className={styles.head} d={`M${x - 6} ${y}h12v6l-6 6-6-6z`} />
    </g>
  );
}
