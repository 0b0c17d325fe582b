import { useEffect, useMemo, useRef, useState } from 'react';
import { fieldsOf } from '../../playout/definition/fields';
import player from '../LiveTemplate/styles.module.css';
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
  /** The form before it was replaced as a whole. */
  const [former, setFormer] = useState<Form>();
  /** Grows with each new form, so that what was tried in the old one does not stay in the preview. */
  const [generation, setGeneration] = useState(0);
  const problems = useMemo(() => checkForm(form), [form]);
  const definitions = useMemo(() => definitionsOf(form), [form]);
  const fields = useMemo(() => fieldsOf(toProject(form)), [form]);

  const top = useRef<HTMLDivElement>(null);

  // The button that opened it has gone, and the focus with it.
  useEffect(() => top.current?.querySelector('summary')?.focus({ preventScroll: true }), []);

  function change(next: Form): void {
    keepForm(next);
    setForm(next);
  }

  function replace(next: Form): void {
    setFormer(form);
    setGeneration(generation + 1);
    change(next);
  }

  function restore(): void {
    if (former === undefined) return;
    setGeneration(generation + 1);
    change(former);
    setFormer(undefined);
  }

  return (
    <>
      <div ref={top} className={styles.top}>
        <div className={styles.form}>
          <ImportPart onImport={({ form: imported }) => replace(imported)} />
          <div className={styles.actions}>
            <button type="button" className={player.button} onClick={() => replace(EMPTY)}>
              Empty the form
            </button>
            <button type="button" className={player.button} onClick={() => replace(EXAMPLE)}>
              Show the example
            </button>
            {former && (
              <button type="button" className={player.button} onClick={restore}>
                Bring the former form back
              </button>
            )}
          </div>
          <GeneralPart
            form={form}
            problems={problems}
            onChange={(setting) => change({ ...form, ...setting })}
          />
          <FieldList form={form} problems={problems} onChange={change} />
        </div>
        <div className={styles.aside}>
          <div className={styles.follows}>
            <p className={styles.state} role="status">
              {summaryOf(problems.length, definitions)}
            </p>
            <Preview key={generation} fields={fields} />
          </div>
        </div>
      </div>
      <Definitions definitions={definitions} formErrors={problems.length} />
    </>
  );
}
