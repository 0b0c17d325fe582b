import { changesOf, isSameDraft, type Draft, type Tab } from '../draft.ts';
import type { ShareFailure } from '../share/codec.ts';
import type { KeptDraft } from './store.ts';

/** A draft in the editor. */
export interface DraftState {
  readonly original: Draft;
  readonly draft: Draft;
  /** What resets and links replaced, the latest last: each can be taken back. */
  readonly before: readonly Draft[];
  /** Code of the link that was taken last. */
  readonly link: string | undefined;
  /** What happened last beside typing. */
  readonly event: 'none' | 'reset' | 'linked' | 'restored' | `link-${ShareFailure}`;
  /** Grows when texts were replaced from outside of the editor. */
  readonly revision: number;
}

export type DraftAction =
  | { readonly type: 'write'; readonly tab: Tab; readonly text: string }
  | { readonly type: 'reset' | 'restore' }
  | { readonly type: 'link'; readonly code: string; readonly changes: Partial<Draft> }
  | { readonly type: 'refused-link'; readonly reason: ShareFailure };

/** Most drafts that can be taken back: all of them together still fit into the storage of a tab. */
const MOST_BEFORE = 5;

/** The state with which the editor opens: what was kept, over the example. */
export const firstDraftState = (original: Draft, kept: KeptDraft | undefined): DraftState => ({
  original,
  draft: { ...original, ...kept?.changes },
  before: (kept?.before ?? []).map((changes) => ({ ...original, ...changes })),
  link: kept?.link,
  event: 'none',
  revision: 0,
});

/** Whether a draft has something that is nowhere else. */
const isOwn = (draft: Draft, { original, before }: DraftState): boolean =>
  [original, ...before].every((other) => !isSameDraft(draft, other));

/** Puts other texts in place of the draft. What was written is there to be taken back. */
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

/** Brings the latest draft back. What was there goes behind the others, so that asking again and again shows each of them. */
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
    case 'reset':
      return replace(state, state.original, 'reset');
    case 'restore':
      return restore(state);
    case 'link':
      // The same link again, after a reload: what was written since counts.
      if (action.code === state.link) return state;
      return { ...replace(state, { ...state.original, ...action.changes }, 'linked'), link: action.code };
    case 'refused-link':
      return { ...state, event: `link-${action.reason}` };
  }
}

/** What is to be kept of a state. */
export const keptOf = ({ draft, original, before, link }: DraftState): KeptDraft => ({
  changes: changesOf(draft, original),
  ...(before.length > 0 && { before: before.map((other) => changesOf(other, original)) }),
  ...(link !== undefined && { link }),
});
