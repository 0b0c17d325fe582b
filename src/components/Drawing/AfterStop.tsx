import Drawing from './index.tsx';
import { Arrow, Label } from './Parts.tsx';
import { Screen } from './Signals.tsx';

const states = [
  { command: 'load', shows: 'hidden', name: 'Invisible', note: 'page, data, and code are ready' },
  { command: 'play', shows: 'program', name: 'On air', note: 'waits before the outro' },
  { command: 'stop', shows: 'hidden', name: 'Invisible', note: 'page, data, and code remain' },
  { command: 'remove', shows: 'video', name: 'Gone', note: 'load it to play it again' },
] as const;

/** What viewers see after each command, and what's left of the template. */
export default function AfterStop(): JSX.Element {
  return (
    <Drawing of="afterStop" height={340}>
      {states.map(({ command, shows, name, note }, row) => {
        const y = 24 + row * 80;
        return (
          <g key={command}>
            <Label x={14} y={y + 32} look="code" text={command} />
            <Screen x={66} y={y} shows={shows} />
            <Label x={176} y={y + 24} look="strong" text={name} />
            <Label x={176} y={y + 41} look="soft" text={note} />
            {row > 0 && <Arrow from={[114, y - 26]} to={[114, y]} />}
          </g>
        );
      })}
    </Drawing>
  );
}
