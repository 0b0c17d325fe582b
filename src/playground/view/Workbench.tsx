import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toExpression } from '../model/actions/parse.ts';
import { checkDraft, problemsOf, unusedKeys } from '../model/check.ts';
import { isSameDraft, TABS, type Draft, type Tab } from '../model/draft.ts';
import { offsetAt, type TextProblem } from '../model/text-problem.ts';
import { withData } from '../../playout/definition/with-data.ts';
import type { ExampleFile } from '../../playout/export/load-source.ts';
import player from '../../live-template/controls/controls.module.css';
import TabList from '../../live-template/controls/TabList.tsx';
import { isFramePolicySet } from '../sandbox/frame-host.ts';
import { rehearse } from '../sandbox/rehearse.ts';
import { prepareRun, type RunProblem } from '../sandbox/run.ts';
import { isThreadShared } from '../sandbox/shared-thread.ts';
import EditorBox, { type EditorHandle } from './EditorBox.tsx';
import Limits from './Limits.tsx';
import type { EditorProps } from '../../live-template/editing.ts';
import ProblemList from './ProblemList.tsx';
import ShareButton from './ShareButton.tsx';
import styles from './styles.module.css';
import {
  ENDINGS,
  EVENTS,
  keptText,
  momentText,
  placeText,
  sharedThreadText,
  TAB_LABELS,
  unusedKeysText,
} from './texts.ts';
import { useDraft } from './useDraft.ts';

export interface OpenExample {
  readonly example: ExampleFile;
  readonly original: Draft;
}

/** Time between the last key and the check of the texts, in milliseconds. */
const CHECK_DELAY = 250;

/** The largest number of problems that are listed for one run. */
const MOST = 20;

/** Returns all problems of the texts, a moment after they change. */
function useProblems(draft: Draft): readonly TextProblem[] {
  const [checked, setChecked] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setChecked(draft), CHECK_DELAY);
    return () => clearTimeout(timer);
  }, [draft]);
  return useMemo(() => TABS.flatMap((tab) => problemsOf(tab, checked[tab])), [checked]);
}

