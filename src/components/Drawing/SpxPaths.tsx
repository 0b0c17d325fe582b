import Drawing from './index.tsx';
import { Arrow, Box, Label } from './Parts.tsx';

const columns = [
  {
    x: 12,
    name: 'Web renderer',
    code: '/renderer',
    lines: ['a page in a browser,', 'OBS, or vMix', '', 'Update: nothing', 'Layers: 1 to 5'],
  },
  {
    x: 188,
    name: 'CasparCG server',
    code: 'CG ADD …',
    lines: ['key and fill over', 'SDI, or NDI', '', 'Update: new text', 'Layers: any'],
  },
];

/** The two ways on which SPX puts a template on air. */
export default function SpxPaths(): JSX.Element {
  return (
    <Drawing of="spxPaths" height={282}>
      <Box x={70} y={12} width={220} height={44} look="strong" />
      <Label x={180} y={30} anchor="middle" look="strong" text="SPX" />
      <Label x={180} y={47} anchor="middle" look="soft" text="form and Play, Continue, Stop" />
      {columns.map(({ x, name, code, lines }) => (
        <g key={name}>
          <Arrow from={[x + 80, 56]} to={[x + 80, 102]} />
          <Box x={x} y={102} width={160} height={44} />
          <Label x={x + 10} y={120} look="strong" text={name} />
          <Label x={x + 10} y={137} look="code" text={code} />
          {lines.map((line, row) => (
            <Label key={row} x={x + 10} y={170 + row * 21} text={line} look={row < 2 ? 'soft' : undefined} />
          ))}
        </g>
      ))}
      <Label x={100} y={83} look="soft" text="each Play loads" />
      <Label x={276} y={83} look="soft" text="commands" />
    </Drawing>
  );
}
