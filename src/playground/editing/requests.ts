import type { EditorProps, EditorRequest } from '../../player/editing.ts';
import { asMain } from '../../examples/shapes.ts';
import { editJson } from '../look/model/template.ts';
import { withoutFiles } from '../look/model/without-files.ts';
import { projectOf } from '../model/check.ts';
import { changesOf, isSameDraft, type Draft } from '../model/draft.ts';
import { readProject } from '../model/open-project.ts';
import { toCode } from '../model/share/codec.ts';
import { toShareLink } from '../model/share/link.ts';
import { isThreadShared } from '../sandbox/shared-thread.ts';
import { compare, edit, isKnown, say, showTab, takeLink, type Editing } from './editing.ts';
import { takeRecipe } from './recipes.ts';
import { run, runOriginal } from './run.ts';
import { reasonOf } from '../../shared/reason-of.ts';
import { copyResult } from '../../ui/copy-text.ts';

async function embed(
  editing: Editing,
  { family, file, onShown }: Extract<EditorRequest, { type: 'font' }>,
): Promise<void> {
  try {
    const { embedFont } = await import('../look/model/read-file.ts');
    const { shown } = editing.state.get();
    const next = { ...shown, template: await embedFont(shown.template, family, file) };
    // Changes since then can be restored, even those made while the file was being read.
    edit(editing, { type: 'open', draft: next, event: 'none' });
    if (await run(editing, next)) onShown();
  } catch (error) {
    say(editing, reasonOf(error));
    editing.store.change({ isEditing: true });
  }
}

async function openFile(editing: Editing, file: File): Promise<void> {
  const { draft, problem, hasCode } = await readProject(file);
  if (problem !== undefined) return say(editing, `${file.name} wasn’t opened. ${problem}`);
  editing.state.change({ ran: [], message: '' });
  edit(editing, { type: 'open', draft, event: 'opened' });
  // Without code, there's nothing that the reader has to look at first.
  if (hasCode) showTab(editing, 'actions');
  else await run(editing, draft);
}

async function showShape(editing: Editing, id: string): Promise<void> {
  const { draft } = editing.state.get();
  const project = projectOf(draft.template);
  if (!project) return void (await run(editing));
  const changes = Object.entries(asMain(project, id)).map(([key, value]) => ({ path: [key], value }));
  edit(editing, { type: 'edit', changes: { template: editJson(draft.template, changes) } });
  const next = editing.state.get().draft;
  const { meta, original, store } = editing;
  if (isSameDraft(next, original)) runOriginal(editing);
  else if (isKnown(editing)) await run(editing, next, { frame: meta.frame, values: store.get().sent });
}

async function answer(editing: Editing, request: EditorRequest): Promise<void> {
  switch (request.type) {
    case 'original':
      return runOriginal(editing);
    case 'run':
      if (editing.state.get().isEarlier) edit(editing, { type: 'restore' });
      return void (await run(editing));
    case 'shape':
      return showShape(editing, request.id);
    case 'font':
      return embed(editing, request);
    case 'open':
      return openFile(editing, request.file);
    case 'recipe': {
      const { draft } = editing.state.get();
      const wasKnown = isKnown(editing);
      const actions = takeRecipe(editing, request.recipe);
      if (actions === undefined) return editing.store.change({ isEditing: true });
      if (wasKnown) return void (await run(editing, { ...draft, actions }));
      return say(editing, 'The code is in the editor. Read the rest of the code, then press Run.');
    }
  }
}

/** Puts the original into the editor and, unless it has code that the reader hasn't run, on the stage. */
export function reset(editing: Editing): void {
  edit(editing, { type: 'reset' });
  const { original } = editing.state.get();
  if (isSameDraft(original, editing.original)) runOriginal(editing);
  else if (isKnown(editing, original)) void run(editing, original, { frame: editing.meta.frame });
}

/** Returns a link's code. If files make it too long, the largest are left out, whose names come second. */
function linkCode(shown: Draft, original: Draft, count = 0): readonly [string, readonly string[]] {
  const { text: template, names } = withoutFiles(shown.template, original.template, count);
  try {
    return [toCode(changesOf({ ...shown, template }, original)), names];
  } catch (error) {
    if (names.length < count) throw error;
    return linkCode(shown, original, count + 1);
  }
}

/** Copies a link to the version on the stage. Changes have to run first, so link and picture never differ. */
export async function share(editing: Editing): Promise<void> {
  const { name, original, state } = editing;
  const { draft, shown } = state.get();
  if (!isSameDraft(draft, shown))
    return say(editing, 'Run your changes first. A link contains the version on the stage.');
  try {
    const [code, names] = linkCode(shown, original);
    const done =
      names.length === 0
        ? 'Link copied.'
        : `Link copied, without ${names.join(', ')}, because there’s no room for more in a link. ` +
          'To include everything, download and send the project.';
    say(editing, await copyResult(toShareLink(window.location.href, name, code), done));
  } catch {
    say(editing, 'The changes are too large for a link. Download and send the project instead.');
  }
}

/** Changes the text for a lesson, and shows it, unless it has code that the reader hasn't run. */
export function changeForLesson(editing: Editing, changes: Partial<Draft>): void {
  const wasKnown = isKnown(editing);
  edit(editing, { type: 'edit', changes });
  if (wasKnown) void run(editing);
}

/**
 * Connects an editor with its page.
 * @param isLesson - A lesson continues with the reader's own template. Code only runs on request.
 * @returns A function that closes it.
 */
export function connect(editing: Editing, requests: EditorProps['requests'], isLesson: boolean): () => void {
  const { state, pending, baseUrl, original, meta } = editing;
  const onLink = (): void => takeLink(editing);
  compare(editing);
  window.addEventListener('hashchange', onLink);
  void isThreadShared(baseUrl).then((isShared) => state.change({ isThreadShared: isShared }));
  if (isLesson && !isSameDraft(state.get().draft, original) && isKnown(editing))
    void run(editing, undefined, { frame: meta.frame });
  const disconnect = requests.connect((request) => answer(editing, request));
  return () => {
    disconnect();
    window.removeEventListener('hashchange', onLink);
    cancelAnimationFrame(pending.look ?? 0);
    clearTimeout(pending.check);
    pending.run = {};
    pending.isClosed = true;
  };
}
