import Drawing from './index.tsx';
import { Arrow, Box, Flag, Label } from './Parts.tsx';
import { Signals } from './Signals.tsx';
import Stations from './Stations.tsx';

const layers = [
  { layer: 'Title', element: 'text', key: '_title' },
  { layer: 'Name', element: 'text', key: '_name' },
  { layer: 'Bar', element: 'rectangle', key: '' },
];

const stations = [
  { name: 'Template', code: 'lower-third.html', note: ['a web page that', 'plays by itself'] },
  { name: 'Playout system', note: ['sends the operator’s', 'data and commands'] },
];

/** The whole product in one picture: from the project to what viewers see. */
export default function Overview(): JSX.Element {
  return (
    <Drawing of="overview" height={616}>
      <Box x={12} y={12} width={336} height={188} />
      <Label x={22} y={31} look="strong" text="Project" />
      <Label x={80} y={31} look="code" text="lower-third.keyfill" />
      <Box x={22} y={42} width={316} height={148} look="strong" />
      <Label x={30} y={61} look="strong" text="Composition" />
      <Label x={118} y={61} look="soft" text="100 frames" />
      <Label x={236} y={61} look="soft" text="Action:" />
      <Flag x={282} y={48} width={50} text="Outro" />
      <Label x={30} y={86} look="soft" text="Layers" />
      <Label x={118} y={86} look="soft" text="Elements" />
      <Label x={226} y={86} look="soft" text="Keys" />
      {layers.map(({ layer, element, key }, row) => (
        <g key={layer}>
          <Box x={30} y={94 + row * 30} width={300} height={24} />
          <Label x={38} y={110.5 + row * 30} look="strong" text={layer} />
          <Label x={118} y={110.5 + row * 30} text={element} />
          <Label x={226} y={110.5 + row * 30} look="code" text={key} />
        </g>
      ))}
      <Arrow from={[107, 200]} to={[107, 234]} />
      <Label x={114} y={221.5} look="soft" text="Export" />
      <Stations y={234} stations={stations} />
      <Signals y={340} />
    </Drawing>
  );
}
