import { fieldNotes } from '../../playout/definition/field-notes.ts';
import { listWords } from '../../shared/list-words.ts';
import Button from '../../ui/Button.tsx';
import { counted } from './core/definitions.ts';
import { isDecorationRow, typeName, type FormField } from './core/form.ts';
import { partOf } from './core/to-project.ts';
import FieldSettings, { type SettingsProps } from './FieldSettings.tsx';
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
  return field.title.trim() || (isDecorationRow(field) ? '' : field.key.trim()) || `field ${place}`;
}

/** A row of the form: its name and type, and the settings when it's open. */
export default function FieldRow(props: Props): JSX.Element {
  const { field, place, problems, isOpen, onToggle, onChange, onMove, onRemove } = props;
  const name = nameOf(field, place);
  const wrong = problems.filter((problem) => problem.place.startsWith(`${field.id}.`)).length;
  const notes = fieldNotes(partOf(field));
  const others = listWords([...new Set(notes.flatMap(({ targets }) => targets))]);
  const action = (label: string, onClick: () => void, look = 'button--secondary'): JSX.Element => (
    <Button className={look} data-control={`${label.toLowerCase()}:${field.id}`} onClick={onClick}>
      {label} <span className="visually-hidden">{name}</span>
    </Button>
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
        <span className="line tight note">
          {wrong > 0 && <strong>{`${counted(wrong, 'error')} `}</strong>}
          <span>{`${typeName(field.type)} `}</span>
          {others !== '' && <span className="chip">{`Differs in ${others}`}</span>}
        </span>{' '}
        <span className="note">{field.value}</span>{' '}
        {!isDecorationRow(field) && <code>{field.key.trim()}</code>}
      </summary>
      {isOpen && <FieldSettings field={field} problems={problems} onChange={onChange} />}
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
        {action('Up', () => onMove(-1))}
        {action('Down', () => onMove(1))}
        {action('Remove', onRemove, 'button--quiet')}
      </div>
    </details>
  );
}
