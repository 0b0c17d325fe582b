import Drawing from './index.tsx';
import { Arrow, Label, Lines, Plate } from './Parts.tsx';

const paths = [
  {
    name: 'Web renderer',
    code: '/renderer',
    by: 'each Play loads',
    note: ['a page in a browser,', 'OBS, or vMix'],
    facts: ['Update: nothing', 'Layers: 1 to 5'],
  },
  {
    name: 'CasparCG server',
    code: 'CG ADD …',
    by: 'commands',
    note: ['key and fill over', 'SDI, or NDI'],
    facts: ['Update: new text', 'Layers: any'],
  },
];

/** The two ways on which SPX puts a template on air. */
export default function SpxPaths(): JSX.Element {
  return (
    <Drawing of="spxPaths" heights={[250, 174]}>
      {(isWide) => (
        <>
          <Plate
            x={isWide ? 12 : 80}
            y={isWide ? 62 : 12}
            width={190}
            name="SPX"
            code="Play, Continue, Stop"
          />
          {paths.map(({ name, code, by, note, facts }, at) => {
            const [x, y] = isWide ? [336, 20 + at * 84] : [12 + at * 176, 108];
            const text = isWide ? { x: 524, y: y + 3 } : { x: x + 12, y: y + 72 };
            return (
              <g key={name}>
                <Arrow
                  points={
                    isWide ? `202,93 218,93 218,${y + 31} ${x},${y + 31}` : `${x + 80},60 ${x + 80},${y}`
                  }
                />
                <Label {...(isWide ? { x: 226, y: y + 24 } : { x: x + 88, y: 88 })} look="soft" text={by} />
                <Plate x={x} y={y} width={160} name={name} code={code} />
                <Lines {...text} of={note} />
                {facts.map((fact, row) => (
                  <Label key={fact} x={text.x} y={text.y + 34 + row * 17 + (isWide ? 0 : 6)} text={fact} />
                ))}
              </g>
            );
          })}
        </>
      )}
    </Drawing>
  );
}
