import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { firstDifference } from '../editor/create.ts';
import { problemsOf, projectOf } from '../model/check.ts';
import { isSameDraft, TABS, type Draft, type Tab } from '../model/draft.ts';
import { readProject } from '../model/open-project.ts';
import type { TextProblem } from '../model/text-problem.ts';
import Button from '../../ui/Button.tsx';
import ui from '../../ui/ui.module.css';
import TabList from '../../ui/TabList.tsx';
import { isThreadShared } from '../sandbox/shared-thread.ts';
import EditorBox, { type EditorHandle } from './EditorBox.tsx';
import type { Lesson } from './lesson.ts';
import Limits from './Limits.tsx';
import type { EditorProps, EditorRequest } from '../../player/editing.ts';
import ProblemList, { mistakeItem, reportItem } from './ProblemList.tsx';
import RecipePlace from './RecipePlace.tsx';
import ShareButton from './ShareButton.tsx';
import styles from './styles.module.css';
import Look from '../look/view/index.tsx';
import { EVENTS, keptText, sharedThreadText, TAB_LABELS } from './texts.ts';
import { useDraft } from './useDraft.ts';
import { useRecipe } from './useRecipe.ts';
import { useRun, type OpenExample } from './useRun.ts';

/** The time between the last keystroke and the check, in milliseconds. */
const CHECK_DELAY = 250;

/** Returns all problems in the tabs, a moment after they change. */
function useProblems(draft: Draft): readonly TextProblem[] {
  const [checked, setChecked] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setChecked(draft), CHECK_DELAY);
    return () => clearTimeout(timer);
  }, [draft]);
  return useMemo(() => TABS.flatMap((tab) => problemsOf(tab, checked[tab])), [checked]);
}

interface Props extends EditorProps, OpenExample {
  readonly lesson?: Lesson | undefined;
}

