import type { Shown } from '../../player/on-demand/on-stage.ts';
import { show, showOriginal } from '../../player/player-state.ts';
import type { Data } from '../../playout/commands/command.ts';
import { toExpression } from '../model/actions/parse.ts';
import { checkDraft, unusedKeys, type CheckedDraft } from '../model/check.ts';
import { parseData } from '../model/data.ts';
import type { Draft } from '../model/draft.ts';
import type { TextProblem } from '../model/text-problem.ts';
import { isFramePolicySet } from '../sandbox/frame-host.ts';
import { rehearse } from '../sandbox/rehearse.ts';
import { isRemote } from '../sandbox/remote-session.ts';
import { prepareRun } from '../sandbox/run.ts';
import { isThreadShared } from '../sandbox/shared-thread.ts';
import { ENDINGS, momentText, NOT_SHOWN, ON_STAGE, unusedKeysText } from './texts.ts';
import { compare, goTo, say, type Editing } from './editing.ts';
import { reasonOf } from '../../shared/reason-of.ts';

/** The largest number of problems that are listed for one run. */
const MOST = 20;

/** Puts a checked draft on the stage and into downloads. Code that hasn't changed is the example's own. */
function showDraft(editing: Editing, draft: Draft, { actions }: CheckedDraft, shown: Shown): void {
  const { state, store, example, original } = editing;
  state.change({ shown: draft });
  compare(editing);
  const isOriginal = draft.actions === original.actions;
  const code = { actions: isOriginal ? example.actions : toExpression(actions), module: draft.actions };
  show(store, { ...shown, code });
}

/** Says why a draft doesn't run. The editor opens, at the first mistake if that's the reason. */
function refuse(editing: Editing, reason: string, problem?: TextProblem): false {
  editing.state.change({ message: `Not run: ${reason}`, isRefused: true });
  editing.store.change({ isEditing: true });
  if (problem) goTo(editing, problem.tab, problem.from);
  return false;
}

interface RunOptions {
  /** Shows this frame as a still picture. Without it, the template plays. */
  readonly frame?: number;
  /** The values of the form, if only the look has changed. */
  readonly values?: Data;
}

/**
 * Checks a draft, and shows it on the stage, from the sandbox. If that isn't possible, the stage doesn't
 * change. Only the last draft that was asked for gets there.
 * @returns Whether the draft is on the stage now.
 */
export async function run(
  editing: Editing,
  draft = editing.state.get().draft,
  { frame, values }: RunOptions = {},
): Promise<boolean> {
  const { state, pending, example, meta, host, baseUrl } = editing;
  const own = (pending.run = {});
  const isOwn = (): boolean => pending.run === own;
  state.change({ ran: [], isRefused: false });
  const { checked, problems } = checkDraft(draft);
  if (!checked) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    return refuse(editing, `fix ${count} first.`, problems[0]);
  }
  if (!isFramePolicySet()) {
    return refuse(
      editing,
      'the security policy that restricts edited code is missing from this page. ' +
        'Reload the page, then try again.',
    );
  }
  if (!values) say(editing, '');
  // A look plays with code that has played before.
  if (!values && (await isThreadShared(baseUrl))) {
    if (!isOwn()) return false;
    say(editing, 'Trying your code in the background…');
    const stuck = await rehearse(checked, baseUrl);
    if (!isOwn()) return false;
    if (stuck) {
      const text =
        'A call in this function takes too long, for example because of a slow regular expression ' +
        'or a very large array.';
      state.change({ ran: [{ text, place: stuck.place, frame: undefined }] });
      return refuse(
        editing,
        'a single call in your code would freeze this page. Change the code, then run it again.',
      );
    }
  }
  if (!isOwn()) return false;
  try {
    const next = await prepareRun({
      ...{ checked, example, host, baseUrl },
      title: `${meta.name}, your version`,
      frame: frame ?? 0,
      onProblem(problem) {
        if (isOwn()) state.change(({ ran }) => (ran.length < MOST ? { ran: [...ran, problem] } : {}));
        const moment = momentText(problem.place, problem.frame);
        return moment === '' ? problem.text : `${moment}: ${problem.text}`;
      },
      onEnd: (ending) => ENDINGS[ending],
    });
    if (!isOwn()) return false;
    const opening = { ...next.opening, data: { ...checked.data, ...values } };
    showDraft(editing, draft, checked, { ...next, opening, isPlayed: frame === undefined });
    if (values) return true;
    const unused = unusedKeys(checked);
    say(editing, ON_STAGE + (unused.length > 0 ? unusedKeysText(unused) : ''));
    // Browsers don't paint frames that are out of view, and the reader wants to see this one.
    host.closest('[data-control="stage"]')?.scrollIntoView({ block: 'nearest' });
    return true;
  } catch (error) {
    console.error(error);
    return isOwn() && refuse(editing, reasonOf(error));
  }
}

/** Shows a valid look with the stage's code, frame, and values. Code that hasn't run yet doesn't run now. */
function repaint(editing: Editing): void {
  const { state, store, meta } = editing;
  const { draft: look, shown: before } = state.get();
  const { shown, sent } = store.get();
  const draft = { ...look, actions: before.actions };
  const { checked } = checkDraft(draft);
  if (!checked || !shown) return compare(editing);
  const { session } = shown;
  const { project, data } = checked;
  const old = parseData(before.data).data ?? {};
  // A value of the form stays, unless the look has another default text.
  const values = Object.fromEntries(Object.entries(sent).filter(([key]) => data[key] === old[key]));
  const snapshot = session.snapshot();
  const { frame } =
    snapshot.status === 'off-air' ? meta : snapshot.status === 'loading' ? shown.opening : snapshot;
  if (!isRemote(session)) return void run(editing, draft, { frame, values }).then(() => compare(editing));
  const opening = { data: { ...data, ...values }, frame };
  // Code that had to be stopped only starts again when the reader asks for it.
  if (!session.replace(project, opening)) {
    compare(editing);
    return say(editing, NOT_SHOWN);
  }
  showDraft(editing, draft, checked, { session, project, opening });
}

/** Shows the editor's look with the browser's next frame, so a drag doesn't ask for more than can be seen. */
export function repaintSoon(editing: Editing): void {
  const { pending } = editing;
  cancelAnimationFrame(pending.look ?? 0);
  pending.look = requestAnimationFrame(() => repaint(editing));
}

/** Shows the original on the stage. The draft stays. */
export function runOriginal(editing: Editing): void {
  const { state, store, pending, original } = editing;
  pending.run = {};
  state.change({ ran: [], isRefused: false, message: '', shown: original });
  compare(editing);
  showOriginal(store);
}
