import { isError } from '../../playout/validation/checker.ts';
import { saveFiles } from '../../ui/save.ts';
import Button from '../../ui/Button.tsx';
import CopyButton from '../../ui/CopyButton.tsx';
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
export default function Verdict({ tabs: id, definitions, shown, problems, onShow }: Props): JSX.Element {
  const isWrong = problems.length > 0 || shown.problems.some(isError);
  const { block } = shown;
  const tabs = definitions.map((one) => {
    const [state = ''] = stateOf(one);
    const label = (
      <>
        <span>{one.name}</span>{' '}
        <span key={state} className="note" data-wrong={one.problems.some(isError)}>
          {state}
        </span>
      </>
    );
    return { name: one.id, label };
  });
  return (
    <div className={`line ${styles.verdict}`}>
      <TabList id={id} label="Definitions" tabs={tabs} shown={shown.id} onShow={onShow} />
      <div className="strong line tight" role="status" data-wrong={isWrong}>
        <Mark of={isWrong ? 'alert' : 'tick'} />{' '}
        <span className="grow">{verdictOf(shown, problems.length)}</span>
      </div>
      {block !== undefined && (
        <CopyButton label="Copy HTML tag" control={`block:${shown.id}`} text={() => block} />
      )}
      <Button className={isWrong ? '' : 'button--primary'} onClick={() => download(shown)}>
        {`Download ${shown.name}`}
      </Button>
    </div>
  );
}
