import type { ComponentProps } from 'react';
import Options, { type Entry } from './Options.tsx';

interface Props extends Omit<ComponentProps<'select'>, 'onChange'> {
  readonly of: readonly Entry[];
  readonly onChoose: (value: string) => void;
}

/** A select, as all of the site's tools have it. */
export default function Select({ of, onChoose, ...rest }: Props): JSX.Element {
  return (
    <select className="field-box" {...rest} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      <Options of={of} />
    </select>
  );
}
