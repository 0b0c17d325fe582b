import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toExpression } from '../model/actions/to-expression.ts';
import { checkDraft, problemsOf } from '../model/check.ts';
import { isSameDraft, TABS, type Draft, type Tab } from '../model/draft.ts';
import { offsetAt, type TextProblem } from '../model/text-problem.ts';
import { unusedKeys } from '../model/unused-keys.ts';
import { withData } from '../../playout/definition/with-data.ts';
import type { ExampleFile } from '../../playout/export/load-source.ts';
import player from '../../live-template/controls/controls.module.css';
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
import Tabs from './Tabs.tsx';
import {
  endingText,
  eventText,
  frameTitle,
  storedText,
  keysText,
  momentText,
  noPolicyText,
  notStoredText,
  notRunText,
  placeText,
  problemsText,
  resetLabel,
  restoreLabel,
  runLabel,
  rehearsingText,
  runningText,
  sharedThreadText,
  slowCallText,
  stuckText,
  unusedKeysText,
} from './texts.ts';
import { useDraft } from './useDraft.ts';

/** An example and its texts. */
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

/** Whether a slow call in edited code can freeze this page; false until it's known. */
function useSharedThread(baseUrl: string): boolean {
  const [isShared, setShared] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void isThreadShared(baseUrl).then((next) => {
      if (!isLeft) setShared(next);
    });
    return () => {
      isLeft = true;
    };
  }, [baseUrl]);
  return isShared;
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
  const isShared = useSharedThread(baseUrl);
  const runCount = useRef(0);

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
      setMessage(problemsText(found.length));
      const [first] = found;
      if (first) goTo(first.tab, first.from);
      return;
    }
    if (!isFramePolicySet()) {
      setMessage(noPolicyText);
      return;
    }
    setMessage('');
    if (await isThreadShared(baseUrl)) {
      if (!isOwn()) return;
      setMessage(rehearsingText);
      const stuck = await rehearse(checked, baseUrl);
      if (!isOwn()) return;
      if (stuck) {
        setMessage(stuckText);
        setRan([{ text: slowCallText, place: stuck.place, frame: undefined }]);
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
        title: frameTitle(meta.name),
        frame: meta.frame,
        onProblem(problem) {
          if (isOwn()) setRan((before) => (before.length < MOST ? [...before, problem] : before));
          const moment = momentText(problem.place, problem.frame);
          return moment === '' ? problem.text : `${moment}: ${problem.text}`;
        },
        onEnd: endingText,
      });
      if (!isOwn()) return;
      onShow(shown);
      const unused = unusedKeys(checked);
      setMessage(unused.length === 0 ? runningText : `${runningText} ${unusedKeysText(unused)}`);
      // Browsers don't paint frames that are out of view, and the reader wants to see this one.
      host.closest('[data-control="stage"]')?.scrollIntoView({ block: 'nearest' });
    } catch (error) {
      console.error(error);
      if (isOwn()) setMessage(notRunText(error instanceof Error ? error.message : String(error)));
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
            {runLabel}
          </button>,
          runSlot,
        )}
      {isOpen && isShared && <p className={styles.message}>{sharedThreadText}</p>}
      <div className={styles.tools}>
        <button type="button" className={player.button} data-control="reset" onClick={reset}>
          {resetLabel}
        </button>
        {state.before.length > 0 && (
          <button
            type="button"
            className={player.button}
            data-control="restore"
            onClick={() => dispatch({ type: 'restore' })}
          >
            {restoreLabel}
          </button>
        )}
        <ShareButton name={name} draft={draft} original={original} />
      </div>
      <p className={styles.message} role="status">
        {[
          message,
          message === '' ? eventText(state.event) : '',
          isChanged ? (canStore ? storedText : notStoredText) : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Tabs id={id} name={meta.name} tab={tab} problems={problems} onTab={setTab} />
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
        {keysText}
      </p>
      <ProblemList
        problems={problems}
        ran={ran}
        onGoTo={(place, offset) => goTo(place, offset)}
        actions={draft.actions}
      />
      <Limits />
    </>
  );
}