/** The editor with its buttons. */
export default function Workbench(props: EditorProps & OpenExample): JSX.Element {
  const { name, meta, host, onShow, edited, example, original, isOpen, runSlot } = props;
  const baseUrl = useBaseUrl('/');
  const id = useId();
  const [state, dispatch, canStore] = useDraft(name, original);
  const { draft } = state;
  const [tab, setTab] = useState<Tab>('actions');
  const [message, setMessage] = useState('');
  const [ran, setRan] = useState<readonly RunProblem[]>([]);
  const editor = useRef<EditorHandle>(null);
  const problems = useProblems(draft);
  const isChanged = !isSameDraft(draft, original);
  // Whether a slow call in edited code can freeze this page; false until it's known.
  const [isShared, setShared] = useState(false);
  const runCount = useRef(0);

  useEffect(() => void isThreadShared(baseUrl).then(setShared), [baseUrl]);

  edited.current = async () => {
    if (isSameDraft(draft, original)) return undefined;
    const { checked, problems: found } = checkDraft(draft);
    const [first] = found;
    if (first) throw new Error(`${placeText(first.tab, first)}: ${first.message}`);
    if (!checked) return undefined;
    const project = draft.template === original.template ? example.project : checked.project;
    return {
      project: draft.data === original.data ? project : withData(project, checked.data, example.project),
      actions: draft.actions === original.actions ? example.actions : toExpression(checked.actions),
    };
  };
  useEffect(
    () => () => {
      edited.current = undefined;
      runCount.current += 1;
    },
    [edited],
  );

  function write(changed: Tab, text: string): void {
    dispatch({ type: 'write', tab: changed, text });
    // The listed places refer to the text that ran.
    if (changed === 'actions') setRan([]);
  }

  async function run(): Promise<void> {
    runCount.current += 1;
    const own = runCount.current;
    const isOwn = (): boolean => runCount.current === own;
    setRan([]);
    const { checked, problems: found } = checkDraft(draft);
    if (!checked) {
      setMessage(`Not run: fix ${found.length === 1 ? '1 problem' : `${found.length} problems`} first.`);
      const [first] = found;
      if (first) goTo(first.tab, first.from);
      return;
    }
    if (!isFramePolicySet()) {
      setMessage('Not run: the security policy that restricts edited code is missing from this page.');
      return;
    }
    setMessage('');
    if (await isThreadShared(baseUrl)) {
      if (!isOwn()) return;
      setMessage('Trying your code in the background…');
      const stuck = await rehearse(checked, baseUrl);
      if (!isOwn()) return;
      if (stuck) {
        setMessage(
          'Not run: a single call in your code would freeze this page. Change the code, then run it again.',
        );
        const text =
          'A call in this function takes too long, for example because of a slow regular expression or a very large array.';
        setRan([{ text, place: stuck.place, frame: undefined }]);
        return;
      }
    }
    if (!isOwn()) return;
    try {
      const shown = await prepareRun({
        checked,
        example,
        host,
        baseUrl,
        title: `${meta.name}, your version`,
        frame: meta.frame,
        onProblem(problem) {
          if (isOwn()) setRan((before) => (before.length < MOST ? [...before, problem] : before));
          const moment = momentText(problem.place, problem.frame);
          return moment === '' ? problem.text : `${moment}: ${problem.text}`;
        },
        onEnd: (ending) => ENDINGS[ending],
      });
      if (!isOwn()) return;
      onShow(shown);
      const unused = unusedKeys(checked);
      setMessage(`Your version is on the stage. ${unused.length > 0 ? unusedKeysText(unused) : ''}`);
      // Browsers don't paint frames that are out of view, and the reader wants to see this one.
      host.closest('[data-control="stage"]')?.scrollIntoView({ block: 'nearest' });
    } catch (error) {
      console.error(error);
      if (isOwn()) setMessage(`Not run: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  function reset(): void {
    runCount.current += 1;
    dispatch({ type: 'reset' });
    setRan([]);
    setMessage('');
    onShow(undefined);
  }

  function goTo(place: Tab, offset: number): void {
    setTab(place);
    editor.current?.goTo(place, offset);
  }

  const runtimeProblems = ran.flatMap(({ text, place }) =>
    place === undefined ? [] : [{ message: text, from: offsetAt(draft.actions, place) }],
  );
  return (
    <>
      {isOpen &&
        runSlot &&
        createPortal(
          <button
            type="button"
            className={`${player.button} ${player.main}`}
            data-control="run"
            onClick={() => void run()}
          >
            Run
          </button>,
          runSlot,
        )}
      {isOpen && isShared && <p className={styles.message}>{sharedThreadText}</p>}
      <div className={styles.tools}>
        <button type="button" className={player.button} data-control="reset" onClick={reset}>
          Reset
        </button>
        {state.before.length > 0 && (
          <button
            type="button"
            className={player.button}
            data-control="restore"
            onClick={() => dispatch({ type: 'restore' })}
          >
            Restore my changes
          </button>
        )}
        <ShareButton name={name} draft={draft} original={original} />
      </div>
      <p className={styles.message} role="status">
        {[message === '' ? EVENTS[state.event] : message, isChanged ? keptText(canStore) : '']
          .filter(Boolean)
          .join(' ')}
      </p>
      <TabList
        id={id}
        label={`Edit ${meta.name}`}
        tabs={TABS.map((one) => {
          const count = problems.filter((problem) => problem.tab === one).length;
          return { name: one, label: count > 0 ? `${TAB_LABELS[one]} (${count})` : TAB_LABELS[one] };
        })}
        shown={tab}
        onShow={setTab}
      />
      <EditorBox
        ref={editor}
        id={id}
        tab={tab}
        draft={draft}
        revision={state.revision}
        problems={problems}
        runtimeProblems={runtimeProblems}
        onWrite={write}
        onRun={() => void run()}
      />
      <p className={styles.help} id={`${id}-help`}>
        To run your code, press Ctrl+Enter (on a Mac: ⌘+Enter). To leave the editor, press Escape, then Tab.
      </p>
      <ProblemList problems={problems} ran={ran} onGoTo={goTo} actions={draft.actions} />
      <Limits />
    </>
  );
}
