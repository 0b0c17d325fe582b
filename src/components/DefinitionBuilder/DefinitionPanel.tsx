import CodeBlock from '@theme/CodeBlock';
import { isError } from '../../playout/validation/checker.ts';
import { toText } from '../../runtime-validation/problem.ts';
import CopyButton from '../../ui/CopyButton.tsx';
import type { Definition } from './core/definitions.ts';
import { highlight } from './core/highlight.ts';
import styles from './styles.module.css';

function Problems({ problems }: Pick<Definition, 'problems'>): JSX.Element | null {
  if (problems.length === 0) return null;
  return (
    <ul className="bare">
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.message}`} className={isError(problem) ? 'banded' : 'note'}>
          <strong>{isError(problem) ? 'Error' : 'Warning'}</strong> {toText(problem)}
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

/** A definition, with the validators' problems, and a button to copy what belongs into a page. */
export default function DefinitionPanel({ tabs, shown }: Props): JSX.Element {
  const { id, fileName, code, block, problems } = shown;
  return (
    <div
      key={id}
      className="stack flush"
      role="tabpanel"
      id={`${tabs}-panel`}
      aria-labelledby={`${tabs}-${id}`}
      data-definition={id}
    >
      <Problems problems={problems} />
      <div className="holder flush">
        {block !== undefined && (
          <div className={styles.tag}>
            <CopyButton isQuiet label="Copy HTML tag" control={`block:${id}`} text={() => block} />
          </div>
        )}
        <CodeBlock className={styles.code} title={fileName} {...{ highlighted: highlight(code) }}>
          {code}
        </CodeBlock>
      </div>
    </div>
  );
}
