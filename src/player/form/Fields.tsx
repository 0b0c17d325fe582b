import { useId } from 'react';
import type { DecorationDefinition } from '../../runtime/definition/project.ts';
import type { Command } from '../commands.ts';
import type { FieldMeta } from '../meta.ts';
import type { PlayerState } from '../player-state.ts';
import Select from '../../ui/Select.tsx';
import Decoration from './Decoration.tsx';
import Field, { type FieldNote } from './Field.tsx';
import styles from './fields.module.css';
import { presetsOf, type Preset } from './preset-names.ts';

interface Props {
  /** The fields, with the decorations between them. */
  readonly parts: readonly (FieldMeta | DecorationDefinition)[];
  readonly state: PlayerState;
  readonly example: string;
  readonly pictures: readonly string[];
  /** The name of the player, which distinguishes this form from those of the page's other players. */
  readonly player: string;
  readonly idOf: (key: string) => string;
  readonly noteOf: ((key: string, value: string, showsProblem: boolean) => FieldNote) | undefined;
  readonly onWrite: (key: string, value: string) => void;
  readonly onCommand: (command: Command) => void;
}

const OWN = ['', 'Your own data'] as const;

/** The operator's form, and a list of prepared data to fill it with. */
export default function Fields(props: Props): JSX.Element {
  const { parts, state, example, pictures, player, idOf, noteOf, onWrite, onCommand } = props;
  const { data, preset, showsProblems } = state;
  const [presetId, listId] = [useId(), useId()];
  return (
    <form
      aria-label={`Template data, ${player}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCommand({ type: 'update', data });
      }}
    >
      <div className={`line ${styles.fields}`}>
        {parts.map((part, index) => {
          if (!('key' in part)) return <Decoration key={index} {...part} />;
          const { key } = part;
          const value = data[key] ?? '';
          return (
            <Field
              key={key}
              field={part}
              id={idOf(key)}
              value={value}
              note={noteOf?.(key, value, showsProblems)}
              listId={pictures.length > 0 ? listId : undefined}
              onWrite={(next) => onWrite(key, next)}
            />
          );
        })}
        {parts.length > 0 && (
          <div className="field">
            <label className="medium" htmlFor={presetId}>
              Try other data
            </label>
            <Select
              id={presetId}
              data-control="preset"
              value={preset}
              of={[...(preset === '' ? [OWN] : []), ['designed', 'As designed'], ...presetsOf(example)]}
              onChoose={(next) => onCommand({ type: 'preset', preset: next as Preset | 'designed' })}
            />
          </div>
        )}
      </div>
      <datalist id={listId}>
        {pictures.map((picture) => (
          <option key={picture} value={picture} />
        ))}
      </datalist>
      {/* A form with several fields is sent with Enter only if it has a button. */}
      <input type="submit" hidden />
    </form>
  );
}
