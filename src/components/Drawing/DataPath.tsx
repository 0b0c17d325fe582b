import Drawing from './index.tsx';
import { Label, Lines } from './Parts.tsx';
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
    <Drawing of="dataPath" heights={[432, 228]}>
      {(isWide) => {
        const [x, y, width] = isWide ? [500, 126, 128] : [12, 342, 142];
        const text = isWide ? { x: x + 138, y: y + 30 } : { x: 214, y: y + 24 };
        return (
          <>
            <Stations isWide={isWide} stations={stations} goesOn />
            <Screen x={x} y={y} width={width} shows="program" />
            <Label {...text} look="strong" text="On air" />
            <Lines
              x={text.x}
              y={text.y + 17}
              of={isWide ? ['in the', 'next frame'] : ['painted in the next', 'frame, over the video']}
            />
          </>
        );
      }}
    </Drawing>
  );
}
