import Drawing from './index.tsx';
import { Label } from './Parts.tsx';
import { Screen } from './Signals.tsx';
import Stations from './Stations.tsx';

const stations = [
  { name: 'Your file', code: '.html', note: ['exported for the', 'target you choose'] },
  { name: 'Playout system', code: 'data, commands', note: ['plays it when the', 'operator says so'] },
];

/** The way of a file to the program, which is the same on every target. */
export default function PathToAir(): JSX.Element {
  return (
    <Drawing of="pathToAir" heights={[236, 150]}>
      {(isWide) => {
        const screen = isWide ? { x: 510, y: 12, width: 190 } : { x: 12, y: 144, width: 142 };
        const text = isWide ? { x: 510, y: 137 } : { x: 166, y: 189 };
        return (
          <>
            <Stations {...{ isWide, stations }} y={isWide ? 34 : 12} width={180} goesOn />
            <Screen {...screen} shows="program" />
            <Label {...text} look="strong" text="Program" />
          </>
        );
      }}
    </Drawing>
  );
}
