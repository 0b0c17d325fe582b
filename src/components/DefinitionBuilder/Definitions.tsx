import CodeBlock from '@theme/CodeBlock';
import { useId, useState } from 'react';
import { isError } from '../../playout/validation/checker.ts';
import { toText } from '../../runtime-validation/problem.ts';
import { saveFiles } from '../../ui/save.ts';
import CopyButton from '../../ui/CopyButton.tsx';
import Button from '../../ui/Button.tsx';
import TabList from '../../ui/TabList.tsx';
import { counted, stateOf, type Definition } from './core/definitions.ts';
import { highlight } from './core/highlight.ts';
import styles from './styles.module.css';

const download = ({ fileName, type, code }: Definition): void =>
  saveFiles([{ name: fileName, type, bytes: new TextEncoder().encode(code) }]);

interface ProblemsProps {
  readonly problems: Definition['problems'];
  readonly formErrors: number;
}

function Problems({ problems, formErrors }: ProblemsProps): JSX.Element | null {
  if (problems.length + formErrors === 0) return null;
  return (
    <ul className={`bare ${styles.problems}`}>
      {formErrors > 0 && (
        <li className="banded" data-error>
          <strong>Incomplete</strong>{' '}
          <span>
            {`The form has ${counted(formErrors, 'error')}. Fix ${formErrors === 1 ? 'it' : 'them'}, ` +
              'because the definition leaves out invalid settings.'}
          </span>
        </li>
      )}
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
  readonly formErrors: number;
}

/** The definitions on tabs, with the validators' problems, and buttons to copy and download each. */
export default function Definitions({ definitions, formErrors }: Props): JSX.Element | null {
  const labelId = useId();
  const [shown, setShown] = useState<Definition['id']>('gdd');
  const definition = definitions.find((one) => one.id === shown);
  if (!definition) return null;
  const { id, fileName, code, block, problems } = definition;
  const tabs = definitions.map((one) => {
    const state = stateOf(one);
    return { name: one.id, label: state === '' ? one.name : `${one.name} (${state})` };
  });
  return (
    <>
      <TabList id={labelId} label="Definitions" tabs={tabs} shown={shown} onShow={setShown} />
      <div
        key={id}
        className="stack flush"
        role="tabpanel"
        id={`${labelId}-panel`}
        aria-labelledby={`${labelId}-${id}`}
        data-definition={id}
      >
        <Problems problems={problems} formErrors={formErrors} />
        <div className="line holder">
          <Button className="button--primary" onClick={() => download(definition)}>
            Download
          </Button>
          {block !== undefined && (
            <CopyButton label="Copy for the head" control={`block:${id}`} text={() => block} />
          )}
        </div>
        <CodeBlock className={styles.code} title={fileName} {...{ highlighted: highlight(code) }}>
          {code}
        </CodeBlock>
      </div>
    </>
  );
}
