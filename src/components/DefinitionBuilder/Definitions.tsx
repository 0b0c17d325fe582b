import CodeBlock from '@theme/CodeBlock';
import { useId } from 'react';
import { isError } from '../../playout/validation/checker.ts';
import { toText } from '../../runtime-validation/problem.ts';
import CopyButton from '../../ui/CopyButton.tsx';
import TabList from '../../ui/TabList.tsx';
import { stateOf, type Definition } from './core/definitions.ts';
import { highlight } from './core/highlight.ts';
import styles from './styles.module.css';

function Problems({ problems }: Pick<Definition, 'problems'>): JSX.Element | null {
  if (problems.length === 0) return null;
  return (
    <ul className={`bare ${styles.problems}`}>
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.message}`} className="banded" data-error={isError(problem)}>
          <strong>{isError(problem) ? 'Error' : 'Warning'}</strong> {toText(problem)}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly definitions: readonly Definition[];
  readonly shown: Definition;
  readonly onShow: (id: Definition['id']) => void;
}

/** The definitions on tabs, with the validators' problems, and a button to copy what belongs into a page. */
export default function Definitions({ definitions, shown, onShow }: Props): JSX.Element {
  const labelId = useId();
  const { id, fileName, code, block, problems } = shown;
  const tabs = definitions.map((one) => {
    const state = stateOf(one);
    return { name: one.id, label: state === '' ? one.name : `${one.name} (${state})` };
  });
  return (
    <>
      <TabList id={labelId} label="Definitions" tabs={tabs} shown={id} onShow={onShow} />
      <div
        key={id}
        className="stack flush"
        role="tabpanel"
        id={`${labelId}-panel`}
        aria-labelledby={`${labelId}-${id}`}
        data-definition={id}
      >
        <Problems problems={problems} />
        {block !== undefined && (
          <CopyButton label="Copy HTML tag" control={`block:${id}`} text={() => block} />
        )}
        <CodeBlock className={styles.code} title={fileName} {...{ highlighted: highlight(code) }}>
          {code}
        </CodeBlock>
      </div>
    </>
  );
}
