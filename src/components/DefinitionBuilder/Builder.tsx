import { useMemo, useState, useSyncExternalStore } from 'react';
import { formPartsOf } from '../../playout/definition/fields';
import player from '../LiveTemplate/styles.module.css';
import CheckMark from './CheckMark';
import { checkForm } from './core/check-form';
import { definitionsOf, summaryOf } from './core/definitions';
import { EMPTY, EXAMPLE, type Form } from './core/form';
import { toProject } from './core/to-project';
import Definitions from './Definitions';
import { keepForm, keptForm } from './draft';
import FieldList from './FieldList';
import GeneralPart from './GeneralPart';
import ImportPart from './ImportPart';
import Preview from './Preview';
import styles from './styles.module.css';

/** The builder: the form, what it becomes, and what an operator sees of it. */
export default function Builder(): JSX.Element {
  const [form, setForm] = useState(keptForm);
  /** The form before it was replaced as a whole, and what the button is called that brings it back. */
  const [former, setFormer] = useState<{ readonly form: Form; readonly undo: string }>();
  /** Grows with each new form, so that what was tried in the old one does not stay in the preview. */
  const [generation, setGeneration] = useState(0);
  const problems = useMemo(() => checkForm(form), [form]);
  const definitions = useMemo(() => definitionsOf(form), [form]);
  const parts = useMemo(() => formPartsOf(toProject(form)), [form]);
  const isValid =
    problems.length === 0 && definitions.every((definition) => definition.problems.length === 0);

  // Until its script is there, the form is a picture: what somebody typed into it would be lost.
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

  function change(next: Form): void {
    keepForm(next);
    setForm(next);
  }

  function replace(next: Form, undo = 'Undo'): void {
    setFormer({ form, undo });
    setGeneration(generation + 1);
    change(next);
  }

  function restore(): void {
    if (former === undefined) return;
    setGeneration(generation + 1);
    change(former.form);
    setFormer(undefined);
  }

  return (
    <div {...(!isReady && { inert: '' })} data-ready={isReady || undefined}>
      <p className={styles.state} role="status" data-valid={isValid || undefined}>
        {isValid && <CheckMark />} {summaryOf(problems.length, definitions)}
      </p>
      <div className={styles.top}>
        <div className={styles.form}>
          <ImportPart onImport={({ form: imported }) => replace(imported, 'Undo import')} />
          <div className={styles.actions}>
            <button type="button" className={player.button} onClick={() => replace(EMPTY)}>
              Empty the form
            </button>
            <button type="button" className={player.button} onClick={() => replace(EXAMPLE)}>
              Show the example
            </button>
            {former && (
              <button type="button" className={player.button} onClick={restore}>
                {former.undo}
              </button>
            )}
          </div>
          <GeneralPart
            form={form}
            problems={problems}
            onChange={(setting) => change({ ...form, ...setting })}
          />
          <FieldList key={`rows${generation}`} form={form} problems={problems} onChange={change} />
        </div>
        <div className={styles.aside}>
          <Preview key={generation} parts={parts} />
          <Definitions definitions={definitions} formErrors={problems.length} />
        </div>
      </div>
    </div>
  );
}
