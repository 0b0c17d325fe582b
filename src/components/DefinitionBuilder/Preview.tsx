import { useId, useMemo, useState } from 'react';
import { isDecoration, type FormPart } from '../../playout/definition/field-types.ts';
import { limitsText, problemOf } from '../../player/form/problems.ts';
import { pairsOf, usePatternTest } from '../../player/form/usePatternTest.ts';
import Decoration from '../../player/form/Decoration.tsx';
import Field from '../../player/form/Field.tsx';
import styles from './styles.module.css';

/** The form as an operator might see it, with each field's limits. Typing here doesn't change anything. */
export default function Preview({ parts }: { readonly parts: readonly FormPart[] }): JSX.Element {
  const id = useId();
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({});
  const pairs = useMemo(() => pairsOf(parts, entered), [parts, entered]);
  const test = usePatternTest(pairs);
  return (
    <div className={styles.preview} role="group" aria-labelledby={id}>
      <p className={`strong ${styles.name}`} id={id}>
        What the operator sees
      </p>
      {parts.length === 0 ? (
        <p>The form has no fields yet.</p>
      ) : (
        parts.map((part, index) => {
          if (isDecoration(part)) return <Decoration key={index} {...part} />;
          const { key, title, required } = part;
          // An empty form isn't a mistake before somebody types into it.
          const value = entered[key] ?? part.value;
          const problem = value === undefined ? undefined : problemOf(part, value, test);
          return (
            <Field
              key={key}
              field={{ ...part, title: required ? `${title} (required)` : title }}
              id={`${id}${index}`}
              value={value ?? ''}
              note={{ text: problem ?? limitsText(part, value ?? ''), isProblem: problem !== undefined }}
              onWrite={(text) => setEntered((all) => ({ ...all, [key]: text }))}
            />
          );
        })
      )}
    </div>
  );
}
