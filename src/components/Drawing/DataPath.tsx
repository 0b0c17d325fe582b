import Drawing from './index.tsx';
import { Label } from './Parts.tsx';
import Stations from './Stations.tsx';
import styles from './styles.module.css';

const stations = [
  { name: 'Rundown', code: 'Name: Mira', note: ['the operator fills', 'in a field'] },
  { name: 'Update', code: '{"_name":"Mira"}', note: ['the playout system', 'sends key and value'] },
  { name: 'Template data', code: '_name → "Mira"', note: ['the new value is', 'merged with the rest'] },
  { name: 'Middleware', code: "useOnUpdate('_name', …)", note: ['can change, delay,', 'or drop the value'] },
  { name: 'Element', code: 'key _name', note: ['every element with', 'this key gets it'] },
];

/** How a value gets from the rundown to the picture on air. */
export default function DataPath(): JSX.Element {
  const last = 322;
  return (
    <Drawing of="dataPath" height={last + 92}>
      <Stations y={12} stations={stations} goesOn />
      <rect fill="var(--kf-scene-water)" x="12" y={last} width="142" height="80" />
      <rect className={styles.fill} x="22" y={last + 48} width="74" height="20" />
      <text className={`${styles.label} ${styles.onFill} strong`} x="29" y={last + 62.5}>
        Mira
      </text>
      <Label x={214} y={last + 30} look="strong" text="On air" />
      <Label x={214} y={last + 47} look="soft" text="painted in the next" />
      <Label x={214} y={last + 64} look="soft" text="frame, over the video" />
    </Drawing>
  );
}
