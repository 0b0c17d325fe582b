import Drawing from './index.tsx';
import { Label } from './Parts.tsx';
import { Screen } from './Signals.tsx';
import Stations from './Stations.tsx';

const stations = [
  { name: 'Rundown', code: 'Name: Mira', note: ['the operator fills', 'in a field'] },
  { name: 'Update', code: '{"_name":"Mira"}', note: ['the playout system', 'sends key and value'] },
  { name: 'Template data', code: '_name → "Mira"', note: ['the new value is', 'merged with the rest'] },
  { name: 'Middleware', code: "useOnUpdate('_name', …)", note: ['can change, delay,', 'or drop the value'] },
  { name: 'Element', code: 'key _name', note: ['every element with', 'this key gets it'] },
];

/** How a value gets from the rundown to the picture on air. */
export default function DataPath(): JSX.Element {
  return (
    <Drawing of="dataPath" heights={[432, 254]}>
      {(isWide) => {
        const [x, y, width] = isWide ? [482, 126, 176] : [12, 342, 142];
        const text = isWide ? { x, y: y + 117 } : { x: 166, y: y + 45 };
        return (
          <>
            <Stations isWide={isWide} stations={stations} width={208} goesOn />
            <Screen x={x} y={y} width={width} shows="program" />
            <Label {...text} look="strong" text="On air" />
            <Label x={text.x + 49} y={text.y} look="soft" text="in the next frame" />
          </>
        );
      }}
    </Drawing>
  );
}
