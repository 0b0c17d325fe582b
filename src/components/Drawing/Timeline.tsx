import Drawing from './index.tsx';
import { Box, Flag, Keyframe, Label, Playhead } from './Parts.tsx';
import styles from './styles.module.css';

/** Returns the left edge of a frame: 100 frames take 250 units. */
function at(frame: number): number {
  return 100 + frame * 2.5;
}

const keyframes = [10, 25, 75, 85];

/** The names of the Timeline's parts. */
export default function Timeline(): JSX.Element {
  return (
    <Drawing of="timeline" height={246}>
      {[0, 25, 50, 75].map((frame) => (
        <line key={frame} className={styles.rule} x1={at(frame)} x2={at(frame)} y1="30" y2="204" />
      ))}
      <Box x={10} y={9} width={78} height={22} look="strong" />
      <Label x={49} y={24.5} anchor="middle" look="strong" text="Frame 50" />
      {[0, 25, 75].map((frame) => (
        <Label key={frame} x={at(frame)} y={24} anchor="middle" look="soft" text={frame} />
      ))}

      <Label x={10} y={53} text="Action bar" />
      <Flag x={at(30)} y={40} width={42} text="Step" />
      <Flag x={at(75)} y={40} width={48} text="Outro" />

      <Label x={10} y={83} text="Work area" />
      <path className={styles.line} d={`M${at(5)} 72v13M${at(95)} 72v13M${at(5)} 78.5H${at(95)}`} />

      <Label x={10} y={117} look="strong" text="Name" />
      <Box x={at(0)} y={101} width={250} height={24} look="strong" />
      <Label x={18} y={147} look="soft" text="Opacity" />
      {keyframes.map((frame) => (
        <Keyframe key={frame} x={at(frame)} y={142.5} />
      ))}
      <path
        className={styles.leader}
        d={`M${at(10) + 7} 142.5H${at(25) - 7}M${at(75) + 7} 142.5H${at(85) - 7}`}
      />
      <Label x={10} y={179} look="strong" text="Bar" />
      <Box x={at(8)} y={163} width={205} height={24} look="strong" />
      <Playhead x={at(50)} y={14} bottom={204} />

      <line className={styles.rule} x1="0" x2="360" y1="210" y2="210" />
      <Keyframe x={18} y={228} />
      <Label x={30} y={232.5} look="soft" text="keyframe" />
      <Box x={108} y={220} width={26} height={16} look="strong" />
      <Label x={141} y={232.5} look="soft" text="span of a layer" />
      <Playhead x={252} y={218} bottom={239} />
      <Label x={264} y={232.5} look="soft" text="playhead" />
    </Drawing>
  );
}
