import { areGuesses, type SearchState } from '../../client/box-state.ts';

/** Says that the query wasn't found anywhere, or that the results only contain similar words. */
export function emptyMessage(state: SearchState): string {
  const message = `No results for “${(state.answered ?? '').trim()}”.`;
  return areGuesses(state) ? `${message} Did you mean one of these?` : message;
}

function textOf(state: SearchState): string {
  if (state.status === 'stalled') return 'Searching…';
  if (!state.isOpen || !state.answered) return '';

  const count = state.results.length;
  if (count === 0) return emptyMessage(state);
  const found = count === 1 ? 'One result' : `${count} results`;
  return areGuesses(state) ? `${emptyMessage(state)} ${found}` : found;
}

/** Announces a search to screen readers: that it's slow, or how many results there are. */
export const Announcement = ({ state }: { readonly state: SearchState }): JSX.Element => (
  <span>{textOf(state)}</span>
);
