import Drawing from './index.tsx';
import { Arrow, Flag, Label, Plate } from './Parts.tsx';
import { Signals } from './Signals.tsx';
import Stations from './Stations.tsx';
import styles from './styles.module.css';

const layers = [
  { layer: 'Title', element: 'text', key: '_title' },
  { layer: 'Name', element: 'text', key: '_name' },
  { layer: 'Bar', element: 'rectangle', key: '' },
];

const stations = [
  { name: 'Template', code: 'lower-third.html', note: ['a web page that', 'plays by itself'] },
  { name: 'Playout system', code: 'data, commands', note: ['sends what the', 'operator enters'] },
];

/** The whole product in one picture: from the project to what viewers see. */
export default function Overview(): JSX.Element {
  return (
    <Drawing of="overview" heights={[632, 434]}>
      {(isWide, right = isWide ? 320 : 348) => (
        <>
          <rect className={styles.panel} x={12} y={38} width={right - 12} height={162} />
          <Plate x={12} y={12} width={88} name="Project" />
          <Label x={112} y={30} look="code" text="lower-third.keyfill" />
          <Label x={22} y={60} look="strong" text="Composition" />
          <Label x={118} y={60} look="soft" text="100 frames" />
          <Label x={right - 112} y={60} look="soft" text="Action:" />
          <Flag x={right - 62} y={46.5} width={52} text="Outro" />
          <Label x={30} y={88} look="soft" text="Layers" />
          <Label x={118} y={88} look="soft" text="Elements" />
          <Label x={226} y={88} look="soft" text="Keys" />
          {layers.map(({ layer, element, key }, row) => (
            <g key={layer}>
              <rect fill="var(--kf-surface-strong)" x={22} y={97 + row * 32} width={right - 32} height={26} />
              <Label x={30} y={114.5 + row * 32} look="strong" text={layer} />
              <Label x={118} y={114.5 + row * 32} text={element} />
              <Label x={226} y={114.5 + row * 32} look="code" text={key} />
            </g>
          ))}
          <Arrow points={isWide ? '320,135 376,135' : '107,200 107,234'} />
          <Label {...(isWide ? { x: 329, y: 127 } : { x: 114, y: 221.5 })} look="soft" text="Export" />
          <Stations
            {...{ isWide, stations }}
            x={376}
            right={690}
            y={isWide ? 104 : 234}
            perRow={2}
            width={142}
          />
          <Signals isWide={isWide} y={isWide ? 238 : 348} from={135} />
        </>
      )}
    </Drawing>
  );
}
