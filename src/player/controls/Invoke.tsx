import { useId } from 'react';
import type { Command } from '../commands.ts';
import type { ExampleMeta } from '../meta.ts';
import Button from '../../ui/Button.tsx';

interface Props {
  readonly commands: ExampleMeta['invoke'];
  readonly argument: string;
  readonly onArgument: (text: string) => void;
  readonly onCommand: (command: Command) => void;
}

/** The template's own commands and their argument. */
export default function Invoke({ commands, argument, onArgument, onCommand }: Props): JSX.Element | null {
  const id = useId();
  if (commands.length === 0) return null;
  return (
    <div className="line level" role="group" aria-label="This template’s commands">
      <span className="field">
        <label className="medium" htmlFor={id}>
          {commands.find((one) => one.argument)?.argument?.title ?? 'Argument'}
        </label>
        <input
          id={id}
          className="field-box"
          size={15}
          value={argument}
          autoComplete="off"
          // Enter in it doesn't send the form that it's in.
          form=""
          onChange={(event) => onArgument(event.currentTarget.value)}
        />
      </span>
      {commands.map(({ name, title }) => (
        <Button
          key={name}
          data-control={`invoke:${name}`}
          onClick={() => onCommand({ type: 'invoke', name, ...(argument !== '' && { argument }) })}
        >
          {title}
        </Button>
      ))}
    </div>
  );
}
