import CodeBlock from '@theme/CodeBlock';
import { isError } from '../../playout/validation/checker.ts';
import { toText } from '../../runtime-validation/problem.ts';
import type { Definition } from './core/definitions.ts';
import { highlight } from './core/highlight.ts';
import styles from './styles.module.css';

function Problems({ problems, notes }: Pick<Definition, 'problems' | 'notes'>): JSX.Element | null {
  const found = problems.map((one) => [isError(one) ? 'Error' : 'Warning', toText(one)] as const);
  const lines = [...found, ...notes.map((note) => ['Note', note] as const)];
  if (lines.length === 0) return null;
  return (
    <ul className="bare">
      {lines.map(([kind, text]) => (
        <li key={text} className={kind === 'Error' ? 'banded' : 'note'}>
          <strong>{kind}</strong> {text}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  /** The start of the IDs of the tabs and their panel. */
  readonly tabs: string;
  readonly shown: Definition;
}

/** A definition, with the validators' problems and the notes on its fields. */
export default function DefinitionPanel({ tabs, shown }: Props): JSX.Element {
  const { id, fileName, code } = shown;
  return (
    <div
      key={id}
      className={`across stack padded flush ${styles.definition}`}
      role="tabpanel"
      id={`${tabs}-panel`}
      aria-labelledby={`${tabs}-${id}`}
      data-definition={id}
    >
      <Problems {...shown} />
      <CodeBlock className={styles.code} title={fileName} {...{ highlighted: highlight(code) }}>
        {code}
      </CodeBlock>
    </div>
  );
}
