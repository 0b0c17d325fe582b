import { changesOf, isSameDraft, type Draft, type Tab } from '../draft.ts';
import type { ShareFailure } from '../share/codec.ts';
import type { StoredDraft } from './store.ts';

export interface DraftState {
  readonly original: Draft;
  readonly draft: Draft;
  /** Drafts that resets, files, and links have replaced, newest last. Each of them can be restored. */
  readonly before: readonly Draft[];
  /** The code of the last link that was applied. */
  readonly link: string | undefined;
  /** What happened last, apart from typing. */
  readonly event: 'none' | 'reset' | 'opened' | 'linked' | 'restored' | `link-${ShareFailure}`;
  /** Increases when the texts are replaced from outside the editor. */
  readonly revision: number;
}

export type DraftAction =
  | { readonly type: 'write'; readonly tab: Tab; readonly text: string }
  /** Changes texts from outside the field, where Undo restores them. */
  | { readonly type: 'edit'; readonly changes: Partial<Draft> }
  | { readonly type: 'reset' | 'restore' }
  /** Replaces all texts by those of a project file. */
  | { readonly type: 'open'; readonly draft: Draft }
  | { readonly type: 'link'; readonly code: string; readonly changes: Partial<Draft> }
  | { readonly type: 'refused-link'; readonly reason: ShareFailure };

/** The maximum number of drafts that can be restored. Together, they still fit into a tab's storage. */
const MOST_BEFORE = 5;

/** Returns the state that the editor opens with: the saved draft on top of the example. */
export const firstDraftState = (original: Draft, stored: StoredDraft | undefined): DraftState => ({
  original,
  draft: { ...original, ...stored?.changes },
  before: (stored?.before ?? []).map((changes) => ({ ...original, ...changes })),
  link: stored?.link,
  event: 'none',
  revision: 0,
});

/** Whether a draft contains something that exists nowhere else. */
const isOwn = (draft: Draft, { original, before }: DraftState): boolean =>
  [original, ...before].every((other) => !isSameDraft(draft, other));

/** Replaces the draft's texts. The previous ones can be restored. */
function replace(state: DraftState, draft: Draft, event: DraftState['event']): DraftState {
  const before = isOwn(state.draft, state) ? [...state.before, state.draft] : state.before;
  return {
    ...state,
    draft,
    before: before.filter((other) => !isSameDraft(other, draft)).slice(-MOST_BEFORE),
    event,
    revision: state.revision + 1,
  };
}

/**
 * Restores the newest replaced draft. The current one goes to the end of the queue, so that repeating this
 * shows each of them.
 */
function restore(state: DraftState): DraftState {
  const [latest] = state.before.slice(-1);
  if (!latest) return state;
  const others = state.before.slice(0, -1);
  return {
    ...state,
    draft: latest,
    before: isOwn(state.draft, state) ? [state.draft, ...others] : others,
    event: 'restored',
    revision: state.revision + 1,
  };
}

export function reduceDraft(state: DraftState, action: DraftAction): DraftState {
  switch (action.type) {
    case 'write':
      return { ...state, draft: { ...state.draft, [action.tab]: action.text } };
    case 'edit':
      return {
        ...state,
        draft: { ...state.draft, ...action.changes },
        event: 'none',
        revision: state.revision + 1,
      };
    case 'reset':
      return replace(state, state.original, 'reset');
    case 'open':
      return replace(state, action.draft, 'opened');
    case 'restore':
      return restore(state);
    case 'link':
      // After a reload, the link is the same, so what the reader has written since then counts.
      if (action.code === state.link) return state;
      return { ...replace(state, { ...state.original, ...action.changes }, 'linked'), link: action.code };
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
