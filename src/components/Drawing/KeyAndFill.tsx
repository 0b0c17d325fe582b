import Drawing from './index.tsx';
import { Signals } from './Signals.tsx';
import Stations from './Stations.tsx';

const stations = [
  { name: 'Template', note: ['transparent wherever', 'nothing is drawn'] },
  { name: 'CasparCG channel', code: '<decklink>', note: ['its card has an output', 'for each signal'] },
];

/** How the transparency of a page becomes the two signals that a mixer needs. */
export default function KeyAndFill(): JSX.Element {
  return (
    <Drawing of="keyAndFill" height={386}>
      <Stations y={12} stations={stations} />
      <Signals y={118} />
    </Drawing>
  );
}
