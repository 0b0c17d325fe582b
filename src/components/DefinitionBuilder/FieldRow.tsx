import { fieldNotes } from '../../playout/definition/field-notes.ts';
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
  const action = (label: string, kind: string, onClick: () => void): JSX.Element => (
    <Button className="button--secondary" data-control={`${kind}:${field.id}`} onClick={onClick}>
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
        <span className="note">
          {typeName(field.type) +
            (notes.length > 0 ? `, ${counted(notes.length, 'difference')} between targets` : '')}
        </span>
        {!isDecorationRow(field) && <code className={styles.rowKey}>{field.key.trim()}</code>}
        {wrong > 0 && <span className={styles.rowState}>{counted(wrong, 'error')}</span>}
      </summary>
      {isOpen && <FieldSettings field={field} problems={problems} onChange={onChange} />}
      {notes.length > 0 && (
        <ul className={`note ${styles.notes}`} aria-label="Differences between targets">
          {notes.map(({ target, note }) => (
            <li key={target + note}>
              <strong>{target}:</strong> {note}
            </li>
          ))}
        </ul>
      )}
      <div className={`line ${styles.actions}`}>
        {action('Up', 'up', () => onMove(-1))}
        {action('Down', 'down', () => onMove(1))}
        {action('Remove', 'remove', onRemove)}
      </div>
    </details>
  );
}
