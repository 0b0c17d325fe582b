import Drawing from './index.tsx';
import { Signals } from './Signals.tsx';
import Stations from './Stations.tsx';

const stations = [
  { name: 'Template', code: 'lower-third.html', note: ['transparent wherever', 'nothing is drawn'] },
  { name: 'CasparCG channel', code: '<decklink>', note: ['its card has an output', 'for each signal'] },
];

/** How the transparency of a page becomes the two signals that a mixer needs. */
export default function KeyAndFill(): JSX.Element {
  return (
    <Drawing of="keyAndFill" heights={[410, 342]}>
      {(isWide) => (
        <>
          <Stations isWide={isWide} stations={stations} perRow={2} width={310} right={690} />
          <Signals isWide={isWide} y={isWide ? 146 : 126} from={43} />
        </>
      )}
    </Drawing>
  );
}
