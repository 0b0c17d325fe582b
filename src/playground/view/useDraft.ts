import { useEffect, useLayoutEffect, useReducer, useState, type Dispatch } from 'react';
import type { Draft } from '../model/draft.ts';
import {
  firstDraftState,
  storedDraftOf,
  reduceDraft,
  type DraftAction,
  type DraftState,
} from '../model/drafts/draft-state.ts';
import { tabDrafts, type Kept } from '../model/drafts/store.ts';
import { fromCode, ShareError } from '../model/share/codec.ts';
import { codeInHash } from '../model/share/link.ts';

/** Reads the page's link, if it has one for this player. It only changes the text in the editor, and doesn't run anything. */
function readLink(name: string): DraftAction | undefined {
  const code = codeInHash(window.location.hash, name);
  if (code === undefined) return undefined;
  try {
    return { type: 'link', code, changes: fromCode(code) };
  } catch (error) {
    return { type: 'refused-link', reason: error instanceof ShareError ? error.reason : 'broken' };
  }
}

/** Returns the state that a player's editor opens with. */
function openDraft(name: string, original: Draft): DraftState {
  const first = firstDraftState(original, tabDrafts.read(name));
  const link = readLink(name);
  return link ? reduceDraft(first, link) : first;
}

/** Puts the original into a player's editor while the editor isn't shown. The draft can be restored. */
export const resetDraft = (name: string, original: Draft): Kept =>
  tabDrafts.write(name, storedDraftOf(reduceDraft(openDraft(name, original), { type: 'reset' })));

/**
 * The draft of a player. It starts with the tab's saved draft, accepts links, and saves each change.
 * @param opening - The text that it opens with instead of the original's, until the reader changes something.
 */
export function useDraft(
  name: string,
  original: Draft,
  opening?: Partial<Draft>,
): readonly [state: DraftState, dispatch: Dispatch<DraftAction>, kept: Kept] {
  const [state, dispatch] = useReducer(reduceDraft, undefined, () =>
    openDraft(name, { ...original, ...opening }),
  );
  const [kept, setKept] = useState<Kept>('all');

  // Saved immediately, because a reader who reloads the page right after typing doesn't give a delayed effect any
  // time.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- Only the browser knows whether there's room.
  useLayoutEffect(() => setKept(tabDrafts.write(name, storedDraftOf(state))), [name, state]);

  useEffect(() => {
    const takeLink = (): void => {
      const link = readLink(name);
      if (link) dispatch(link);
    };
    window.addEventListener('hashchange', takeLink);
    return () => window.removeEventListener('hashchange', takeLink);
  }, [name]);

  return [state, dispatch, kept];
}
