import Drawing from './index.tsx';
import { Arrow, Box, Label } from './Parts.tsx';
import styles from './styles.module.css';

const middlewares = [
  { y: 78, name: 'Middleware 1', note: 'registered first' },
  { y: 148, name: 'Middleware 2', note: 'registered second' },
];

/** How a command passes through two middlewares to its default. */
export default function MiddlewareChain(): JSX.Element {
  return (
    <Drawing of="middleware" height={270}>
      <rect className={styles.fill} x="20" y="14" width="150" height="34" rx="2" />
      <Label x={95} y={35.5} anchor="middle" look="onFill" text="Command" />
      <Label x={186} y={35.5} look="soft" text="such as stop" />
      <Arrow from={[95, 48]} to={[95, 78]} />
      {middlewares.map(({ y, name, note }) => (
        <g key={name}>
          <Box x={20} y={y} width={150} height={36} />
          <Label x={95} y={y + 22.5} anchor="middle" look="strong" text={name} />
          <Label x={186} y={y + 22.5} look="soft" text={note} />
          <Arrow from={[95, y + 36]} to={[95, y + 70]} />
          <Label x={106} y={y + 57} look="code" text="next()" />
        </g>
      ))}
      <Box x={20} y={218} width={150} height={36} look="strong" />
      <Label x={95} y={240.5} anchor="middle" look="strong" text="Default" />
      <Label x={186} y={233} look="soft" text="runs only if each" />
      <Label x={186} y={250} look="soft" text="middleware calls next()" />
      <path className={styles.ghost} d="M160 184v17h30" />
      <path className={styles.line} d="m194 196 10 10m0-10-10 10" />
      <Label x={212} y={205.5} look="soft" text="no next() call: chain ends" />
    </Drawing>
  );
}
