import { changesOf, isSameDraft, type Draft, type Tab } from '../draft.ts';
import type { KeptDraft } from './store.ts';

/** A draft in the editor. */
export interface DraftState {
  readonly original: Draft;
  readonly draft: Draft;
  /** What a reset or a link replaced; undefined when there is nothing to take back. */
  readonly before: Draft | undefined;
  /** Code of the link that was taken last. */
  readonly link: string | undefined;
  /** What happened last beside typing. */
  readonly event: 'none' | 'reset' | 'linked' | 'restored' | 'link-large' | 'link-broken';
  /** Grows when texts were replaced from outside of the editor. */
  readonly revision: number;
}

export type DraftAction =
  | { readonly type: 'write'; readonly tab: Tab; readonly text: string }
  | { readonly type: 'reset' | 'restore' }
  | { readonly type: 'link'; readonly code: string; readonly changes: Partial<Draft> }
  | { readonly type: 'refused-link'; readonly reason: 'large' | 'broken' };

/** The state with which the editor opens: what was kept, over the example. */
export const firstDraftState = (original: Draft, kept: KeptDraft | undefined): DraftState => ({
  original,
  draft: { ...original, ...kept?.changes },
  before: kept?.before && { ...original, ...kept.before },
  link: kept?.link,
  event: 'none',
  revision: 0,
});

/** Puts other texts in place of the draft. What was written is there to be taken back, unless it says the same. */
function replace(state: DraftState, draft: Draft, event: DraftState['event']): DraftState {
  const isLoss = !isSameDraft(state.draft, draft) && !isSameDraft(state.draft, state.original);
  return {
    ...state,
    draft,
    before: isLoss ? state.draft : state.before,
    event,
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
      return state.before ? replace({ ...state, before: undefined }, state.before, 'restored') : state;
    case 'link':
      // The same link again, after a reload: what was written since counts.
      if (action.code === state.link) return state;
      return { ...replace(state, { ...state.original, ...action.changes }, 'linked'), link: action.code };
    case 'refused-link':
      return { ...state, event: action.reason === 'large' ? 'link-large' : 'link-broken' };
  }
}

/** What is to be kept of a state. */
export const keptOf = ({ draft, original, before, link }: DraftState): KeptDraft => ({
  changes: changesOf(draft, original),
  ...(before && { before: changesOf(before, original) }),
  ...(link !== undefined && { link }),
});
