import { titleOf } from '../../playout/definition/fields';
import player from '../LiveTemplate/styles.module.css';
import Control from './Control';
import { placeOf, type FormProblem } from './core/check-form';
import type { FieldType, FormField } from './core/form';
import styles from './styles.module.css';

const TYPES: readonly FieldType[] = ['text', 'multi-line', 'number', 'image'];

interface Props {
  readonly field: FormField;
  /** Place in the form, from 1. */
  readonly place: number;
  readonly problems: readonly FormProblem[];
  readonly onChange: (change: Partial<FormField>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** What the field is called in the form. */
export const nameOf = ({ key, title }: FormField, place: number): string =>
  title.trim() || key.trim() || `field ${place}`;

/** The settings of one field. */
export default function FieldCard({
  field,
  place,
  problems,
  onChange,
  onMove,
  onRemove,
}: Props): JSX.Element {
  const problemOf = (setting: keyof FormField): string | undefined =>
    problems.find((problem) => problem.place === placeOf(field, setting))?.message;
  const name = nameOf(field, place);
  const action = (label: string, kind: string, onClick: () => void): JSX.Element => (
    <button
      type="button"
      className={`${player.button} ${player.quiet}`}
      data-control={`${kind}:${field.id}`}
      onClick={onClick}
    >
      {label} <span className={player.spoken}>{name}</span>
    </button>
  );
  return (
    <fieldset className={styles.field}>
      <legend>{`Field ${place}: ${name}`}</legend>
      <div className={styles.controls}>
        <Control
          label="Key"
          isCode
          control={`key:${field.id}`}
          value={field.key}
          problem={problemOf('key')}
          onChange={(key) => onChange({ key })}
        />
        <Control
          label="Title"
          value={field.title}
          placeholder={titleOf(field.key.trim())}
          onChange={(title) => onChange({ title })}
        />
        <Control
          label="Field type"
          value={field.type}
          onChange={(type) => onChange({ type: type as FieldType })}
          options={TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        />
        <Control
          label="Value at the start"
          value={field.value}
          isLong={field.type === 'multi-line'}
          onChange={(value) => onChange({ value })}
        />
        <div className={styles.across}>
          <Control
            label="Description"
            value={field.description}
            onChange={(description) => onChange({ description })}
          />
        </div>
        {field.type === 'number' ? (
          <>
            <Control
              label="Minimum"
              inputMode="decimal"
              value={field.minimum}
              problem={problemOf('minimum')}
              onChange={(minimum) => onChange({ minimum })}
            />
            <Control
              label="Maximum"
              inputMode="decimal"
              value={field.maximum}
              problem={problemOf('maximum')}
              onChange={(maximum) => onChange({ maximum })}
            />
          </>
        ) : (
          <>
            <Control
              label="Min length"
              inputMode="numeric"
              value={field.minLength}
              problem={problemOf('minLength')}
              onChange={(minLength) => onChange({ minLength })}
            />
            <Control
              label="Max length"
              inputMode="numeric"
              value={field.maxLength}
              problem={problemOf('maxLength')}
              onChange={(maxLength) => onChange({ maxLength })}
            />
            <div className={styles.across}>
              <Control
                label="Pattern"
                help="A JavaScript regular expression, without slashes around it"
                isCode
                value={field.pattern}
                onChange={(pattern) => onChange({ pattern })}
              />
            </div>
          </>
        )}
        <label className={player.switch}>
          <input
            type="checkbox"
            checked={field.isRequired}
            onChange={({ target }) => onChange({ isRequired: target.checked })}
          />
          Required
        </label>
      </div>
      <div className={styles.actions}>
        {action('Up', 'up', () => onMove(-1))}
        {action('Down', 'down', () => onMove(1))}
        {action('Remove', 'remove', onRemove)}
      </div>
    </fieldset>
  );
}
