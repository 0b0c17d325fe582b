import Drawing from './index.tsx';
import Stations from './Stations.tsx';

const stations = [
  { name: 'Controller', code: 'Name: Mira', note: ['the operator’s form', 'and buttons'], by: 'Server API' },
  {
    name: 'Renderer',
    code: 'playAction({})',
    note: ['loads the package', 'and calls its methods'],
    by: 'call',
    back: 'promise',
  },
  { name: 'Graphic', code: 'main-c9704a05.js', note: ['your template, which', 'paints the picture'] },
];

/** Who calls what in OGraf. */
export default function OgrafRoles(): JSX.Element {
  return (
    <Drawing of="ografRoles" heights={[236, 108]}>
      {(isWide) => <Stations isWide={isWide} stations={stations} width={164} step={82} />}
    </Drawing>
  );
}
