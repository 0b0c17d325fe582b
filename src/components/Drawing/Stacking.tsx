import type { ReactNode } from 'react';
import Drawing from './index.tsx';
import { Label } from './Parts.tsx';
import styles from './styles.module.css';

interface RowProps {
  readonly y: number;
  readonly name: string;
  readonly place: string;
  readonly children: ReactNode;
}

/** A layer as a sheet seen from the side. Its own flat coordinates are 170 × 64. */
const Row = ({ y, name, place, children }: RowProps): JSX.Element => (
  <>
    <g transform={`matrix(1 0 -0.7 0.72 56 ${y})`}>
      <rect className={styles.panel} width="170" height="64" />
      {children}
    </g>
    <path className={styles.leader} d={`M204 ${y + 22}h18`} />
    <Label x={228} y={y + 19} look="strong" text={name} />
    <Label x={228} y={y + 36} look="soft" text={place} />
  </>
);

const text = { x: 18, y: 52 };

/** Layers on top of each other, one of them clipped by a mask, and the resulting picture. */
export default function Stacking(): JSX.Element {
  return (
    <Drawing of="stacking" height={318}>
      <defs>
        <clipPath id="drawing-stacking-mask">
          <rect x="14" y="18" width="142" height="27" />
        </clipPath>
      </defs>

      <Row y={152} name="Bar" place="bottom row">
        <rect className={styles.fill} x="8" y="12" width="154" height="38" />
      </Row>

      <Row y={84} name="Name" place="with a mask (dashed)">
        <text {...text} className={`${styles.label} ${styles.large} strong ${styles.faint}`}>
          Halvorsen
        </text>
        <g clipPath="url(#drawing-stacking-mask)">
          <text {...text} className={`${styles.label} ${styles.large} strong`}>
            Halvorsen
          </text>
        </g>
        <rect className={styles.ghost} x="14" y="18" width="142" height="27" />
      </Row>

      <Row y={16} name="Live badge" place="top row, in front">
        <rect className={styles.head} x="124" y="6" width="38" height="18" />
      </Row>

      <path className={styles.line} d="M110 214v16m-6-6 6 6 6-6" />
      <g transform="translate(26 238)">
        <rect className={styles.panel} width="170" height="66" />
        <rect className={styles.fill} x="8" y="12" width="154" height="38" />
        <g clipPath="url(#drawing-stacking-mask)">
          <text {...text} className={`${styles.label} ${styles.large} strong ${styles.onFill}`}>
            Halvorsen
          </text>
        </g>
        <rect className={styles.head} x="124" y="6" width="38" height="18" />
      </g>
      <path className={styles.leader} d="M204 271h18" />
      <Label x={228} y={268} look="strong" text="What viewers see" />
      <Label x={228} y={285} look="soft" text="text clipped by mask" />
    </Drawing>
  );
}
