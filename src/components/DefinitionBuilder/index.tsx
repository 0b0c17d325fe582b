import useIsBrowser from '@docusaurus/useIsBrowser';
import { useId, useMemo, useState } from 'react';
import { formPartsOf } from '../../playout/definition/fields.ts';
import Button from '../../ui/Button.tsx';
import { pairsOf, usePatternTest } from '../../player/form/usePatternTest.ts';
import ScreenTool from '../ScreenTool/index.tsx';
import { checkForm } from './core/check-form.ts';
import { definitionsOf, type Definition } from './core/definitions.ts';
import { EMPTY, EXAMPLE, type Form } from './core/form.ts';
import { toProject } from './core/to-project.ts';
import DefinitionPanel from './DefinitionPanel.tsx';
import FieldList from './FieldList.tsx';
import SettingsPart, { type FormSettings } from './SettingsPart.tsx';
import PlayoutPart from './PlayoutPart.tsx';
import ImportPart from './ImportPart.tsx';
import Preview from './Preview.tsx';
import Verdict from './Verdict.tsx';
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
  const [shownId, setShownId] = useState<Definition['id']>('gdd');
  const shown = definitions.find(({ id }) => id === shownId);
  const tabs = useId();
  /** The example isn't offered while it's shown. Its button then becomes the one that undoes that. */
  const offers = [
    ...(form === EXAMPLE ? [] : [['Show example', () => replace(EXAMPLE, 'Undo')] as const]),
    ...(former ? [[former.undo, () => replace(former.form)] as const] : []),
  ];
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
      className="tool"
      aria-label="Template Definition Builder"
      data-definition-builder=""
      data-wide=""
    >
      <div className={styles.body} {...(!isReady && { inert: '' })} data-ready={isReady || undefined}>
        <div className={`line spread inset ${styles.start}`}>
          <ImportPart onImport={(imported) => replace(imported, 'Undo import')} />
          <div className="line">
            {offers.map(([label, run], index) => (
              <Button key={index} onClick={run}>
                {label}
              </Button>
            ))}
            <Button className="button--quiet" onClick={() => replace(EMPTY, 'Undo')}>
              Clear form
            </Button>
          </div>
        </div>
        {shown && <Verdict {...{ tabs, definitions, shown, problems }} onShow={setShownId} />}
        <div className={`stack padded ruled ${styles.form}`}>
          <SettingsPart {...{ form, problems }} title="General" settings={GENERAL} onChange={set} />
          <FieldList
            key={`rows${generation}`}
            {...{ form, problems }}
            target={shown?.name ?? ''}
            onChange={change}
          />
          <PlayoutPart key={generation} {...{ form, problems }} onChange={set} />
        </div>
        <div className={styles.output}>
          <div className="stack padded">
            <Preview key={generation} parts={parts} />
            {shown && <DefinitionPanel {...{ tabs, shown }} />}
          </div>
        </div>
      </div>
    </ScreenTool>
  );
}
