import clsx from 'clsx';
import { useId, useState, type ChangeEvent } from 'react';
import type { FieldDefinition } from '../../runtime/definition/project';
import { lengthOf, problemOf } from '../LiveTemplate/core/form';
import { problemText } from '../LiveTemplate/Player/texts';
import player from '../LiveTemplate/styles.module.css';
import styles from './styles.module.css';

interface FieldProps {
  readonly field: FieldDefinition;
  /** Undefined before anything stood in it: an empty form is no mistake yet. */
  readonly value: string | undefined;
  readonly onWrite: (value: string) => void;
}

function Field({ field, value, onWrite }: FieldProps): JSX.Element {
  const { title, type, description, required = false, maxLength } = field;
  const id = useId();
  const problem = value === undefined ? undefined : problemOf(field, value);
  const common = {
    id,
    value: value ?? '',
    required,
    dir: 'auto',
    autoComplete: 'off',
    'aria-invalid': problem !== undefined,
    'aria-describedby': clsx(description !== undefined && `${id}help`, `${id}problem`),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onWrite(target.value),
  };
  return (
    <div className={player.field}>
      <label className={player.label} htmlFor={id}>
        {title}
        {required && ' (required)'}
      </label>
      {description !== undefined && (
        <span className={player.help} id={`${id}help`}>
          {description}
        </span>
      )}
      {type === 'multi-line' ? (
        <textarea className={clsx(player.input, player.area)} {...common} />
      ) : (
        <input
          className={player.input}
          type="text"
          inputMode={type === 'number' ? 'decimal' : type === 'image' ? 'url' : undefined}
          {...common}
        />
      )}
      <span className={player.problem} id={`${id}problem`}>
        {problem ? (
          <strong>{problemText(problem)}</strong>
        ) : (
          maxLength !== undefined && `${lengthOf(value ?? '')} / ${maxLength}`
        )}
      </span>
    </div>
  );
}

/** The form as an operator may see it, with the limits of each field. What is tried here changes no definition. */
export default function Preview({ fields }: { readonly fields: readonly FieldDefinition[] }): JSX.Element {
  const id = useId();
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  return (
    <div className={styles.preview} role="group" aria-labelledby={id}>
      <p className={styles.name} id={id}>
        What the operator sees
      </p>
      {fields.length === 0 ? (
        <p>The form has no fields yet.</p>
      ) : (
        fields.map((field) => (
          <Field
            key={field.key}
            field={field}
            value={written[field.key] ?? field.value}
            onWrite={(value) => setWritten((all) => ({ ...all, [field.key]: value }))}
          />
        ))
      )}
    </div>
  );
}
