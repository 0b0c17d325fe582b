import clsx from 'clsx';
import { useId } from 'react';
import { isDecoration, type FormPart } from '../../../playout/definition/field-types.ts';
import type { FieldDefinition } from '../../../runtime/definition/project.ts';
import type { Data } from '../core/deep-link';
import type { Problem } from '../core/form';
import { PRESETS, type Preset } from '../core/presets';
import Decoration from '../Decoration';
import FieldControl from '../FieldControl';
import { dataLabel, presetLabels, presetsLabel } from '../labels';
import styles from '../styles.module.css';
import { limitsText, problemText } from './texts';

interface Props {
  /** The fields with the decorations between them. */
  readonly parts: readonly FormPart[];
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
  const { key, title, type, description } = field;
  const helpId = `${id}-help`;
  const problemId = `${id}-problem`;
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
      <FieldControl
        field={field}
        id={id}
        value={value}
        isWrong={problem !== undefined}
        describedBy={clsx(description !== undefined && helpId, problemId)}
        pictures={pictures}
        onWrite={(next) => onWrite(key, next)}
      />
      <span className={styles.problem} id={problemId}>
        {problem ? <strong>{problemText(problem)}</strong> : limitsText(field, value)}
      </span>
    </div>
  );
}

/** The operator's form, and ready-made data to put into it. */
export default function Fields(props: Props): JSX.Element {
  const { parts, data, pictures, idOf, problemOf, onWrite, onSend, onPreset } = props;
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
          {parts.map((part, index) =>
            isDecoration(part) ? (
              <Decoration key={index} {...part} />
            ) : (
              <Field
                key={part.key}
                field={part}
                id={idOf(part.key)}
                value={data[part.key] ?? ''}
                problem={problemOf(part)}
                pictures={pictures}
                onWrite={onWrite}
              />
            ),
          )}
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
