import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef, useState } from 'react';
import { withData } from '../../playout/definition/with-data.ts';
import type { EditorProps } from '../../player/editing.ts';
import type { Shown } from '../../player/on-demand/on-stage.ts';
import type { ExampleFile } from '../../playout/export/load-source.ts';
import { toExpression } from '../model/actions/parse.ts';
import type { Data } from '../../playout/commands/command.ts';
import { parseData } from '../model/data.ts';
import { isRemote } from '../sandbox/remote-session.ts';
import { checkDraft, unusedKeys, type CheckedDraft } from '../model/check.ts';
import type { Draft } from '../model/draft.ts';
import type { TextProblem } from '../model/text-problem.ts';
import { isFramePolicySet } from '../sandbox/frame-host.ts';
import { rehearse } from '../sandbox/rehearse.ts';
import { prepareRun, type RunProblem } from '../sandbox/run.ts';
import { isThreadShared } from '../sandbox/shared-thread.ts';
import { ENDINGS, momentText, NOT_SHOWN, unusedKeysText } from './texts.ts';

/** The largest number of problems that are listed for one run. */
const MOST = 20;

/** An example that's open in the editor. */
export interface OpenExample {
  readonly example: ExampleFile;
  readonly original: Draft;
}

interface RunOptions extends OpenExample, Pick<EditorProps, 'meta' | 'host' | 'onShow'> {
  readonly draft: Draft;
  /** Called if a draft doesn't run, with the first problem in its text, if that's the reason. */
  readonly onRefused: (problem: TextProblem | undefined) => void;
}

/** Returns a draft the way exports need it. Parts that haven't changed are the example's own. */
function editedOf(
  draft: Draft,
  checked: CheckedDraft,
  { example, original }: OpenExample,
): NonNullable<Shown['edited']> {
  const project = draft.template === original.template ? example.project : checked.project;
  return {
    project: withData(project, checked.data),
    actions: draft.actions === original.actions ? example.actions : toExpression(checked.actions),
    module: draft.actions,
  };
}

/** Runs drafts in the sandbox, and shows what's on the stage. Only the last draft that was asked for gets there. */
export function useRun(options: RunOptions) {
  const { example, original, meta, host, onShow, onRefused } = options;
  const baseUrl = useBaseUrl('/');
  /** What the last run or its failure means for the reader. */
  const [message, setMessage] = useState('');
  /** Whether the last run was refused, and nothing has replaced that message since. */
  const [isRefused, setRefused] = useState(false);
  /** What went wrong while the version on the stage played. */
  const [ran, setRan] = useState<readonly RunProblem[]>([]);
  /** The text of the reader's version on the stage, as it ran; undefined while the stage shows the original. */
  const [shown, setShown] = useState<Draft>();
  const count = useRef(0);
  useEffect(
    () => () => {
      count.current += 1;
    },
    [],
  );

  function refuse(reason: string, problem?: TextProblem): false {
    setMessage(`Not run: ${reason}`);
    setRefused(true);
    onRefused(problem);
    return false;
  }

  /**
   * Checks a draft and shows it on the stage. If that isn't possible, the stage stays as it is.
   * @param draft - The text; by default, the text in the editor.
   * @param frame - Shows this frame as a still picture. Without it, the template plays.
   * @param values - The values of the form, if only the look has changed.
   * @returns Whether the draft is on the stage now.
   */
  async function run(draft = options.draft, frame?: number, values?: Data): Promise<boolean> {
    count.current += 1;
    const own = count.current;
    const isOwn = (): boolean => count.current === own;
    setRan([]);
    setRefused(false);
    const { checked, problems } = checkDraft(draft);
    if (!checked) {
      return refuse(
        `fix ${problems.length === 1 ? '1 problem' : `${problems.length} problems`} first.`,
        problems[0],
      );
    }
    if (!isFramePolicySet()) {
      return refuse(
        'the security policy that restricts edited code is missing from this page. Reload the page, then try again.',
      );
    }
    setMessage('');
    // A look plays with code that has played before.
    if (!values && (await isThreadShared(baseUrl))) {
      if (!isOwn()) return false;
      setMessage('Trying your code in the background…');
      const stuck = await rehearse(checked, baseUrl);
      if (!isOwn()) return false;
      if (stuck) {
        const text =
          'A call in this function takes too long, for example because of a slow regular expression or a very large array.';
        setRan([{ text, place: stuck.place, frame: undefined }]);
        return refuse(
          'a single call in your code would freeze this page. Change the code, then run it again.',
        );
      }
    }
    if (!isOwn()) return false;
    try {
      const next = await prepareRun({
        checked,
        example,
        host,
        baseUrl,
        title: `${meta.name}, your version`,
        frame: frame ?? meta.frame,
        onProblem(problem) {
          if (isOwn()) setRan((before) => (before.length < MOST ? [...before, problem] : before));
          const moment = momentText(problem.place, problem.frame);
          return moment === '' ? problem.text : `${moment}: ${problem.text}`;
        },
        onEnd: (ending) => ENDINGS[ending],
      });
      if (!isOwn()) return false;
      onShow({
        ...next,
        opening: { ...next.opening, data: { ...checked.data, ...values } },
        isPlayed: frame === undefined,
        edited: editedOf(draft, checked, options),
      });
      setShown(draft);
      if (values) return true;
      const unused = unusedKeys(checked);
      setMessage(`Your version is on the stage. ${unused.length > 0 ? unusedKeysText(unused) : ''}`);
      // Browsers don't paint frames that are out of view, and the reader wants to see this one.
      host.closest('[data-control="stage"]')?.scrollIntoView({ block: 'nearest' });
      return true;
    } catch (error) {
      console.error(error);
      return isOwn() && refuse(error instanceof Error ? error.message : String(error));
    }
  }

  /**
   * Shows another look with the code, at the frame, and with the values that are on the stage. Code in the editor that hasn't run
   * doesn't run now, and a look that isn't a valid template isn't shown.
   */
  function repaint(look: Draft, { session, values }: Pick<EditorProps, 'session' | 'values'>): void {
    const before = shown ?? original;
    const draft = { ...look, actions: before.actions };
    const { checked } = checkDraft(draft);
    if (!checked) return;
    const { project, data } = checked;
    const old = parseData(before.data).data ?? {};
    // A value of the form stays, unless the look has another default text.
    const kept = Object.fromEntries(Object.entries(values).filter(([key]) => data[key] === old[key]));
    const snapshot = session.snapshot();
    const isAway = snapshot.status === 'off-air' || snapshot.status === 'loading';
    const frame = isAway ? meta.frame : snapshot.frame;
    if (!isRemote(session)) {
      void run(draft, frame, kept);
      return;
    }
    const opening = { data: { ...data, ...kept }, frame };
    // Code that had to be stopped only starts again when the reader asks for it.
    if (!session.replace(project, opening)) return setMessage(NOT_SHOWN);
    onShow({ session, project, opening, edited: editedOf(draft, checked, options) });
    setShown(draft);
  }

  /** Shows the original on the stage. The draft stays. */
  function showOriginal(): void {
    count.current += 1;
    setRan([]);
    setRefused(false);
    setMessage('');
    setShown(undefined);
    onShow(undefined);
  }

  return {
    message,
    ran,
    shown,
    isRefused,
    run,
    repaint,
    showOriginal,
    say: setMessage,
    /** Forgets the problems of the version on the stage, because their places don't fit the text anymore. */
    forget: () => setRan([]),
  };
}
