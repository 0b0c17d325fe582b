import { useId, type ReactNode } from 'react';
import type { DecorationDefinition } from '../../runtime/definition/project.ts';
import type { Command } from '../commands.ts';
import type { FieldMeta } from '../meta.ts';
import type { PlayerState } from '../player-state.ts';
import Decoration from './Decoration.tsx';
import Field, { type FieldNote } from './Field.tsx';
import styles from './fields.module.css';

interface Props {
  /** What follows the fields. */
  readonly children: ReactNode;
  /** The fields, with the decorations between them. */
  readonly parts: readonly (FieldMeta | DecorationDefinition)[];
  readonly state: PlayerState;
  readonly pictures: readonly string[];
  /** The name of the player, which distinguishes this form from those of the page's other players. */
  readonly player: string;
  readonly idOf: (key: string) => string;
  readonly noteOf: ((key: string, value: string, showsProblem: boolean) => FieldNote) | undefined;
  readonly onWrite: (key: string, value: string) => void;
  readonly onCommand: (command: Command) => void;
}

/** The operator's form. */
export default function Fields(props: Props): JSX.Element {
  const { children, parts, state, pictures, player, idOf, noteOf, onWrite, onCommand } = props;
  const { data, showsProblems } = state;
  const listId = useId();
  return (
    <form
      aria-label={`Template data, ${player}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCommand({ type: 'update', data });
      }}
    >
      <div className={`line spread ${styles.fields}`}>
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
        {children}
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
