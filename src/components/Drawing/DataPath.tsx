import Drawing from './index.tsx';
import { Arrow, Box, Label } from './Parts.tsx';
import styles from './styles.module.css';
import { drawingTexts } from './texts.ts';

const rowHeight = 62;

const stations = [
  { name: 'Rundown', note: ['the operator fills', 'in a field'] },
  { name: 'Update', note: ['the playout system', 'sends key and value'] },
  { name: 'Template data', note: ['the new value is', 'merged with the rest'] },
  { name: 'Middleware', note: ['can change, delay,', 'or drop the value'] },
  { name: 'Element', note: ['every element with', 'this key gets it'] },
];

const codes = ['Name: Mira', '{"_name":"Mira"}', '_name → "Mira"', "useOnUpdate('_name', …)", 'key _name'];

/** How a value gets from the rundown to the picture on air. */
export default function DataPath(): JSX.Element {
  const last = 12 + stations.length * rowHeight;
  return (
    <Drawing text={drawingTexts.dataPath} height={last + 92}>
      {stations.map(({ name, note }, row) => {
        const y = 12 + row * rowHeight;
        return (
          <g key={name}>
            <Box x={12} y={y} width={190} height={44} />
            <Label x={22} y={y + 18} look="strong">
              {name}
            </Label>
            <Label x={22} y={y + 35} look="code">
              {codes[row]}
            </Label>
            {note.map((line, index) => (
              <Label key={line} x={214} y={y + 18 + index * 17} look="soft">
                {line}
              </Label>
            ))}
            <Arrow from={[103, y + 44]} to={[103, y + rowHeight]} />
          </g>
        );
      })}
      <rect className={styles.scene} x="12" y={last} width="142" height="80" />
      <rect className={styles.fill} x="22" y={last + 48} width="74" height="20" />
      <text className={`${styles.label} ${styles.onFill} ${styles.strong}`} x="29" y={last + 62.5}>
        Mira
      </text>
      <Label x={214} y={last + 30} look="strong">
        On air
      </Label>
      <Label x={214} y={last + 47} look="soft">
        painted in the next
      </Label>
      <Label x={214} y={last + 64} look="soft">
        frame, over the video
      </Label>
    </Drawing>
  );
}
