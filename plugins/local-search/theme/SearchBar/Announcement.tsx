import React from 'react';
import { areGuesses, type SearchState } from '../../client/box-state.ts';
import { guessesMessage, noResultsMessage } from './NoResults.tsx';

interface Props {
  readonly state: SearchState;
}

/** Announces a search to screen readers: that it's slow, or how many results there are. */
export function Announcement({ state }: Props): JSX.Element | null {
  if (state.status === 'stalled') return <>Searching…</>;

  if (!state.isOpen || !state.answered) return null;

  const count = state.results.length;
  if (count === 0) return <>{noResultsMessage(state)}</>;

  return (
    <>
      {areGuesses(state) && `${guessesMessage(state)} `}
      {count === 1 ? 'One result' : `${count} results`}
    </>
  );
}
