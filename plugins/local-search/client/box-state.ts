/** What the search box shows. `engine.ts` changes it. */
import type { Suggestion } from './suggestions.ts';
import type { SearchResult } from '../shared/results.ts';

export interface SearchState {
  readonly query: string;
  readonly status: 'idle' | 'loading' | 'stalled';
  /** The query of the visible results. It differs from the typed query while a newer search is running. */
  readonly answered: string | undefined;
  /** Best first. */
  readonly results: readonly SearchResult[];
  /** What the reader can choose while there are no results. */
  readonly suggestions: readonly Suggestion[];
  readonly isOpen: boolean;
  /** The position of the choice that Enter opens. */
  readonly active: number | undefined;
}

export const CLEARED: SearchState = {
  query: '',
  status: 'idle',
  answered: undefined,
  results: [],
  suggestions: [],
  isOpen: false,
  active: undefined,
};

/** Enter opens the first result unless another is selected, but never a suggestion that isn't selected. */
export const firstResult = ({ query, results }: SearchState): number | undefined =>
  query !== '' && results.length > 0 ? 0 : undefined;

/** Whether the panel has something to show. */
export const hasContent = ({ query, answered, suggestions }: SearchState): boolean =>
  query === '' ? suggestions.length > 0 : query.trim() !== '' && answered !== undefined;

/** The choices that the arrow keys move through. */
export const choicesOf = ({ results, suggestions }: SearchState): readonly (SearchResult | Suggestion)[] =>
  results.length > 0 ? results : suggestions;

/** Whether the typed text appears nowhere, so only sections with similar words are shown. */
export const areGuesses = ({ results }: SearchState): boolean => results.some(({ isGuess }) => isGuess);
