// The parts that all drawings share: like the station's graphics, plates of ink with a beam and a cut.
import clsx from 'clsx';
import { createElement, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface Place {
  readonly x: number;
  readonly y: number;
}

interface LabelProps extends Place {
  readonly text: string | number;
  /** `soft` for explanations, `code` for code, `onPlate` and `onSignal` for words on ink and on yellow. */
  readonly look?: 'soft' | 'strong' | 'code' | 'onPlate' | 'onSignal' | 'halo';
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A text with `next()` as code. */
export const withCode = (text: string | number, tag: 'code' | 'tspan'): readonly ReactNode[] =>
  String(text)
    .split(/(next\(\))/)
    .map((part, at) => (at % 2 ? createElement(tag, { key: at, className: styles.code }, part) : part));

/** A line of text; y is its baseline. */
export const Label = ({ x, y, text, look, anchor = 'start' }: LabelProps): JSX.Element => (
  <text className={clsx(styles.label, look, look && styles[look])} x={x} y={y} textAnchor={anchor}>
    {withCode(text, 'tspan')}
  </text>
);

/** Lines of explanation below each other. */
export const Lines = ({ x, y, of }: Place & { readonly of: readonly string[] }): JSX.Element => (
  <>
    {of.map((text, row) => (
      <Label key={text} x={x} y={y + row * 17} look="soft" text={text} />
    ))}
  </>
);

interface PlateProps extends Place {
  readonly width: number;
  readonly name: string;
  /** What's on the tile below the name, which makes the plate 48 units high instead of 26. */
  readonly code?: string;
}

/** Something that acts, with its name. */
export const Plate = ({ x, y, width, name, code }: PlateProps): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    {code && <rect className={styles.panel} y={26} width={width} height={22} />}
    <path className={styles.plate} d={`M0 0h${width}l-8.5 26H0z`} />
    <path className={styles.signal} d="M-.5-.5H4v27H-.5z" />
    <Label x={12} y={17.5} look="onPlate" text={name} />
    {code && <Label x={12} y={41.5} look="code" text={code} />}
  </g>
);

interface SpanProps extends Place {
  readonly width: number;
  readonly height?: number;
}

/** Frames on a timeline. */
export const Span = ({ x, y, width, height = 18 }: SpanProps): JSX.Element => (
  <path className={styles.plate} d={`M${x} ${y}h${width}l${-height / 3} ${height}H${x}z`} />
);

/** An arrow with right angles. Its tip is at the last of the points. */
export function Arrow({ points }: { readonly points: string }): JSX.Element {
  const [fromX = 0, fromY = 0, x = 0, y = 0] = points.split(/[ ,]/).slice(-4).map(Number);
  const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  return (
    <g>
      <polyline className={styles.line} points={points} />
      <path
        className={styles.head}
        d="M0 0-8-4.5-8 4.5z"
        transform={`translate(${x} ${y}) rotate(${angle})`}
      />
    </g>
  );
}

export const Keyframe = ({ x, y }: Place): JSX.Element => (
  <path className={styles.key} d="M0-5.5 5.5 0 0 5.5-5.5 0z" transform={`translate(${x} ${y})`} />
);

/** The flag of a frame action; its left edge is the frame. */
export const Flag = ({ x, y, width, text }: Place & { width: number; text: string }): JSX.Element => (
  <g>
    <path className={styles.signal} d={`M${x} ${y}h${width}l-6 18h${6 - width}z`} />
    <Label x={x + 6} y={y + 13.5} look="onSignal" text={text} />
  </g>
);

/** The playhead, with its head at `y` and its line down to `bottom`. */
export const Playhead = ({ x, y, bottom }: Place & { readonly bottom: number }): JSX.Element => (
  <path className={styles.air} d={`M${x - 6} ${y}h12v6l-5 6V${bottom}h-2V${y + 12}l-5-6z`} />
);

/** The frame where playback waits on air. */
export const Rest = ({ x, y }: Place): JSX.Element => <circle className={styles.rest} cx={x} cy={y} r="6" />;
