import Drawing from './index.tsx';
import { Arrow, Label } from './Parts.tsx';
import Stations from './Stations.tsx';

const stations = [
  { name: 'Controller', code: 'Name: Mira', note: ['the operator’s form', 'and buttons'], by: 'Server API' },
  { name: 'Renderer', code: 'playAction({})', note: ['loads the package', 'and calls its methods'] },
  { name: 'Graphic', code: 'main-c9704a05.js', note: ['your template, which', 'paints the picture'] },
];

/** Who calls what in OGraf. */
export default function OgrafRoles(): JSX.Element {
  return (
    <Drawing of="ografRoles" height={226}>
      <Stations y={12} stations={stations} step={78} />
      <Arrow from={[54, 168]} to={[54, 134]} />
      <Label x={114} y={155.5} look="soft" text="call, and a promise back" />
    </Drawing>
  );
}
