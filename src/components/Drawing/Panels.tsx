import Drawing from './index.tsx';
import { Box, Keyframe, Label } from './Parts.tsx';
import styles from './styles.module.css';

const rows = [0, 1, 2, 3];

/** The six panels of the app. */
export default function Panels(): JSX.Element {
  return (
    <Drawing of="panels" height={262}>
      <Box x={10} y={10} width={340} height={30} />
      <Label x={18} y={30} look="strong" text="Menu bar" />
      <Box x={284} y={15} width={60} height={20} look="strong" />
      <Label x={314} y={29.5} anchor="middle" text="Preview" />

      <Box x={10} y={46} width={94} height={122} />
      <Label x={18} y={65} look="strong" text="Resources" />
      {rows.map((row) => (
        <g key={row}>
          <rect className={styles.bar} x="18" y={78 + row * 21} width="14" height="12" rx="1" />
          <rect className={styles.rule} x="38" y={80.5 + row * 21} width={54 - row * 8} height="7" rx="1" />
        </g>
      ))}

      <Box x={110} y={46} width={140} height={122} />
      <Label x={118} y={65} look="strong" text="Canvas" />
      <rect fill="var(--kf-scene-water)" x="118" y="78" width="124" height="70" />
      <rect className={styles.fill} x="126" y="124" width="72" height="9" />
      <rect fill="var(--kf-scene-dark)" x="126" y="133" width="52" height="7" />
      <path className={styles.head} d="M172 153.5v9l8-4.5z" />
      <Box x={256} y={46} width={94} height={122} />
      <Label x={264} y={65} look="strong" text="Inspector" />
      {rows.map((row) => (
        <g key={row}>
          <rect className={styles.rule} x="264" y={80.5 + row * 21} width="26" height="7" rx="1" />
          <Box x={296} y={77 + row * 21} width={32} height={14} look="strong" />
          <Keyframe x={339} y={84 + row * 21} />
        </g>
      ))}

      <Box x={10} y={174} width={240} height={78} />
      <Label x={18} y={193} look="strong" text="Timeline" />
      {[0, 1].map((row) => (
        <g key={row}>
          <rect className={styles.rule} x="18" y={208.5 + row * 20} width={44 - row * 12} height="7" rx="1" />
          <Box x={76 + row * 20} y={204 + row * 20} width={166 - row * 20} height={16} look="strong" />
          <Keyframe x={92 + row * 24} y={212 + row * 20} />
          <Keyframe x={130 + row * 24} y={212 + row * 20} />
          <Keyframe x={210} y={212 + row * 20} />
        </g>
      ))}
      <line className={styles.playheadLine} x1="164" x2="164" y1="186" y2="246" />
      <path className={styles.head} d="M158 182h12v6l-6 6-6-6z" />

      <Box x={256} y={174} width={94} height={78} />
      <Label x={264} y={193} look="strong" text="Export" />
      <Box x={264} y={203} width={78} height={15} look="strong" />
      <rect className={styles.fill} x="264" y="225" width="78" height="18" rx="2" />
      <path className={styles.line} d="M303 228v9m-4-4 4 4 4-4m-9 7h10" />
    </Drawing>
  );
}
