import Drawing from './index.tsx';
import { Label } from './Parts.tsx';
import styles from './styles.module.css';

const size = { width: 76, height: 36 };
const origins = [
  { x: 0.5, y: 0.5 },
  { x: 0, y: 0.5 },
  { x: 1, y: 1 },
];

/** A rectangle with three different origins: rotated in the top row, scaled in the bottom row. */
export default function TransformOrigin(): JSX.Element {
  return (
    <Drawing of="transformOrigin" height={272}>
      {origins.map((origin, column) => {
        const left = 22 + column * 120;
        const dot = { x: origin.x * size.width, y: origin.y * size.height };
        const around = `translate(${dot.x} ${dot.y})`;
        const back = `translate(${-dot.x} ${-dot.y})`;
        return (
          <g key={column}>
            {['rotate(24)', 'scale(.5 1)'].map((change, row) => (
              <g key={change} transform={`translate(${left} ${74 + row * 112})`}>
                <rect className={styles.ghost} {...size} />
                <g transform={`${around} ${change} ${back}`}>
                  <rect className={styles.strongBox} vectorEffect="non-scaling-stroke" {...size} />
                </g>
                <circle className={styles.origin} cx={dot.x} cy={dot.y} r="5" />
              </g>
            ))}
            <Label x={left + 38} y={258} anchor="middle" look="code" text={`${origin.x}, ${origin.y}`} />
          </g>
        );
      })}
      <Label x={10} y={24} look="strong" text="Rotation 24°" />
      <Label x={10} y={168} look="strong" text="Scale X 0.5" />
      <line className={styles.rule} x1="0" x2="360" y1="146" y2="146" />
    </Drawing>
  );
}
