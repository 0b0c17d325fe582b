import clsx from 'clsx';
import { useEffect, useId, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { EditorProps } from '../../player/editing.ts';
import { prefersStill } from '../../player/motion.ts';
import { useStore } from '../../shared/useStore.ts';
import Button from '../../ui/Button.tsx';
import TabList from '../../ui/TabList.tsx';
import { edit, goTo, showTab, type Editing } from '../editing/editing.ts';
import { pasteAsText, put } from '../editing/recipes.ts';
import { changeForLesson, reset } from '../editing/requests.ts';
import { run } from '../editing/run.ts';
import { EVENTS, keptText, ON_STAGE, sharedThreadText, TAB_LABELS } from '../editing/texts.ts';
import Look from '../look/view/index.tsx';
import { isSameDraft, TABS, type Tab } from '../model/draft.ts';
import EditorBox from './EditorBox.tsx';
import type { Lesson } from './lesson.ts';
import Limits from './Limits.tsx';
import ProblemList, { mistakeItem, reportItem } from './ProblemList.tsx';
import RecipePlace from './RecipePlace.tsx';
import ShareButton from './ShareButton.tsx';
import styles from './styles.module.css';
import { useStage } from './useStage.ts';

interface Props extends Pick<EditorProps, 'isOpen' | 'runSlot'> {
  readonly editing: Editing;
  readonly lesson: Lesson | undefined;
}

export default function Workbench({ editing, isOpen, runSlot, lesson }: Props): JSX.Element {
  const { name, meta, original } = editing;
  const id = useId();
  const state = useStore(editing.state);
  const { draft: comparison } = useStore(editing.store);
  useStage(editing, isOpen);
  const { draft, shown, problems, ran, kept, view, message, pasted } = state;
  const isChanged = !isSameDraft(draft, original);
  const show = (tab: Tab, offset: number): void => goTo(editing, tab, offset);
  const mistakes = problems.map(mistakeItem);
  const reports = useMemo(() => ran.map((one) => reportItem(one, draft.actions)), [ran, draft.actions]);
  useEffect(() => {
    if (!prefersStill()) document.getElementById(`${id}-panel`)?.animate({ opacity: [0, 1] }, 120);
  }, [id, view]);
  const [failure] = state.isRefused && mistakes.length > 0 ? mistakes : reports;
  return (
    <>
      {isOpen &&
        runSlot &&
        // Look shows each change at once.
        (view !== 'look' || comparison === 'different') &&
        createPortal(
          <Button
            className={comparison === 'different' ? 'button--primary' : undefined}
            data-control="run"
            onClick={() => void run(editing)}
          >
            Run
          </Button>,
          runSlot,
        )}
      {isOpen && state.isThreadShared && <p className={`bare ${styles.message}`}>{sharedThreadText}</p>}
      <div className={clsx('line', styles.head)}>
        <div className="line">
          <Button className="button--quiet" data-control="reset" onClick={() => reset(editing)}>
            Reset
          </Button>
          {state.before.length > 0 && (
            <Button
              className="button--quiet"
              data-control="restore"
              onClick={() => edit(editing, { type: 'restore' })}
            >
              Restore my changes
            </Button>
          )}
          <ShareButton {...{ name, draft, original, shown }} />
        </div>
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
          onShow={(next) => showTab(editing, next)}
        />
      </div>
      <p className={clsx('bare', styles.message, message === ON_STAGE && 'visually-hidden')} role="status">
        {message === '' ? EVENTS[state.event] : message}
      </p>
      {pasted && (
        <RecipePlace
          {...pasted}
          onPut={(place) => put(editing, [[pasted.code, place]])}
          onPaste={() => pasteAsText(editing, pasted)}
          onCancel={() => {
            editing.state.change({ pasted: undefined });
            show('actions', pasted.from);
          }}
        />
      )}
      {failure?.offset !== undefined && (
        <button
          type="button"
          className={clsx('link-button banded', styles.failure)}
          data-control="failure"
          onClick={() => show(failure.tab, failure.offset ?? 0)}
        >
          {`${failure.place}: ${failure.text}`}
        </button>
      )}
      {view === 'look' && <Look {...{ id, editing }} />}
      <EditorBox {...{ id, editing, reports }} />
      <p className={`note ${styles.help}`} id={`${id}-help`} hidden={view === 'look'}>
        To run, press Ctrl+Enter (⌘+Enter on a Mac). To leave the editor, press Escape, then Tab.
      </p>
      {/* Nothing moves down under the reader's hand. */}
      <p className="bare note" role="status">
        {isChanged || (kept !== 'all' && state.before.length > 0) ? keptText(kept) : ''}
      </p>
      <ProblemList items={[...mistakes, ...reports]} onGoTo={show} />
      {lesson && (
        <lesson.Guide
          {...{ draft, original: state.original }}
          isShown={isSameDraft(draft, shown)}
          onChange={(changes) => changeForLesson(editing, changes)}
        />
      )}
      <Limits />
    </>
  );
}
