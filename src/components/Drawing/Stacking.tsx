import Drawing from './index.tsx';
import { Label } from './Parts.tsx';
import styles from './styles.module.css';

/** A sheet seen from the side. Its own flat coordinates are 170 × 64. */
function sheet(y: number): string {
  return `matrix(1 0 -0.7 0.72 56 ${y})`;
}

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

      <g transform={sheet(152)}>
        <rect className={styles.panel} width="170" height="64" />
        <rect className={styles.fill} x="8" y="12" width="154" height="38" />
      </g>
      <path className={styles.leader} d="M204 174h18" />
      <Label x={228} y={171} look="strong" text="Bar" />
      <Label x={228} y={188} look="soft" text="bottom row" />

      <g transform={sheet(84)}>
        <rect className={styles.panel} width="170" height="64" />
        <text {...text} className={`${styles.label} ${styles.large} ${styles.strong} ${styles.faint}`}>
          Halvorsen
        </text>
        <g clipPath="url(#drawing-stacking-mask)">
          <text {...text} className={`${styles.label} ${styles.large} ${styles.strong}`}>
            Halvorsen
          </text>
        </g>
        <rect className={styles.ghost} x="14" y="18" width="142" height="27" />
      </g>
      <path className={styles.leader} d="M204 106h18" />
      <Label x={228} y={103} look="strong" text="Name" />
      <Label x={228} y={120} look="soft" text="with a mask (dashed)" />

      <g transform={sheet(16)}>
        <rect className={styles.panel} width="170" height="64" />
        <rect className={styles.head} x="124" y="6" width="38" height="18" />
      </g>
      <path className={styles.leader} d="M204 38h18" />
      <Label x={228} y={35} look="strong" text="Live badge" />
      <Label x={228} y={52} look="soft" text="top row, in front" />

      <path className={styles.line} d="M110 214v16m-6-6 6 6 6-6" />
      <g transform="translate(26 238)">
        <rect className={styles.panel} width="170" height="66" />
        <rect className={styles.fill} x="8" y="12" width="154" height="38" />
        <g clipPath="url(#drawing-stacking-mask)">
          <text {...text} className={`${styles.label} ${styles.large} ${styles.strong} ${styles.onFill}`}>
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
