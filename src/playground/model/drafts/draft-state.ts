import { changesOf, isSameDraft, TABS, type Draft, type Tab } from '../draft.ts';
import { fromCode, type ShareFailure } from '../share/codec.ts';
import type { StoredDraft } from './store.ts';

export interface DraftState {
  readonly original: Draft;
  readonly draft: Draft;
  /** Drafts that resets, files, and links have replaced, newest last. Each of them can be restored. */
  readonly before: readonly Draft[];
  /** The code of the last link that was applied. */
  readonly link: string | undefined;
  /** What that link contains. */
  readonly linked?: Draft;
  /** What happened last, apart from typing. */
  readonly event: 'none' | 'reset' | 'opened' | 'linked' | 'restored' | `link-${ShareFailure}`;
  /** Drafts before each change in Look, and those that were undone. Typing in a text counts as one change. */
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** The last change. Another one with the same name continues it. */
  readonly step: string;
}

export type DraftAction =
  | { readonly type: 'write'; readonly tab: Tab; readonly text: string }
  /** Changes texts from outside the field. Changes of the look with the same step are undone as one. */
  | { readonly type: 'edit'; readonly changes: Partial<Draft>; readonly step?: string }
  | { readonly type: 'undo' | 'redo' | 'reset' | 'restore' }
  /** Replaces all texts, by those of a project file or by the version on the stage. */
  | { readonly type: 'open'; readonly draft: Draft; readonly event: 'opened' | 'none' }
  | { readonly type: 'link'; readonly code: string; readonly changes: Partial<Draft> }
  | { readonly type: 'refused-link'; readonly reason: ShareFailure };

/** The maximum number of drafts that can be restored. */
const MOST_BEFORE = 5;

/** The maximum number of changes that can be undone in Look. */
const MOST_STEPS = 50;

/** The most characters of these drafts together: about three with as many files as a template can have. */
const MOST_LENGTH = 10_000_000;

/** Returns a list's newest drafts that aren't too many or too long together, at least the last one. */
function newest(drafts: readonly Draft[], most: number): readonly Draft[] {
  let length = 0;
  const isKept = (draft: Draft, index: number): boolean => {
    length += TABS.reduce((sum, tab) => sum + draft[tab].length, 0);
    return index === 0 || length <= MOST_LENGTH;
  };
  return drafts.slice(-most).reverse().filter(isKept).reverse();
}

/** Returns the state that the editor opens with: the saved draft on top of the example. */
export const firstDraftState = (original: Draft, stored: StoredDraft | undefined): DraftState => ({
  original,
  draft: { ...original, ...stored?.changes },
  before: (stored?.before ?? []).map((changes) => ({ ...original, ...changes })),
  link: stored?.link,
  past: [],
  future: [],
  step: '',
  event: 'none',
});

/** Whether a draft contains something that exists nowhere else. */
const isOwn = (draft: Draft, { original, before }: DraftState): boolean =>
  [original, ...before].every((other) => !isSameDraft(draft, other));

/** Whether a link can bring a draft back. Otherwise, a few links would push out what readers wrote. */
export function isFromLink(draft: Partial<Draft>, link: string | undefined, original: Draft): boolean {
  try {
    return link !== undefined && isSameDraft({ ...original, ...draft }, { ...original, ...fromCode(link) });
  } catch {
    return false;
  }
}

/** Remembers the draft before a change, unless the change continues the last one. */
function remember(state: DraftState, step: string): Pick<DraftState, 'past' | 'future' | 'step'> {
  const past = step === state.step ? state.past : newest([...state.past, state.draft], MOST_STEPS);
  return { past, future: [], step };
}

/** Shows the draft before the last change, or after it. */
function travel(state: DraftState, type: 'undo' | 'redo'): DraftState {
  const { past, future, draft } = state;
  const target = type === 'undo' ? past.at(-1) : future.at(-1);
  if (!target) return state;
  return {
    ...state,
    draft: target,
    past: type === 'undo' ? past.slice(0, -1) : [...past, draft],
    future: type === 'undo' ? [...future, draft] : future.slice(0, -1),
    step: '',
    event: 'none',
  };
}

/** Replaces the draft's text. The previous ones can be restored. */
function replace(state: DraftState, draft: Draft, event: DraftState['event']): DraftState {
  const isLinks = event === 'linked' && isFromLink(state.draft, state.link, state.original);
  const before = isOwn(state.draft, state) && !isLinks ? [...state.before, state.draft] : state.before;
  const others = before.filter((other) => !isSameDraft(other, draft));
  return { ...state, ...remember(state, event), draft, before: newest(others, MOST_BEFORE), event };
}

/** Restores the newest replaced draft. The current one becomes the oldest, so repeating shows each. */
function restore(state: DraftState): DraftState {
  const [latest] = state.before.slice(-1);
  if (!latest) return state;
  const others = state.before.slice(0, -1);
  const before = isOwn(state.draft, state) ? [state.draft, ...others] : others;
  return { ...state, draft: latest, before, event: 'restored' };
}

export function reduceDraft(state: DraftState, action: DraftAction): DraftState {
  switch (action.type) {
    case 'write':
      if (state.draft[action.tab] === action.text) return state;
      return {
        ...state,
        ...remember(state, `write ${action.tab}`),
        draft: { ...state.draft, [action.tab]: action.text },
      };
    case 'undo':
    case 'redo':
      return travel(state, action.type);
    case 'edit':
      return {
        ...state,
        ...remember(state, action.step ?? 'edit'),
        draft: { ...state.draft, ...action.changes },
        event: 'none',
      };
    case 'reset':
      return replace(state, state.original, 'reset');
    case 'open':
      return replace(state, action.draft, action.event);
    case 'restore':
      return restore(state);
    case 'link': {
      const linked = { ...state.original, ...action.changes };
      // After a reload, the link is the same, so what the reader has written since then counts.
      if (action.code === state.link) return { ...state, linked };
      return { ...replace(state, linked, 'linked'), linked, link: action.code };
    }
    case 'refused-link':
      return { ...state, event: `link-${action.reason}` };
  }
}

/** Returns the part of a state that has to be saved. */
export const storedDraftOf = ({ draft, original, before, link }: DraftState): StoredDraft => ({
  changes: changesOf(draft, original),
  ...(before.length > 0 && { before: before.map((other) => changesOf(other, original)) }),
  ...(link !== undefined && { link }),
});
