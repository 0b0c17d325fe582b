import clsx from 'clsx';
import { useId, type ChangeEvent } from 'react';
import type { FieldDefinition } from '../../../runtime/definition/project.ts';
import type { Data } from '../core/deep-link';
import type { Problem } from '../core/form';
import { PRESETS, type Preset } from '../core/presets';
import { dataLabel, presetLabels, presetsLabel } from '../labels';
import styles from '../styles.module.css';
import { limitsText, problemText } from './texts';

interface Props {
  readonly fields: readonly FieldDefinition[];
  readonly data: Data;
  /** Pictures of the template itself, offered where a picture is asked for: ids of its resources. */
  readonly pictures: readonly string[];
  readonly idOf: (key: string) => string;
  readonly problemOf: (field: FieldDefinition) => Problem | undefined;
  readonly onWrite: (key: string, value: string) => void;
  /** Enter in a field of one line. */
  readonly onSend: () => void;
  readonly onPreset: (preset: Preset) => void;
}

interface FieldProps {
  readonly field: FieldDefinition;
  readonly id: string;
  readonly value: string;
  readonly problem: Problem | undefined;
  readonly pictures: readonly string[];
  readonly onWrite: (key: string, value: string) => void;
}

function Field({ field, id, value, problem, pictures, onWrite }: FieldProps): JSX.Element {
  const { key, title, type, description, required } = field;
  const helpId = `${id}-help`;
  const problemId = `${id}-problem`;
  const listId = `${id}-pictures`;
  const common = {
    id,
    value,
    required,
    autoComplete: 'off',
    'aria-invalid': problem !== undefined,
    'aria-describedby': clsx(description !== undefined && helpId, problemId),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onWrite(key, event.currentTarget.value),
  };
  return (
    <div className={clsx(styles.field, type === 'multi-line' && styles.wide)}>
      <label className={styles.label} htmlFor={id}>
        {title}
      </label>
      {description !== undefined && (
        <span className={styles.help} id={helpId}>
          {description}
        </span>
      )}
      {type === 'multi-line' ? (
        <textarea className={clsx(styles.input, styles.area)} dir="auto" {...common} />
      ) : (
        <input
          className={styles.input}
          type="text"
          dir="auto"
          inputMode={type === 'number' ? 'decimal' : type === 'image' ? 'url' : undefined}
          list={type === 'image' ? listId : undefined}
          {...common}
        />
      )}
      {type === 'image' && (
        <datalist id={listId}>
          {pictures.map((picture) => (
            <option key={picture} value={picture} />
          ))}
        </datalist>
      )}
      <span className={styles.problem} id={problemId}>
        {problem ? <strong>{problemText(problem)}</strong> : limitsText(field, value)}
      </span>
    </div>
  );
}

/** The operator's form, and ready-made data to put into it. */
export default function Fields(props: Props): JSX.Element {
  const { fields, data, pictures, idOf, problemOf, onWrite, onSend, onPreset } = props;
  const legendId = useId();
  const presetsId = useId();
  const labels = presetLabels();
  return (
    <div className={styles.section}>
      <form
        aria-labelledby={legendId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <p className={styles.legend} id={legendId}>
          {dataLabel()}
        </p>
        <div className={styles.fields}>
          {fields.map((field) => (
            <Field
              key={field.key}
              field={field}
              id={idOf(field.key)}
              value={data[field.key] ?? ''}
              problem={problemOf(field)}
              pictures={pictures}
              onWrite={onWrite}
            />
          ))}
        </div>
        {/* Enter sends a form of several fields only when it has a button of its own. */}
        <input type="submit" hidden />
      </form>
      <div className={styles.group} role="group" aria-labelledby={presetsId}>
        <span className={styles.groupLabel} id={presetsId}>
          {presetsLabel()}
        </span>
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className={clsx(styles.button, styles.quiet)}
            data-control={`preset:${preset}`}
            onClick={() => onPreset(preset)}
          >
            {labels[preset]}
          </button>
        ))}
      </div>
    </div>
  );
}
