/** The state of the search box and how it changes. Whatever takes time or needs the page is in `engine.ts`. */
import type { Suggestion } from './suggestions.ts';
import type { SearchResult } from './types.ts';

export interface SearchState {
  /** The typed text. */
  readonly query: string;
  readonly status: 'idle' | 'loading' | 'stalled';
  /**
   * The query that the visible results belong to; undefined before the first. It differs from the typed query
   * while a newer search is running.
   */
  readonly answered: string | undefined;
  /** Best first. */
  readonly results: readonly SearchResult[];
  /** What the visitor can choose while there are no results. */
  readonly suggestions: readonly Suggestion[];
  readonly isOpen: boolean;
  /** The position of the choice that Enter opens. */
  readonly active: number | undefined;
}

export type Change =
  /** A search starts, for typed text or because the panel should open. */
  | { readonly type: 'asked'; readonly query: string; readonly isFocused: boolean }
  /** An input method is still composing the text. */
  | { readonly type: 'composed'; readonly query: string }
  | { readonly type: 'stalled' }
  | ({ readonly type: 'answered' } & Answer)
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'pointed'; readonly at: number | undefined }
  | { readonly type: 'closed' }
  | { readonly type: 'cleared' };

interface Answer {
  readonly query: string;
  readonly results: readonly SearchResult[];
  readonly suggestions: readonly Suggestion[];
  readonly isFocused: boolean;
  /** Whether no newer search is running. */
  readonly isNewest: boolean;
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

/** Returns the state after a change. */
export function reduce(state: SearchState, change: Change): SearchState {
  switch (change.type) {
    case 'asked': {
      const next: SearchState = { ...state, query: change.query, status: 'loading' };
      return { ...next, isOpen: change.isFocused && hasContent(next), active: firstResult(next) };
    }
    case 'composed':
      return { ...state, query: change.query };
    case 'stalled':
      return { ...state, status: 'stalled' };
    case 'answered':
      return afterAnswer(state, change);
    case 'moved': {
      const count = choicesOf(state).length;
      const from = state.active ?? (change.by > 0 ? -1 : count);
      return { ...state, active: count === 0 ? undefined : (from + change.by + count) % count };
    }
    case 'pointed':
      return { ...state, active: change.at };
    case 'closed':
      return { ...state, status: 'idle', isOpen: false, active: undefined };
    case 'cleared':
      return CLEARED;
  }
}

function afterAnswer(state: SearchState, answer: Answer): SearchState {
  const { query, results, suggestions, isFocused, isNewest } = answer;
  const next: SearchState = {
    ...state,
    status: isNewest ? 'idle' : state.status,
    answered: query,
    results,
    suggestions,
  };
  const keepsPlace = state.results.length > 0 && (state.active ?? Infinity) < results.length;
  return {
    ...next,
    isOpen: isFocused && hasContent(next),
    active: keepsPlace ? state.active : firstResult(next),
  };
}

/** Enter opens the first result unless another is selected, but never a suggestion that isn't selected. */
export function firstResult({ query, results }: SearchState): number | undefined {
  return query !== '' && results.length > 0 ? 0 : undefined;
}

function hasContent({ query, answered, suggestions }: SearchState): boolean {
  return query === '' ? suggestions.length > 0 : query.trim() !== '' && answered !== undefined;
}

/** What the arrow keys move through. */
export function choicesOf({ results, suggestions }: SearchState): readonly (SearchResult | Suggestion)[] {
  return results.length > 0 ? results : suggestions;
}

/** Whether the typed text appears nowhere, so that only sections with similar words are shown. */
export function areGuesses({ results }: SearchState): boolean {
  return results.some(({ isGuess }) => isGuess);
}
