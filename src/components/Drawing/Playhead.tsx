import Drawing from './index.tsx';
import { Flag, Label } from './Parts.tsx';
import styles from './styles.module.css';

/** Returns the left edge of a frame: 120 frames take 276 units. */
function at(frame: number): number {
  return 66 + frame * 2.3;
}

const commands = [
  { name: 'play', from: 0, to: 30, end: 'rests on 30', side: 'right' },
  { name: 'next', from: 30, to: 60, end: 'rests on 60', side: 'right' },
  { name: 'next', from: 60, to: 89, end: 'rests on 89', side: 'left' },
  { name: 'stop', from: 90, to: 120, end: 'then invisible', side: 'left' },
] as const;

/** The frames that each command plays, and where playback rests. */
export default function Playhead(): JSX.Element {
  return (
    <Drawing of="playhead" height={208}>
      {[0, 30, 60, 90, 120].map((frame) => (
        <line key={frame} className={styles.rule} x1={at(frame)} x2={at(frame)} y1="28" y2="192" />
      ))}
      {[0, 30, 60, 90].map((frame) => (
        <Label key={frame} x={at(frame)} y={22} anchor="middle" look="soft" text={frame} />
      ))}
      <Label x={at(120)} y={22} anchor="middle" look="soft" text="119" />
      <Label x={10} y={47} text="Actions" />
      <Flag x={at(30)} y={34} width={42} text="Step" />
      <Flag x={at(60)} y={34} width={42} text="Step" />
      <Flag x={at(90)} y={34} width={50} text="Outro" />

      {commands.map(({ name, from, to, end, side }, row) => {
        const y = 80 + row * 33;
        const place = side === 'left' ? { x: at(from) - 8, anchor: 'end' as const } : { x: at(to) + 12 };
        return (
          <g key={row}>
            <Label x={10} y={y + 4.5} look="code" text={name} />
            <rect className={styles.bar} x={at(from)} y={y - 4} width={at(to) - at(from)} height="8" />
            {name !== 'stop' && <circle className={styles.rest} cx={at(to)} cy={y} r="6" />}
            <Label {...place} y={y + 4.5} look="halo" text={end} />
          </g>
        );
      })}
    </Drawing>
  );
}
