import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isError } from '../../playout/validation/checker.ts';
import { saveFiles } from '../../ui/save.ts';
import Button from '../../ui/Button.tsx';
import TabList from '../../ui/TabList.tsx';
import type { FormProblem } from './core/check-form.ts';
import { stateOf, verdictOf, type Definition } from './core/definitions.ts';
import Mark from './Mark.tsx';
import styles from './styles.module.css';

interface Props {
  /** The start of the IDs of the tabs and their panel. */
  readonly tabs: string;
  readonly definitions: readonly Definition[];
  readonly shown: Definition;
  /** What's wrong with the form. */
  readonly problems: readonly FormProblem[];
  readonly onShow: (id: Definition['id']) => void;
}

const download = ({ fileName, type, code }: Definition): void =>
  saveFiles([{ name: fileName, type, bytes: new TextEncoder().encode(code) }]);

/** The definitions on tabs, the verdict on the shown one, and its download: a bar that stays in view. */
export default function Verdict(props: Props): JSX.Element {
  const { tabs: id, definitions, shown, problems, onShow } = props;
  const isWrong = problems.length > 0 || shown.problems.some(isError);
  const bar = useRef<HTMLDivElement>(null);
  /** A phone shows one of the parts after the bar: the form, or the preview with the definition. */
  const [view, setView] = useState('Edit');

  function look(next: string): void {
    flushSync(() => setView(next));
    const form = bar.current?.nextElementSibling;
    (next === 'Edit' ? form : form?.nextElementSibling)?.scrollIntoView();
  }

  const tabs = definitions.map((one) => {
    const state = stateOf(one);
    // Only the first number is visible.
    const [count, ...rest] = state.split(' ');
    const label = (
      <>
        <span>{one.name}</span>{' '}
        <span key={state} className="note" data-wrong={one.problems.some(isError)}>
          {count} <span className="visually-hidden">{rest.join(' ')}</span>
        </span>
      </>
    );
    return { name: one.id, label };
  });
  return (
    <div className={`stuck ${styles.verdict}`} ref={bar} data-view={view}>
      <div className="line spread">
        <TabList id={id} label="Definitions" tabs={tabs} shown={shown.id} onShow={onShow} />
        <div className="line tight" role="group" aria-label="View">
          {['Edit', 'Preview'].map((name) => (
            <Button
              key={name}
              className="button--secondary"
              aria-pressed={name === view}
              onClick={() => look(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      <div className="line ruled">
        <div className="strong line tight grow" role="status" data-wrong={isWrong}>
          <Mark of={isWrong ? 'alert' : 'tick'} />{' '}
          <span className="grow">{verdictOf(shown, problems.length)}</span>
        </div>
        <Button className={isWrong ? '' : 'button--primary'} onClick={() => download(shown)}>
          {`Download ${shown.name}`}
        </Button>
      </div>
    </div>
  );
}
