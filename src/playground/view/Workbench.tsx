import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { problemsOf } from '../model/check.ts';
import { isSameDraft, TABS, type Draft, type Tab } from '../model/draft.ts';
import { offsetAt, type TextProblem } from '../model/text-problem.ts';
import player from '../../live-template/controls/controls.module.css';
import TabList from '../../live-template/controls/TabList.tsx';
import { isThreadShared } from '../sandbox/shared-thread.ts';
import EditorBox, { type EditorHandle } from './EditorBox.tsx';
import Limits from './Limits.tsx';
import type { EditorProps } from '../../live-template/editing.ts';
import ProblemList from './ProblemList.tsx';
import ShareButton from './ShareButton.tsx';
import styles from './styles.module.css';
import { EVENTS, keptText, sharedThreadText, TAB_LABELS } from './texts.ts';
import Look from '../look/view/index.tsx';
import { useDraft } from './useDraft.ts';
import { useRun, type OpenExample } from './useRun.ts';

/** Time between the last key and the check of the texts, in milliseconds. */
const CHECK_DELAY = 250;

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
  const { name, meta, host, onShow, example, original, isOpen, runSlot, session, values } = props;
  const baseUrl = useBaseUrl('/');
  const id = useId();
  const [state, dispatch, canStore] = useDraft(name, original);
  const { draft } = state;
  const [view, setView] = useState<Tab | 'look'>('look');
  const [tab, setTab] = useState<Tab>('actions');
  const isLook = view === 'look';
  const editor = useRef<EditorHandle>(null);
  const problems = useProblems(draft);
  const isChanged = !isSameDraft(draft, original);
  // Whether a slow call in edited code can freeze this page; false until it's known.
  const [isShared, setShared] = useState(false);
  const running = useRun({
    ...{ example, original, draft, meta, host, onShow },
    onRefused: (problem) => problem && goTo(problem.tab, problem.from),
  });
  const { message, ran, run } = running;

  useEffect(() => void isThreadShared(baseUrl).then(setShared), [baseUrl]);

  useEffect(() => {
    if (state.looks === 0) return undefined;
    const frame = requestAnimationFrame(() => running.repaint(draft, { session, values }));
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only a change of the look repaints the stage.
  }, [state.looks]);

  function showTab(next: Tab | 'look'): void {
    setView(next);
    if (next !== 'look') setTab(next);
  }

  function write(changed: Tab, text: string): void {
    dispatch({ type: 'write', tab: changed, text });
    // The listed places refer to the text that ran.
    if (changed === 'actions') running.forget();
  }

  function reset(): void {
    dispatch({ type: 'reset' });
    running.showOriginal();
  }

  function goTo(place: Tab, offset: number): void {
    showTab(place);
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
        <ShareButton {...{ name, draft, original }} shown={running.shown} />
      </div>
      <p className={styles.message} role="status">
        {[message === '' ? EVENTS[state.event] : message, isChanged ? keptText(canStore) : '']
          .filter(Boolean)
          .join(' ')}
      </p>
      <TabList
        id={id}
        label={`Edit ${meta.name}`}
        tabs={[
          { name: 'look' as const, label: 'Look' },
          ...TABS.map((one) => {
            const count = problems.filter((problem) => problem.tab === one).length;
            return { name: one, label: count > 0 ? `${TAB_LABELS[one]} (${count})` : TAB_LABELS[one] };
          }),
        ]}
        shown={view}
        onShow={showTab}
      />
      {isLook && <Look {...{ id, state, dispatch, host, session }} original={example.project} />}
      <EditorBox
        ref={editor}
        id={id}
        isHidden={isLook}
        tab={tab}
        draft={draft}
        revision={state.revision}
        problems={problems}
        runtimeProblems={runtimeProblems}
        onWrite={write}
        onRun={() => void run()}
      />
      <p className={styles.help} id={`${id}-help`} hidden={isLook}>
        To run your code, press Ctrl+Enter (on a Mac: ⌘+Enter). To leave the editor, press Escape, then Tab.
      </p>
      <ProblemList problems={problems} ran={ran} onGoTo={goTo} actions={draft.actions} />
      <Limits />
    </>
  );
}
