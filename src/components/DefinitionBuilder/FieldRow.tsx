import IconButton from '../../ui/IconButton.tsx';
import { counted, notesOf } from './core/definitions.ts';
import { isDecorationRow, typeName, type FormField } from './core/form.ts';
import FieldSettings, { type SettingsProps } from './FieldSettings.tsx';
import styles from './styles.module.css';

interface Props extends SettingsProps {
  /** Position in the form, starting at 1. */
  readonly place: number;
  /** The name of the target that notes are for. */
  readonly target: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** The name of the row in the form. */
export const nameOf = (field: FormField, place: number): string =>
  field.title.trim() || (isDecorationRow(field) ? '' : field.key.trim()) || `Field ${place}`;

/** A row of the form: its name and type, and the settings when it's open. */
export default function FieldRow(props: Props): JSX.Element {
  const { field, place, target, problems, isOpen, onToggle, onChange, onMove, onRemove } = props;
  const name = nameOf(field, place);
  const wrong = problems.filter((problem) => problem.place.startsWith(`${field.id}.`)).length;
  const action = (label: string, icon: string, onClick: () => void): JSX.Element => (
    <IconButton
      control={`${label.toLowerCase()}:${field.id}`}
      label={`${label} ${name}`}
      {...{ icon, onClick }}
    />
  );
  return (
    <details
      className={`ruled holder ${styles.row}`}
      aria-label={`Field ${place}: ${name}`}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary data-control={`row:${field.id}`}>
        <strong className="text--truncate">{name}</strong>{' '}
        <span className="note text--truncate">
          {wrong > 0 && !isOpen && <strong>{`${counted(wrong, 'error')} `}</strong>}
          <span>{typeName(field.type)}</span>
        </span>{' '}
        <span className="note text--truncate">{!isOpen && field.value}</span>{' '}
        <code className="text--truncate">{!isOpen && !isDecorationRow(field) && field.key.trim()}</code>{' '}
        {notesOf(field, target).map((note) => (
          <span key={note} className={`note ${styles.difference}`}>{`${target}: ${note}`}</span>
        ))}
      </summary>
      {isOpen && (
        <>
          <div className={`line tight ${styles.actions}`}>
            {action('Up', 'M12 20V5m-6.5 6.5L12 5l6.5 6.5', () => onMove(-1))}
            {action('Down', 'M12 4v15m-6.5-6.5L12 19l6.5-6.5', () => onMove(1))}
            {action('Remove', 'M4 6.5h16m-10.5 0v-3h5v3M6.5 6.5l.9 14h9.2l.9-14', onRemove)}
          </div>
          <FieldSettings {...{ field, problems, onChange }} />
        </>
      )}
    </details>
  );
}
