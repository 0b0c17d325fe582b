import type { EditorProps } from '../../player/editing.ts';
import type { ExampleFile } from '../../playout/export/load-source.ts';
import { createStore, type Store } from '../../shared/store.ts';
import type { ActionPlace } from '../model/actions/recipe.ts';
import { problemsOf } from '../model/check.ts';
import { isSameDraft, TABS, type Draft, type Tab } from '../model/draft.ts';
import {
  firstDraftState,
  isFromLink,
  reduceDraft,
  storedDraftOf,
  type DraftAction,
  type DraftState,
} from '../model/drafts/draft-state.ts';
import { drafts, type Kept } from '../model/drafts/store.ts';
import { fromCode, ShareError } from '../model/share/codec.ts';
import { codeInHash } from '../model/share/link.ts';
import type { TextProblem } from '../model/text-problem.ts';
import type { RunProblem } from '../sandbox/run.ts';

/** A pasted action whose place the reader has to choose. */
export interface Pasted {
  readonly kind: 'composition' | 'frame';
  readonly code: string;
  readonly places: readonly ActionPlace[];
  /** The actions that it was pasted into. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A template that's open in the editor: its text, its checks, and where the reader is. */
interface EditState extends DraftState {
  /** What the browser keeps of the text. */
  readonly kept: Kept;
  /** Whether an earlier visit's version waits until the reader uses it or changes the original. */
  readonly isEarlier: boolean;
  /** All mistakes in the text, a moment after it changes. */
  readonly problems: readonly TextProblem[];
  /** The text of the version on the stage, as it ran; the example's until another one has run. */
  readonly shown: Draft;
  /** What went wrong while that version played. */
  readonly ran: readonly RunProblem[];
  /** What the last run or its failure means for the reader. */
  readonly message: string;
  /** Whether the last run was refused, and nothing has replaced that message since. */
  readonly isRefused: boolean;
  /** Whether a slow call in edited code can freeze this page; false until it's known. */
  readonly isThreadShared: boolean;
  /** What the tabs show, and the text that's in the field. */
  readonly view: Tab | 'look';
  readonly tab: Tab;
  /** The ID of the selected layer, which is outlined on the stage. */
  readonly selected: string | undefined;
  /** The ID of the layer that Look selects while it's open, until the reader selects one. */
  readonly offered?: string | undefined;
  /** The IDs of the layers in whose row the pointer or the focus is. They're outlined instead. */
  readonly lit: readonly string[];
  /** Where the reader types in the selected layer's text, which the stage shows, too. */
  readonly caret: number | undefined;
  /** The place in a text that the reader has to look at. */
  readonly place: { readonly tab: Tab; readonly offset: number } | undefined;
  readonly pasted: Pasted | undefined;
}

export interface OpenExample {
  readonly example: ExampleFile;
  readonly original: Draft;
}

/** What the functions of the editor work with. `store` has the version on the stage, which they replace. */
export interface Editing extends OpenExample, Pick<EditorProps, 'name' | 'meta' | 'host' | 'store'> {
  readonly baseUrl: string;
  readonly state: Store<EditState>;
  /** The last run that was asked for, a look to show, and a check. A closed editor doesn't wait for any. */
  readonly pending: {
    run?: object;
    look?: number;
    check?: ReturnType<typeof setTimeout>;
    isClosed?: boolean;
  };
}

interface EditingOptions extends Omit<Editing, 'state' | 'pending'> {
  /** The text that a lesson opens with instead of the example's, until the reader changes something. */
  readonly opening?: Partial<Draft> | undefined;
}

const problemsIn = (draft: Draft): readonly TextProblem[] =>
  TABS.flatMap((tab) => problemsOf(tab, draft[tab]));

/** Reads the page's link to this player, if there's one. It only changes the text, and runs nothing. */
function readLink(name: string): DraftAction | undefined {
  const code = codeInHash(window.location.hash, name);
  if (code === undefined) return undefined;
  try {
    return { type: 'link', code, changes: fromCode(code) };
  } catch (error) {
    return { type: 'refused-link', reason: error instanceof ShareError ? error.reason : 'broken' };
  }
}

function openDraft(name: string, original: Draft): DraftState & Pick<EditState, 'isEarlier'> {
  const { isEarlier, ...stored } = drafts.read(name);
  const { changes, before = [] } = stored;
  const link = readLink(name);
  const isLinks = link?.type === 'link' && isFromLink(changes, stored.link, original);
  // What somebody made in an earlier visit never takes the place of the original by itself.
  const first = firstDraftState(
    original,
    isEarlier ? { changes: {}, before: isLinks ? before : [...before, changes] } : stored,
  );
  return link ? { ...reduceDraft(first, link), isEarlier: false } : { ...first, isEarlier };
}

/** Puts the original into a player's editor while the editor isn't shown. The draft can be restored. */
export const resetDraft = (name: string, original: Draft): Kept =>
  drafts.write(name, storedDraftOf(reduceDraft(openDraft(name, original), { type: 'reset' })));

/** Opens an example in the editor, with what the browser has kept and what the page's link contains. */
export function openEditing({ opening, ...options }: EditingOptions): Editing {
  const { name, original } = options;
  const first = openDraft(name, { ...original, ...opening });
  const tab = opening ? 'template' : 'actions';
  const state = createStore<EditState>({
    ...first,
    // What waits stays the draft of its day.
    kept: first.isEarlier ? 'all' : drafts.write(name, storedDraftOf(first)),
    problems: problemsIn(first.draft),
    shown: original,
    ran: [],
    message: '',
    isRefused: false,
    isThreadShared: false,
    view: opening ? tab : 'look',
    tab,
    selected: undefined,
    lit: [],
    caret: undefined,
    place: undefined,
    pasted: undefined,
  });
  const editing = { ...options, state, pending: {} };
  lookAtLink(editing);
  return editing;
}

/** Whether the code is the example's or on the stage. Other code, such as a link's, only runs with Run. */
export const isKnown = ({ state, original }: Editing, { actions } = state.get().draft): boolean =>
  actions === original.actions || actions === state.get().shown.actions;

export function showTab({ state }: Editing, view: Tab | 'look'): void {
  state.change({ view, ...(view !== 'look' && { tab: view }) });
}

/** Shows a place in a text, and puts the cursor there. */
export function goTo(editing: Editing, tab: Tab, offset: number): void {
  showTab(editing, tab);
  editing.state.change({ place: { tab, offset } });
}

export const say = ({ state }: Editing, message: string): void => state.change({ message });

/** Code from somebody else is what the reader has to look at first. */
function lookAtLink(editing: Editing): void {
  if (editing.state.get().event === 'linked' && !isKnown(editing)) showTab(editing, 'actions');
}

/** Tells the player whether its stage shows the newest text. */
export function compare({ state, store, original }: Editing): void {
  const { draft, shown, isEarlier, linked } = state.get();
  const same = isEarlier ? 'earlier' : 'same';
  const own = isSameDraft(shown, original) ? draft : shown;
  const isLinked = linked !== undefined && isSameDraft(own, linked);
  store.change({ draft: isSameDraft(draft, shown) ? same : 'different', isLinked });
}

/** The time between the last change and the check, in milliseconds. */
const CHECK_DELAY = 250;

/**
 * Changes the text. It's kept right away, because a reader may reload the page right after typing.
 * @param isShown - Whether the stage is about to show the change.
 */
export function edit(editing: Editing, action: DraftAction, isShown = false): void {
  const { name, state, pending } = editing;
  const next = reduceDraft(state.get(), action);
  if (next === state.get() || pending.isClosed) return;
  state.change({ ...next, isEarlier: false, kept: drafts.write(name, storedDraftOf(next)) });
  if (!isShown) compare(editing);
  clearTimeout(pending.check);
  pending.check = setTimeout(() => state.change({ problems: problemsIn(state.get().draft) }), CHECK_DELAY);
}

/** Takes over what the reader types. */
export function write(editing: Editing, tab: Tab, text: string): void {
  edit(editing, { type: 'write', tab, text });
  // The listed places refer to the text that ran.
  if (tab === 'actions') editing.state.change(({ ran }) => (ran.length > 0 ? { ran: [] } : {}));
}

/** Takes over the page's link, if it has one for this player. */
export function takeLink(editing: Editing): void {
  const link = readLink(editing.name);
  if (!link) return;
  const before = editing.state.get().link;
  edit(editing, link);
  if (editing.state.get().link !== before) lookAtLink(editing);
}
