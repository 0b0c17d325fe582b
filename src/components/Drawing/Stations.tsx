import { Arrow, Box, Label } from './Parts.tsx';

interface Station {
  readonly name: string;
  /** What's written in the box under the name. */
  readonly code?: string;
  /** The lines next to the box. */
  readonly note: readonly string[];
  /** What leads to the next station, if it needs a word. */
  readonly by?: string;
}

interface Props {
  readonly y: number;
  readonly stations: readonly Station[];
  /** From one box to the next. A word next to the arrow needs 78. */
  readonly step?: number;
  /** Whether the last box has an arrow, too. */
  readonly goesOn?: boolean;
}

/** Boxes from top to bottom, each with an arrow to the next. */
export default function Stations({ y: top, stations, step = 62, goesOn }: Props): JSX.Element {
  return (
    <>
      {stations.map(({ name, code, note, by }, row) => {
        const y = top + row * step;
        return (
          <g key={name}>
            <Box x={12} y={y} width={190} height={44} />
            <Label x={22} y={y + (code ? 18 : 26.5)} look="strong" text={name} />
            {code && <Label x={22} y={y + 35} look="code" text={code} />}
            {note.map((line, index) => (
              <Label key={line} x={214} y={y + 18 + index * 17} look="soft" text={line} />
            ))}
            {(goesOn || row < stations.length - 1) && <Arrow from={[107, y + 44]} to={[107, y + step]} />}
            {by && <Label x={114} y={y + 44 + (step - 44) / 2 + 4.5} look="soft" text={by} />}
          </g>
        );
      })}
    </>
  );
}
