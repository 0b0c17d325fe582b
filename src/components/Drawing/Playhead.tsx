import Drawing from './index.tsx';
import { Flag, Label, Rest, Span } from './Parts.tsx';
import styles from './styles.module.css';

const commands = [
  { name: 'play', from: 0, to: 30, end: 'rests on 30', side: 'right' },
  { name: 'next', from: 30, to: 60, end: 'rests on 60', side: 'right' },
  { name: 'next', from: 60, to: 89, end: 'rests on 89', side: 'left' },
  { name: 'stop', from: 90, to: 120, end: 'then invisible', side: 'left' },
] as const;

/** The frames that each command plays, and where playback rests. */
export default function Playhead(): JSX.Element {
  return (
    <Drawing of="playhead" heights={[200, 200]}>
      {(isWide) => {
        const at = (frame: number): number => 66 + frame * (isWide ? 5.2 : 2.3);
        return (
          <>
            {[0, 30, 60, 90, 120].map((frame) => (
              <g key={frame}>
                <path className={styles.rule} d={`M${at(frame)} 28v160`} />
                <Label x={at(frame)} y={22} anchor="middle" look="soft" text={Math.min(frame, 119)} />
              </g>
            ))}
            <Label x={12} y={47} text="Actions" />
            <Flag x={at(30)} y={34} width={46} text="Step" />
            <Flag x={at(60)} y={34} width={46} text="Step" />
            <Flag x={at(90)} y={34} width={52} text="Outro" />
            {commands.map(({ name, from, to, end, side }, row) => {
              const y = 80 + row * 32;
              const place =
                side === 'left' ? { x: at(from) - 8, anchor: 'end' as const } : { x: at(to) + 12 };
              return (
                <g key={row}>
                  <Label x={12} y={y + 4.5} look="code" text={name} />
                  <Span x={at(from)} y={y - 6} width={at(to) - at(from)} height={12} />
                  {name !== 'stop' && <Rest x={at(to)} y={y} />}
                  <Label {...place} y={y + 4.5} look="halo" text={end} />
                </g>
              );
            })}
          </>
        );
      }}
    </Drawing>
  );
}
