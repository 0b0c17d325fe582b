import Drawing from './index.tsx';
import { Label } from './Parts.tsx';
import styles from './styles.module.css';

const size = { width: 76, height: 36 };
const origins = [
  { x: 0.5, y: 0.5 },
  { x: 0, y: 0.5 },
  { x: 1, y: 1 },
];

const changes = [
  { name: 'Rotation 24°', transform: 'rotate(24)' },
  { name: 'Scale X 0.5', transform: 'scale(.5 1)' },
];

/** A rectangle with three different origins: rotated, and scaled. */
export default function TransformOrigin(): JSX.Element {
  return (
    <Drawing of="transformOrigin" heights={[278, 170]}>
      {(isWide) =>
        changes.map(({ name, transform }, row) => (
          <g key={name} transform={isWide ? `translate(${row * 372})` : `translate(0 ${row * 120})`}>
            <Label x={12} y={24} look="strong" text={name} />
            {origins.map(({ x, y }, column) => {
              const [dotX, dotY] = [x * size.width, y * size.height];
              return (
                <g key={column} transform={`translate(${22 + column * (isWide ? 110 : 120)} 66)`}>
                  <g transform={`translate(${dotX} ${dotY}) ${transform} translate(${-dotX} ${-dotY})`}>
                    <rect className={styles.plate} {...size} />
                  </g>
                  <rect className={styles.ghost} {...size} />
                  <circle className={styles.origin} cx={dotX} cy={dotY} r="5" />
                  {(isWide || row > 0) && (
                    <Label x={38} y={isWide ? 88 : 76} anchor="middle" look="code" text={`${x}, ${y}`} />
                  )}
                </g>
              );
            })}
          </g>
        ))
      }
    </Drawing>
  );
}
