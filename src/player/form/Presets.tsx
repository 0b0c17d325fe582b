import { useId } from 'react';
import type { Command } from '../commands.ts';
import type { PlayerState } from '../player-state.ts';
import Select from '../../ui/Select.tsx';
import { presetsOf, type Preset } from './preset-names.ts';

interface Props {
  readonly state: PlayerState;
  readonly onCommand: (command: Command) => void;
}

const OWN = ['', 'Your own data'] as const;

/** A list of prepared data. The chosen one fills all fields of the form. */
export default function Presets({ state, onCommand }: Props): JSX.Element {
  const { preset, example } = state;
  const id = useId();
  return (
    <div className="column tight">
      <label className="medium" htmlFor={id}>
        Try other data
      </label>
      <Select
        id={id}
        data-control="preset"
        value={preset}
        of={[...(preset === '' ? [OWN] : []), ['designed', 'As designed'], ...presetsOf(example)]}
        onChoose={(next) => onCommand({ type: 'preset', preset: next as Preset | 'designed' })}
      />
    </div>
  );
}
