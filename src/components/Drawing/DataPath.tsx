import Drawing from './index.tsx';
import { Arrow, Box, Label } from './Parts.tsx';
import styles from './styles.module.css';

const rowHeight = 62;

const stations = [
  { name: 'Rundown', code: 'Name: Mira', note: ['the operator fills', 'in a field'] },
  { name: 'Update', code: '{"_name":"Mira"}', note: ['the playout system', 'sends key and value'] },
  { name: 'Template data', code: '_name → "Mira"', note: ['the new value is', 'merged with the rest'] },
  { name: 'Middleware', code: "useOnUpdate('_name', …)", note: ['can change, delay,', 'or drop the value'] },
  { name: 'Element', code: 'key _name', note: ['every element with', 'this key gets it'] },
];

/** How a value gets from the rundown to the picture on air. */
export default function DataPath(): JSX.Element {
  const last = 12 + stations.length * rowHeight;
  return (
    <Drawing of="dataPath" height={last + 92}>
      {stations.map(({ name, code, note }, row) => {
        const y = 12 + row * rowHeight;
        return (
          <g key={name}>
            <Box x={12} y={y} width={190} height={44} />
            <Label x={22} y={y + 18} look="strong" text={name} />
            <Label x={22} y={y + 35} look="code" text={code} />
            {note.map((line, index) => (
              <Label key={line} x={214} y={y + 18 + index * 17} look="soft" text={line} />
            ))}
            <Arrow from={[103, y + 44]} to={[103, y + rowHeight]} />
          </g>
        );
      })}
      <rect fill="var(--kf-scene-water)" x="12" y={last} width="142" height="80" />
      <rect className={styles.fill} x="22" y={last + 48} width="74" height="20" />
      <text className={`${styles.label} ${styles.onFill} ${styles.strong}`} x="29" y={last + 62.5}>
        Mira
      </text>
      <Label x={214} y={last + 30} look="strong" text="On air" />
      <Label x={214} y={last + 47} look="soft" text="painted in the next" />
      <Label x={214} y={last + 64} look="soft" text="frame, over the video" />
    </Drawing>
  );
}
