import IconButton from '../../ui/IconButton.tsx';
import { counted } from './core/definitions.ts';
import { isDecorationRow, nameOf, typeName } from './core/form.ts';
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

/** A row of the form: its name and type, and the settings when it's open. */
export default function FieldRow(props: Props): JSX.Element {
  const { field, place, problems, isOpen, onToggle, onChange, onMove, onRemove } = props;
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
        <span className="note">
          {wrong > 0 && !isOpen && <strong>{`${counted(wrong, 'error')} `}</strong>}
          {!isOpen && <span>{`${typeName(field.type)}${field.isRequired ? ', required' : ''}`}</span>}
        </span>{' '}
        <span className="note text--truncate">{!isOpen && field.value}</span>{' '}
        {!isOpen && !isDecorationRow(field) && <code className="text--truncate">{field.key.trim()}</code>}
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
