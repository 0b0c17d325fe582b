import Drawing from './index.tsx';
import { Flag, Keyframe, Label, Playhead, Span } from './Parts.tsx';
import styles from './styles.module.css';

const keyframes = [10, 25, 75, 85];

/** The names of the Timeline's parts. */
export default function Timeline(): JSX.Element {
  return (
    <Drawing of="timeline" heights={[242, 242]}>
      {(isWide) => {
        const at = (frame: number): number => 100 + frame * (isWide ? 5.94 : 2.46);
        const legend = isWide ? [18, 220, 458] : [18, 108, 252];
        const [keyframe = 0, span = 0, playhead = 0] = legend;
        return (
          <>
            {[0, 25, 75].map((frame) => (
              <g key={frame}>
                <path className={styles.rule} d={`M${at(frame)} 30v174`} />
                <Label x={at(frame)} y={24} anchor="middle" look="soft" text={frame} />
              </g>
            ))}
            <Label x={12} y={24} look="strong" text="Frame 60" />
            <Label x={12} y={53} text="Action bar" />
            <Flag x={at(30)} y={40} width={46} text="Step" />
            <Flag x={at(75)} y={40} width={52} text="Outro" />
            <Label x={12} y={83} text="Work area" />
            <path className={styles.line} d={`M${at(5)} 72v13M${at(95)} 72v13M${at(5)} 78.5H${at(95)}`} />
            <Label x={12} y={117} look="strong" text="Name" />
            <Span x={at(0)} y={103} width={at(100) - at(0)} />
            <Label x={20} y={147} look="soft" text="Opacity" />
            <path className={styles.leader} d={`M${at(10)} 142.5H${at(25)}M${at(75)} 142.5H${at(85)}`} />
            {keyframes.map((frame) => (
              <Keyframe key={frame} x={at(frame)} y={142.5} />
            ))}
            <Label x={12} y={179} look="strong" text="Bar" />
            <Span x={at(8)} y={165} width={at(90) - at(8)} />
            <Playhead x={at(60)} y={14} bottom={204} />

            <path className={styles.rule} d="M0 208h712" />
            <Keyframe x={keyframe} y={224} />
            <Label x={keyframe + 12} y={228.5} look="soft" text="keyframe" />
            <Span x={span} y={215} width={28} />
            <Label x={span + 35} y={228.5} look="soft" text="span of a layer" />
            <Playhead x={playhead} y={214} bottom={235} />
            <Label x={playhead + 12} y={228.5} look="soft" text="playhead" />
          </>
        );
      }}
    </Drawing>
  );
}
