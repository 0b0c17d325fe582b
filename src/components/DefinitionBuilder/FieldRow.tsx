import { fieldNotes } from '../../playout/definition/field-notes.ts';
import { listWords } from '../../shared/list-words.ts';
import Button from '../../ui/Button.tsx';
import IconButton from '../../ui/IconButton.tsx';
import { counted } from './core/definitions.ts';
import { isDecorationRow, typeName, type FormField } from './core/form.ts';
import { partOf } from './core/to-project.ts';
import FieldSettings, { type SettingsProps } from './FieldSettings.tsx';
import Mark from './Mark.tsx';
import styles from './styles.module.css';

interface Props extends SettingsProps {
  /** Position in the form, starting at 1. */
  readonly place: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** The name of the row in the form. */
export function nameOf(field: FormField, place: number): string {
  return field.title.trim() || (isDecorationRow(field) ? '' : field.key.trim()) || `Field ${place}`;
}

/** A row of the form: its name and type, and the settings when it's open. */
export default function FieldRow(props: Props): JSX.Element {
  const { field, place, problems, isOpen, onToggle, onChange, onMove, onRemove } = props;
  const name = nameOf(field, place);
  const wrong = problems.filter((problem) => problem.place.startsWith(`${field.id}.`)).length;
  const notes = fieldNotes(partOf(field));
  const others = listWords([...new Set(notes.flatMap(({ targets }) => targets))]);
  const differences = notes.map(({ targets, note }) => `${listWords(targets)}: ${note}`).join('\n');
  const move = (label: string, by: -1 | 1, icon: string): JSX.Element => (
    <IconButton
      control={`${label.toLowerCase()}:${field.id}`}
      label={`${label} ${name}`}
      icon={icon}
      onClick={() => onMove(by)}
    />
  );
  return (
    <details
      className={`ruled ${styles.row}`}
      aria-label={`Field ${place}: ${name}`}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary data-control={`row:${field.id}`}>
        <strong>{name}</strong>{' '}
        <span className="note">
          {wrong > 0 && !isOpen && <strong>{`${counted(wrong, 'error')} `}</strong>}
          <span>{typeName(field.type)}</span>
        </span>{' '}
        <span className="note">{field.value}</span> <code>{!isDecorationRow(field) && field.key.trim()}</code>{' '}
        {others !== '' && (
          <span className="note line tight" title={differences}>
            <Mark of="alert" /> <span>{`Differs in ${others}`}</span>
          </span>
        )}
      </summary>
      {isOpen && (
        <div className="stack">
          <FieldSettings field={field} problems={problems} onChange={onChange} />
          {notes.length > 0 && (
            <ul className="note points" aria-label="Differences between targets">
              {notes.map(({ targets, note }) => (
                <li key={note}>
                  <strong>{listWords(targets)}:</strong> {note}
                </li>
              ))}
            </ul>
          )}
          <div className="line holder">
            {move('Up', -1, 'M12 20V5m-6.5 6.5L12 5l6.5 6.5')}
            {move('Down', 1, 'M12 4v15m-6.5-6.5L12 19l6.5-6.5')}
            <Button className="button--quiet" data-control={`remove:${field.id}`} onClick={onRemove}>
              <Mark of="bin" /> Remove <span className="visually-hidden">{name}</span>
            </Button>
          </div>
        </div>
      )}
    </details>
  );
}
