import useIsBrowser from '@docusaurus/useIsBrowser';
import { useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
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
import Mark from './Mark.tsx';
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
  const [isImporting, setImporting] = useState(false);
  /** What a narrow tool shows: the form, or the preview with the definition. */
  const [view, setView] = useState('Edit');
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

  /** Shows the form or the preview, which follow the switch. */
  function look(next: string, bar: Element | null): void {
    flushSync(() => setView(next));
    const part = bar?.nextElementSibling;
    (next === 'Edit' ? part : part?.nextElementSibling)?.scrollIntoView();
  }

  return (
    <ScreenTool
      className="tool"
      aria-label="Template Definition Builder"
      data-definition-builder=""
      data-wide=""
    >
      <div
        className={styles.body}
        {...(!isReady && { inert: '' })}
        data-ready={isReady || undefined}
        data-view={view}
      >
        <div className={`line ${styles.start}`}>
          <Button aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
            <Mark of="into" /> Import
          </Button>
          <Button className="button--quiet" onClick={() => replace(EMPTY, 'Undo')}>
            Clear form
          </Button>
          {offers.map(([label, run], index) => (
            <Button key={index} className="button--quiet" onClick={run}>
              {label}
            </Button>
          ))}
          {isImporting && <ImportPart onImport={(imported) => replace(imported, 'Undo import')} />}
        </div>
        <div className={`stuck line ${styles.views}`} role="group" aria-label="View">
          {['Edit', 'Preview'].map((name) => (
            <Button
              key={name}
              className="button--secondary grow"
              aria-pressed={name === view}
              onClick={({ currentTarget }) => look(name, currentTarget.parentElement)}
            >
              {name}
            </Button>
          ))}
        </div>
        <div className={`stack padded ruled ${styles.form}`}>
          <SettingsPart {...{ form, problems }} title="General" settings={GENERAL} onChange={set} />
          <FieldList key={`rows${generation}`} {...{ form, problems }} onChange={change} />
          <PlayoutPart key={generation} {...{ form, problems }} onChange={set} />
        </div>
        <div className={styles.output}>
          <div className="stuck padded">
            <Preview key={generation} parts={parts} />
          </div>
        </div>
        {shown && (
          <>
            <Verdict {...{ tabs, definitions, shown, problems }} onShow={setShownId} />
            <DefinitionPanel {...{ tabs, shown }} />
          </>
        )}
      </div>
    </ScreenTool>
  );
}
