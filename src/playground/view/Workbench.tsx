import { redo, undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import clsx from 'clsx';
import { useId, useMemo, useState } from 'react';
import { useStore } from '../../shared/useStore.ts';
import Button from '../../ui/Button.tsx';
import IconButton from '../../ui/IconButton.tsx';
import TabList from '../../ui/TabList.tsx';
import { edit, goTo, showTab, type Editing } from '../editing/editing.ts';
import { pasteAsText, put } from '../editing/recipes.ts';
import { changeForLesson, reset, share } from '../editing/requests.ts';
import { travel } from '../editing/look.ts';
import { run } from '../editing/run.ts';
import { EVENTS, keptText, ON_STAGE, sharedThreadText, TAB_LABELS } from '../editing/texts.ts';
import Look from '../look/view/index.tsx';
import { isSameDraft, TABS, type Tab } from '../model/draft.ts';
import type { CanUndo } from '../editor/create.ts';
import EditorBox from './EditorBox.tsx';
import type { Lesson } from './lesson.ts';
import Limits from './Limits.tsx';
import ProblemList, { mistakeItem, reportItem } from './ProblemList.tsx';
import RecipePlace from './RecipePlace.tsx';
import styles from './styles.module.css';
import { useStage } from './useStage.ts';

/** What's for all tabs, as icons in a square of 24. */
const TOOLS = {
  undo: { label: 'Undo', icon: 'M8 4 3 9l5 5M3 9h11a6 6 0 0 1 0 12H8' },
  redo: { label: 'Redo', icon: 'm16 4 5 5-5 5M21 9H10a6 6 0 0 0 0 12h6' },
  reset: { label: 'Reset', icon: 'M4 3v6h6M4.5 9A8.5 8.5 0 1 1 3.6 14M12 8v5l3 2' },
  share: { label: 'Copy link', icon: 'm9 15 6-6M11 6l1-1a4 4 0 0 1 6 6l-1 1M13 18l-1 1a4 4 0 0 1-6-6l1-1' },
};

interface Props {
  readonly isOpen: boolean;
  readonly editing: Editing;
  readonly lesson: Lesson | undefined;
}

export default function Workbench({ editing, isOpen, lesson }: Props): JSX.Element {
  const { meta, original } = editing;
  const id = useId();
  const state = useStore(editing.state);
  const { draft: comparison } = useStore(editing.store);
  const [hasTools, setTools] = useState(false);
  const [canUndo, setCanUndo] = useState<CanUndo>({ undo: false, redo: false });
  useStage(editing, isOpen);
  const { draft, shown, problems, ran, kept, view, message, pasted, past, future } = state;
  const can = view === 'look' ? { undo: past.length > 0, redo: future.length > 0 } : canUndo;
  const isChanged = !isSameDraft(draft, original);
  const show = (tab: Tab, offset: number): void => goTo(editing, tab, offset);
  const mistakes = problems.map(mistakeItem);
  const reports = useMemo(() => ran.map((one) => reportItem(one, draft.actions)), [ran, draft.actions]);
  function use(tool: keyof typeof TOOLS): void {
    const panel = document.getElementById(`${id}-panel`);
    const text = panel && EditorView.findFromDOM(panel);
    if (tool === 'reset') reset(editing);
    else if (tool === 'share') void share(editing);
    else if (text) (tool === 'undo' ? undo : redo)(text);
    else travel(editing, tool);
  }
  const [failure] = state.isRefused && mistakes.length > 0 ? mistakes : reports;
  return (
    <>
      {isOpen && state.isThreadShared && <p className={`bare ${styles.message}`}>{sharedThreadText}</p>}
      <div className={clsx('line', styles.head)}>
        <IconButton
          control="changes"
          label="Changes"
          icon="M6 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0m7 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0m7 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0"
          isOpen={hasTools}
          onClick={() => setTools(!hasTools)}
        />
        <div className="line" role="group" aria-label="Changes" data-open={hasTools}>
          {(Object.keys(TOOLS) as (keyof typeof TOOLS)[]).map((one) => (
            <IconButton
              key={one}
              control={one}
              {...TOOLS[one]}
              isOff={(one === 'undo' || one === 'redo') && !can[one]}
              onClick={() => use(one)}
            />
          ))}
        </div>
        {/* Look shows each change at once. */}
        {(view !== 'look' || comparison === 'different') && (
          <Button
            className={clsx(!isSameDraft(draft, shown) && 'button--primary')}
            data-control="run"
            onClick={() => void run(editing)}
          >
            Run
          </Button>
        )}
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
      <div className="line">
        <p
          className={clsx('bare grow', styles.message, message === ON_STAGE && 'visually-hidden')}
          role="status"
        >
          {message === '' ? EVENTS[state.event] : message}
        </p>
        {state.before.length > 0 && (
          <Button data-control="restore" onClick={() => edit(editing, { type: 'restore' })}>
            Restore my changes
          </Button>
        )}
      </div>
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
      <EditorBox {...{ id, editing, reports }} onHistory={setCanUndo} />
      <p className={`note ${styles.help}`} id={`${id}-help`} hidden={view === 'look'}>
        To run, press Ctrl+Enter (⌘+Enter on a Mac). To leave the editor, press Escape, then Tab.
      </p>
      {/* Nothing moves down under the reader's hand. */}
      <p className={`bare note ${styles.kept}`} role="status">
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
      {view !== 'look' && <Limits />}
    </>
  );
}
