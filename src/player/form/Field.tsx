import clsx from 'clsx';
import FieldControl, { type ControlProps } from './FieldControl.tsx';

/** The text next to a field's label: its limits, or the problem with its value. */
export interface FieldNote {
  readonly text: string;
  readonly isProblem: boolean;
}

interface Props extends Omit<ControlProps, 'isWrong' | 'describedBy'> {
  readonly note: FieldNote | undefined;
}

/** A field of the operator's form, with its description, and with its limits or its problem. */
export default function Field({ field, id, value, note, listId, onWrite }: Props): JSX.Element {
  const { title, type, description, limits } = field;
  const helpId = `${id}-help`;
  const noteId = `${id}-problem`;
  return (
    <div className={clsx('field', type === 'multi-line' && 'across')}>
      <span className="line baseline spread">
        <label className="medium" htmlFor={id}>
          {title}
        </label>
        <span className="note" id={noteId}>
          {note?.isProblem ? <strong className="wrong">{note.text}</strong> : (note?.text ?? limits)}
        </span>
      </span>
      <FieldControl
        {...{ field, id, value, listId, onWrite }}
        isWrong={note?.isProblem === true}
        describedBy={clsx(description !== undefined && helpId, noteId)}
      />
      {description !== undefined && (
        <span className="note" id={helpId}>
          {description}
        </span>
      )}
    </div>
  );
}
