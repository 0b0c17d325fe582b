import Drawing from './index.tsx';
import { Arrow, Label, Lines, Plate } from './Parts.tsx';
import { Screen } from './Signals.tsx';

const states = [
  { command: 'load', shows: 'hidden', name: 'Invisible', note: ['page, data, and code', 'are ready'] },
  { command: 'play', shows: 'program', name: 'On air', note: ['waits before', 'the outro'] },
  { command: 'stop', shows: 'hidden', name: 'Invisible', note: ['page, data, and code', 'remain'] },
  { command: 'remove', shows: 'video', name: 'Gone', note: ['load it to play', 'it again'] },
] as const;

/** What viewers see after each command, and what's left of the template. */
export default function AfterStop(): JSX.Element {
  return (
    <Drawing of="afterStop" heights={[398, 164]}>
      {(isWide) =>
        states.map(({ command, shows, name, note }, at) => {
          const [x, y] = isWide ? [12 + at * 182, 12] : [12, 12 + at * 98];
          const text = isWide ? { x, y: y + 101 } : { x: 172, y: y + 28 };
          return (
            <g key={command}>
              <Screen x={x} y={y} width={142} shows={shows} />
              <Plate x={x} y={y} width={76} name={command} />
              <Label {...text} look="strong" text={name} />
              <Lines x={text.x} y={text.y + 17} of={note} />
              {at > 0 && (
                <Arrow points={isWide ? `${x - 40},${y + 40} ${x},${y + 40}` : `83,${y - 18} 83,${y}`} />
              )}
            </g>
          );
        })
      }
    </Drawing>
  );
}
