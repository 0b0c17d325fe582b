import Drawing from './index.tsx';
import { Arrow, Label, Lines, Plate } from './Parts.tsx';

const paths = [
  {
    name: 'Web renderer',
    code: '/renderer',
    by: 'each Play loads',
    note: ['a page in a browser,', 'OBS, or vMix'],
    facts: ['nothing', '1 to 5'],
  },
  {
    name: 'CasparCG server',
    code: 'CG ADD …',
    by: 'commands',
    note: ['key and fill over', 'SDI, or NDI'],
    facts: ['new text', 'any'],
  },
];

/** The two ways on which SPX puts a template on air. */
export default function SpxPaths(): JSX.Element {
  return (
    <Drawing of="spxPaths" heights={[248, 244]}>
      {(isWide) => (
        <>
          <Plate
            x={isWide ? 12 : 80}
            y={isWide ? 79 : 12}
            width={178}
            name="SPX"
            code="Play, Continue, Stop"
          />
          {paths.map(({ name, code, by, note, facts }, at) => {
            const [x, y] = isWide ? [326, 20 + at * 118] : [12 + at * 176, 108];
            const text = isWide ? { x: 556, y: y + 18 } : { x, y: y + 110 };
            return (
              <g key={name}>
                <Arrow
                  points={
                    isWide ? `190,110 208,110 208,${y + 31} ${x},${y + 31}` : `${x + 80},60 ${x + 80},${y}`
                  }
                />
                <Label {...(isWide ? { x: 216, y: y + 24 } : { x: x + 88, y: 88 })} look="soft" text={by} />
                <Plate x={x} y={y} width={160} name={name} code={code} />
                <Lines x={x} y={y + 67} of={note} />
                <Lines {...text} of={['Update', 'Layers']} />
                {facts.map((fact, row) => (
                  <Label key={fact} x={text.x + 54} y={text.y + row * 17} look="strong" text={fact} />
                ))}
              </g>
            );
          })}
        </>
      )}
    </Drawing>
  );
}
