import { useEffect, useLayoutEffect, useReducer, useSyncExternalStore, type Dispatch } from 'react';
import type { Draft } from '../../playground/draft.ts';
import {
  firstDraftState,
  keptOf,
  reduceDraft,
  type DraftAction,
  type DraftState,
} from '../../playground/drafts/draft-state.ts';
import { tabDrafts } from '../../playground/drafts/store.ts';
import { fromCode, ShareError } from '../../playground/share/codec.ts';
import { codeInHash } from '../../playground/share/link.ts';

/** Reads the link of the page, if there is one for the player. It puts texts into the editor and starts nothing. */
function readLink(name: string): DraftAction | undefined {
  const code = codeInHash(window.location.hash, name);
  if (code === undefined) return undefined;
  try {
    return { type: 'link', code, changes: fromCode(code) };
  } catch (error) {
    return { type: 'refused-link', reason: error instanceof ShareError ? error.reason : 'broken' };
  }
}

/** The draft of a player: it begins with what the tab has kept, takes links, and is kept at each change. */
export function useDraft(
  name: string,
  original: Draft,
): readonly [state: DraftState, dispatch: Dispatch<DraftAction>, isKept: boolean] {
  const [state, dispatch] = useReducer(reduceDraft, undefined, () => {
    const first = firstDraftState(original, tabDrafts.read(name));
    const link = readLink(name);
    return link ? reduceDraft(first, link) : first;
  });
  const isKept = useSyncExternalStore(tabDrafts.subscribe, tabDrafts.isKept);

  // At once: a page that is reloaded after the last key has no time for an effect that waits for a frame.
  useLayoutEffect(() => tabDrafts.write(name, keptOf(state)), [name, state]);

  useEffect(() => {
    const takeLink = (): void => {
      const link = readLink(name);
      if (link) dispatch(link);
    };
    window.addEventListener('hashchange', takeLink);
    return () => window.removeEventListener('hashchange', takeLink);
  }, [name]);

  return [state, dispatch, isKept];
}
