import { Arrow, Label, Lines, Plate } from './Parts.tsx';

interface Station {
  readonly name: string;
  /** What's written on the tile below the name. */
  readonly code: string;
  readonly note: readonly string[];
  /** A word for what leads to the next station, and one for what comes back. */
  readonly by?: string;
  readonly back?: string;
}

interface Props {
  readonly isWide: boolean;
  /** Wide: the left and right edges of each row. */
  readonly x?: number;
  readonly right?: number;
  readonly y?: number;
  readonly stations: readonly Station[];
  /** How many are next to each other in a wide drawing, and their width. The next row follows 122 below. */
  readonly perRow?: number;
  readonly width?: number;
  /** Narrow: from one station to the next. A word next to the arrow needs 82. */
  readonly step?: number;
  /** Whether the last station has an arrow, too. */
  readonly goesOn?: boolean;
}

/** Stations with an arrow to the next: from top to bottom, or in rows if there's room. */
export default function Stations(props: Props): JSX.Element {
  const { isWide, x: left = 12, y: top = 12, stations, perRow = 3, step = 66, goesOn } = props;
  const width = isWide ? (props.width ?? 200) : 190;
  // What leads on from the right edge has room there.
  const right = props.right ?? (goesOn || stations.length > perRow ? 690 : 700);
  const pitch = (right - left - width) / (perRow - 1);
  return (
    <>
      {stations.map(({ name, code, note, by, back }, index) => {
        const row = isWide ? Math.floor(index / perRow) : index;
        const x = isWide ? left + (index % perRow) * pitch : 12;
        const y = top + row * (isWide ? 122 : step);
        const isLast = index === stations.length - 1 && !goesOn;
        const endsRow = isWide && index % perRow === perRow - 1;
        return (
          <g key={name}>
            <Plate x={x} y={y} width={width} name={name} code={code} />
            <Lines {...(isWide ? { x, y: y + 67 } : { x: 214, y: y + 19 })} of={note} />
            {isLast ? undefined : !isWide ? (
              <>
                <Arrow points={`107,${y + 48} 107,${y + step}`} />
                {back && <Arrow points={`47,${y + step} 47,${y + 48}`} />}
              </>
            ) : endsRow ? (
              <Arrow
                points={`${x + width},${y + 31} 700,${y + 31} 700,${y + 104} 32,${y + 104} 32,${y + 122}`}
              />
            ) : (
              <>
                <Arrow points={`${x + width},${y + 31} ${x + pitch},${y + 31}`} />
                {back && <Arrow points={`${x + pitch},${y + 42} ${x + width},${y + 42}`} />}
              </>
            )}
            {[by, back].map((word, at) => {
              const place = isWide
                ? { x: x + (width + pitch) / 2, y: y + (at ? 58 : 24) }
                : { x: at ? 54 : 114, y: y + 48 + (step - 48) / 2 + 4.5 };
              return (
                word && (
                  <Label key={word} {...place} anchor={isWide ? 'middle' : 'start'} look="soft" text={word} />
                )
              );
            })}
          </g>
        );
      })}
    </>
  );
}
