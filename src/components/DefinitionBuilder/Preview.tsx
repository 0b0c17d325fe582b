import clsx from 'clsx';
import { useId, useMemo, useState } from 'react';
import { isDecoration, type FormPart } from '../../playout/definition/field-types.ts';
import type { PatternTest } from '../../playout/validation/pattern-test.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { problemOf } from '../../player/form.ts';
import { pairsOf, usePatternTest } from '../../player/usePatternTest.ts';
import Decoration from '../LiveTemplate/Decoration.tsx';
import FieldControl from '../LiveTemplate/FieldControl.tsx';
import { limitsText, problemText } from '../LiveTemplate/Player/texts.ts';
import player from '../../controls/controls.module.css';
import styles from './styles.module.css';

interface FieldProps {
  readonly field: FieldDefinition;
  /** Undefined until somebody types into the field, because an empty form isn't a mistake yet. */
  readonly value: string | undefined;
  /** Looks up whether a value fits a pattern. */
  readonly test: PatternTest;
  readonly onWrite: (value: string) => void;
}

function Field({ field, value, test, onWrite }: FieldProps): JSX.Element {
  const { title, description, required = false } = field;
  const id = useId();
  const problem = value === undefined ? undefined : problemOf(field, value, test);
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
      <FieldControl
        field={field}
        id={id}
        value={value ?? ''}
        isWrong={problem !== undefined}
        describedBy={clsx(description !== undefined && `${id}help`, `${id}problem`)}
        onWrite={onWrite}
      />
      <span className={player.problem} id={`${id}problem`}>
        {problem ? <strong>{problemText(problem)}</strong> : limitsText(field, value ?? '')}
      </span>
    </div>
  );
}

/**
 * The form as an operator might see it, with the limits of each field. Typing here doesn't change any
 * definition.
 */
export default function Preview({ parts }: { readonly parts: readonly FormPart[] }): JSX.Element {
  const id = useId();
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({});
  const pairs = useMemo(() => {
    const fields = parts.flatMap((part) => (isDecoration(part) ? [] : [part]));
    const data = Object.fromEntries(fields.map(({ key, value = '' }) => [key, entered[key] ?? value]));
    return pairsOf(fields, data);
  }, [parts, entered]);
  const test = usePatternTest(pairs);
  return (
    <div className={styles.preview} role="group" aria-labelledby={id}>
      <p className={styles.name} id={id}>
        What the operator sees
      </p>
      {parts.length === 0 ? (
        <p>The form has no fields yet.</p>
      ) : (
        parts.map((part, index) =>
          isDecoration(part) ? (
            <Decoration key={index} {...part} />
          ) : (
            <Field
              key={part.key}
              field={part}
              value={entered[part.key] ?? part.value}
              test={test}
              onWrite={(value) => setEntered((all) => ({ ...all, [part.key]: value }))}
            />
          ),
        )
      )}
    </div>
  );
}