/** The editor with its buttons. */
export default function Workbench(props: Props): JSX.Element {
  const { name, meta, host, onShow, example, original, change, requests, isOpen, runSlot, lesson } = props;
  const { session, values } = props;
  const baseUrl = useBaseUrl('/');
  const id = useId();
  const [state, dispatch, kept] = useDraft(name, original, lesson?.opening);
  const { draft } = state;
  const [view, setView] = useState<Tab | 'look'>(lesson ? 'template' : 'look');
  const [tab, setTab] = useState<Tab>(lesson ? 'template' : 'actions');
  const isLook = view === 'look';
  const editor = useRef<EditorHandle>(null);
  const problems = useProblems(draft);
  const isChanged = !isSameDraft(draft, original);
  // Whether a slow call in edited code can freeze this page; false until it's known.
  const [isShared, setShared] = useState(false);
  const running = useRun({
    ...{ example, original, draft, meta, host, onShow },
    onRefused(problem) {
      change({ isEditing: true });
      if (problem) goTo(problem.tab, problem.from);
    },
  });
  const { message, ran, run, shown = original } = running;
  const recipe = useRecipe({
    text: draft.actions,
    project: () => projectOf(draft.template) ?? example.project,
    onWrite(actions) {
      dispatch({ type: 'edit', changes: { actions } });
      goTo('actions', firstDifference(draft.actions, actions));
    },
    onMessage: running.say,
  });
  const isShown = isSameDraft(draft, shown);
  /** Whether code is the example's or on the stage. Other code, such as a link's, only runs with Run. */
  const isKnown = ({ actions }: Draft): boolean => actions === original.actions || actions === shown.actions;

  useEffect(() => change({ draft: isShown ? 'same' : 'different' }), [change, isShown]);

  async function embed(family: string, file: File): Promise<void> {
    try {
      const { embedFont } = await import('../look/model/read-file.ts');
      const next = { ...shown, template: await embedFont(shown.template, family, file) };
      // Changes since then can be restored, even those made while the file was being read.
      dispatch({ type: 'open', draft: next, event: 'none' });
      await run(next);
    } catch (error) {
      running.say(error instanceof Error ? error.message : String(error));
      change({ isEditing: true });
    }
  }
  async function answer(request: EditorRequest): Promise<void> {
    switch (request.type) {
      case 'original':
        return running.showOriginal();
      case 'run':
        return void (await run());
      case 'font':
        return embed(request.family, request.file);
      case 'open':
        return openFile(request.file);
      case 'recipe': {
        const actions = recipe.take(request.recipe);
        if (actions === undefined) return change({ isEditing: true });
        if (isKnown(draft)) return void (await run({ ...draft, actions }));
        return running.say('The code is in the editor. Read the rest of the code, then click Run.');
      }
    }
  }
  async function openFile(file: File): Promise<void> {
    const { draft: opened, problem, hasCode } = await readProject(file);
    if (problem !== undefined) return running.say(`${file.name} wasn’t opened. ${problem}`);
    running.forget();
    running.say('');
    dispatch({ type: 'open', draft: opened, event: 'opened' });
    // Without code, there's nothing that the reader has to look at first.
    if (hasCode) showTab('actions');
    else await run(opened);
  }
  const latest = useRef(answer);
  useEffect(() => {
    latest.current = answer;
  });
  useEffect(() => requests.connect((request) => latest.current(request)), [requests]);

  // The place to show next, once the editor is open and has the text.
  const [target, setTarget] = useState<{ readonly place: Tab; readonly offset: number }>();
  useEffect(() => {
    if (target) editor.current?.goTo(target.place, target.offset);
  }, [target]);

  useEffect(() => void isThreadShared(baseUrl).then(setShared), [baseUrl]);

  useEffect(() => {
    // A lesson continues with the reader's own template. Code only runs when the reader asks for it.
    if (lesson && isChanged && isKnown(draft)) void run(draft, meta.frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only when the editor opens.
  }, []);

  useEffect(() => {
    if (state.looks === 0) return undefined;
    const frame = requestAnimationFrame(() => running.repaint(draft, { session, values }));
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only a change of the look repaints the stage.
  }, [state.looks]);

  useEffect(() => {
    // Code from somebody else is what the reader has to look at first.
    if (state.event === 'linked' && !isKnown(draft)) showTab('actions');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only when a link arrives.
  }, [state.link]);

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
    if (isSameDraft(state.original, original)) running.showOriginal();
    else if (isKnown(state.original)) void run(state.original, meta.frame);
  }

  function goTo(place: Tab, offset: number): void {
    showTab(place);
    setTarget({ place, offset });
  }

  const mistakes = problems.map(mistakeItem);
  const reports = ran.map((one) => reportItem(one, draft.actions));
  const [failure] = running.isRefused && mistakes.length > 0 ? mistakes : reports;
  const runtimeProblems = reports.flatMap(({ text, offset }) =>
    offset === undefined ? [] : [{ message: text, from: offset }],
  );
  return (
    <>
      {isOpen &&
        runSlot &&
        createPortal(
          <Button className={ui.main} data-control="run" onClick={() => void run()}>
            Run
          </Button>,
          runSlot,
        )}
      {isOpen && isShared && <p className={styles.message}>{sharedThreadText}</p>}
      <div className={clsx(ui.line, styles.tools)}>
        <Button data-control="reset" onClick={reset}>
          Reset
        </Button>
        {state.before.length > 0 && (
          <Button data-control="restore" onClick={() => dispatch({ type: 'restore' })}>
            Restore my changes
          </Button>
        )}
        <ShareButton {...{ name, draft, original, shown }} />
      </div>
      <p className={styles.message} role="status">
        {[
          message === '' ? EVENTS[state.event] : message,
          isChanged || (kept !== 'all' && state.before.length > 0) ? keptText(kept) : '',
        ]
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
      {recipe.pasted && (
        <RecipePlace
          {...recipe.pasted}
          onPut={(place) => recipe.pasted && recipe.put([recipe.pasted.code, place])}
          onPaste={() => recipe.pasted && recipe.paste(recipe.pasted)}
          onCancel={() => {
            recipe.cancel();
            goTo('actions', recipe.pasted?.from ?? 0);
          }}
        />
      )}
      {failure?.offset !== undefined && (
        <button
          type="button"
          className={styles.failure}
          data-control="failure"
          onClick={() => goTo(failure.tab, failure.offset ?? 0)}
        >
          {`${failure.place}: ${failure.text}`}
        </button>
      )}
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
        onPaste={(changed, ...paste) => changed === 'actions' && recipe.recognize(...paste)}
      />
      <p className={styles.help} id={`${id}-help`} hidden={isLook}>
        To run your code, press Ctrl+Enter (on a Mac: ⌘+Enter). To leave the editor, press Escape, then Tab.
      </p>
      <ProblemList items={[...mistakes, ...reports]} onGoTo={goTo} />
      {lesson && (
        <lesson.Guide
          {...{ draft, isShown, original: state.original }}
          onChange={(changes) => {
            dispatch({ type: 'edit', changes });
            if (isKnown(draft)) void run({ ...draft, ...changes });
          }}
        />
      )}
      <Limits />
    </>
  );
}
