import clsx from 'clsx';
import { useId } from 'react';
import type { DecorationDefinition } from '../../../runtime/definition/project.ts';
import type { Data } from '../../../player/deep-link.ts';
import type { FieldMeta } from '../../../player/meta.ts';
import type { Order } from '../../../player/orders.ts';
import type { Preset } from '../../../player/preset-names.ts';
import type { PlayerState } from '../../../player/player-state.ts';
import Decoration from '../Decoration.tsx';
import FieldControl from '../FieldControl.tsx';
import { dataLabel, designedLabel, presetsLabel, presetsOf, ownDataLabel } from '../../../player/labels.ts';
import common from '../../../controls/controls.module.css';
import styles from './fields.module.css';

/** The text below a field: its limits, or the problem with its value. */
export interface FieldNote {
  readonly text: string;
  readonly isProblem: boolean;
}

/** Returns the text below a field. */
type NoteOf = (field: FieldMeta, value: string) => FieldNote;

interface Props {
  /** The fields, with the decorations between them. */
  readonly parts: readonly (FieldMeta | DecorationDefinition)[];
  readonly data: Data;
  readonly preset: PlayerState['preset'];
  readonly example: string;
  /** Names of the template's own pictures, suggested where a picture is expected. */
  readonly pictures: readonly string[];
  /** The name of the player, which distinguishes this form from those of the page's other players. */
  readonly player: string;
  readonly idOf: (key: string) => string;
  readonly noteOf: NoteOf | undefined;
  readonly onWrite: (key: string, value: string) => void;
  readonly onOrder: (order: Order) => void;
}

interface FieldProps extends Pick<Props, 'pictures' | 'onWrite'> {
  readonly field: FieldMeta;
  readonly id: string;
  readonly value: string;
  readonly note: FieldNote | undefined;
}

function Field({ field, id, value, note, pictures, onWrite }: FieldProps): JSX.Element {
  const { key, title, type, description } = field;
  const helpId = `${id}-help`;
  const noteId = `${id}-problem`;
  return (
    <div className={clsx(common.field, type === 'multi-line' && styles.wide)}>
      <label className={common.label} htmlFor={id}>
        {title}
      </label>
      {description !== undefined && (
        <span className={common.help} id={helpId}>
          {description}
        </span>
      )}
      <FieldControl
        field={field}
        id={id}
        value={value}
        isWrong={note?.isProblem === true}
        describedBy={clsx(description !== undefined && helpId, noteId)}
        pictures={pictures}
        onWrite={(next) => onWrite(key, next)}
      />
      <span className={common.problem} id={noteId}>
        {note?.isProblem ? <strong>{note.text}</strong> : note?.text}
      </span>
    </div>
  );
}

/** The operator's form, and a list of prepared data to fill it with. */
export default function Fields(props: Props): JSX.Element {
  const { parts, data, preset, example, pictures, player, idOf, noteOf, onWrite, onOrder } = props;
  const presetId = useId();
  return (
    <form
      className={styles.form}
      aria-label={`${dataLabel}, ${player}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onOrder({ type: 'update' });
      }}
    >
      <div className={styles.head}>
        <p className={styles.legend}>{dataLabel}</p>
        {parts.length > 0 && (
          <span className={styles.preset}>
            <label htmlFor={presetId}>{presetsLabel}</label>
            <select
              id={presetId}
              className={clsx(common.input, common.select)}
              data-control="preset"
              value={preset}
              onChange={(event) =>
                onOrder({ type: 'preset', preset: event.currentTarget.value as Preset | 'designed' })
              }
            >
              {preset === '' && <option value="">{ownDataLabel}</option>}
              <option value="designed">{designedLabel}</option>
              {presetsOf(example).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </span>
        )}
      </div>
      <div className={styles.fields}>
        {parts.map((part, index) =>
          'key' in part ? (
            <Field
              key={part.key}
              field={part}
              id={idOf(part.key)}
              value={data[part.key] ?? ''}
              note={noteOf?.(part, data[part.key] ?? '')}
              pictures={pictures}
              onWrite={onWrite}
            />
          ) : (
            <Decoration key={index} {...part} />
          ),
        )}
      </div>
      {/* A form with several fields is sent with Enter only if it has a button. */}
      <input type="submit" hidden />
    </form>
  );
}
