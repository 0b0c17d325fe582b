import useIsBrowser from '@docusaurus/useIsBrowser';
import { useMemo, useState } from 'react';
import { formPartsOf } from '../../playout/definition/fields.ts';
import Button from '../../ui/Button.tsx';
import { pairsOf, usePatternTest } from '../../player/form/usePatternTest.ts';
import ScreenTool from '../ScreenTool/index.tsx';
import { checkForm } from './core/check-form.ts';
import { definitionsOf, summaryOf } from './core/definitions.ts';
import { EMPTY, EXAMPLE, type Form } from './core/form.ts';
import { toProject } from './core/to-project.ts';
import Definitions from './Definitions.tsx';
import FieldList from './FieldList.tsx';
import SettingsPart, { type FormSettings } from './SettingsPart.tsx';
import PlayoutPart from './PlayoutPart.tsx';
import ImportPart from './ImportPart.tsx';
import Preview from './Preview.tsx';
import styles from './styles.module.css';

/** What the template is. */
const GENERAL: FormSettings = [
  { name: 'name', label: 'Name' },
  { name: 'description', label: 'Description' },
];

/** The form as the reader left it, for when they return from another page. */
let draft = EXAMPLE;

/** One form for all definitions of a template, the definitions, and a preview of what operators see. */
export default function DefinitionBuilder(): JSX.Element {
  const [form, setForm] = useState(draft);
  /** The form before it was replaced, and the label of the button that restores it. */
  const [former, setFormer] = useState<{ readonly form: Form; readonly undo: string }>();
  /** Increases with each new form, so values typed into the old preview don't stay. */
  const [generation, setGeneration] = useState(0);
  const problems = useMemo(() => checkForm(form), [form]);
  const parts = useMemo(() => formPartsOf(toProject(form)), [form]);
  const test = usePatternTest(useMemo(() => pairsOf(parts), [parts]));
  const definitions = useMemo(() => definitionsOf(form, test), [form, test]);
  const isValid =
    problems.length === 0 && definitions.every((definition) => definition.problems.length === 0);
  // Until the page is hydrated, the form is only a picture, because anything typed into it would be lost.
  const isReady = useIsBrowser();

  function change(next: Form): void {
    draft = next;
    setForm(next);
  }

  const set = (setting: Partial<Form>): void => change({ ...form, ...setting });

  function replace(next: Form, undo?: string): void {
    setFormer(undo === undefined ? undefined : { form, undo });
    setGeneration(generation + 1);
    change(next);
  }

  return (
    <ScreenTool
      className={`tool ${styles.tool}`}
      aria-label="Template Definition Builder"
      data-definition-builder=""
      data-wide=""
    >
      <div {...(!isReady && { inert: '' })} data-ready={isReady || undefined}>
        <div className={`line inset ${styles.start}`}>
          <Button onClick={() => replace(EXAMPLE, 'Undo')}>Show example</Button>
          {former && <Button onClick={() => replace(former.form)}>{former.undo}</Button>}
          <ImportPart onImport={(imported) => replace(imported, 'Undo import')} />
          <Button className="button--quiet" onClick={() => replace(EMPTY, 'Undo')}>
            Clear form
          </Button>
        </div>
        <div className={`stack padded ruled ${styles.top}`}>
          <div className={`stack ${styles.form}`}>
            <SettingsPart {...{ form, problems }} title="General" settings={GENERAL} onChange={set} />
            <FieldList key={`rows${generation}`} form={form} problems={problems} onChange={change} />
            <PlayoutPart key={generation} {...{ form, problems }} onChange={set} />
          </div>
          <Preview key={generation} parts={parts} />
          <div className={`stack ${styles.output}`}>
            <p className="bare strong" role="status" data-valid={isValid || undefined}>
              {isValid && (
                <svg className={styles.check} width="1em" viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M2.5 8.5 6.5 12.5 13.5 4" fill="none" stroke="currentColor" strokeWidth="2.25" />
                </svg>
              )}
              <span> {summaryOf(problems.length, definitions)}</span>
            </p>
            <Definitions definitions={definitions} formErrors={problems.length} />
          </div>
        </div>
      </div>
    </ScreenTool>
  );
}
