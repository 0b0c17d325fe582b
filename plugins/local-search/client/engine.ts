/** The search box without its rendering: autocomplete-core's state machine, connected to the indexes. */
import type { AutocompleteState } from '@algolia/autocomplete-core';
import type { BaseSyntheticEvent, InputHTMLAttributes, KeyboardEvent } from 'react';
import type { SearchResult, Target } from './types.ts';
import { belongsToComposition } from './composition.ts';
import { MAX_QUERY_LENGTH } from './limits.ts';
import { helpSuggestions, initialSuggestions, type Suggestion } from './suggestions.ts';
import type { SearchClient } from './search-client.ts';
import { createStateMachine, type StateMachine } from './state-machine.ts';

/** Anything that the visitor can choose in the panel. */
type Choice = SearchResult | Suggestion;

export type SearchState = AutocompleteState<Choice>;

/** What the search box needs to know about the page. It's read when needed, because pages and versions change. */
interface SearchContext {
  readonly input: () => HTMLInputElement | null;
  /** The keys of the indexes for the current page. */
  readonly keys: () => readonly string[];
  /** The keys of indexes that rank lower for the same words. */
  readonly demoted: () => readonly string[];
  /** Opens a result in this tab. */
  readonly go: (target: Target) => void;
}

interface EngineOptions {
  /** The prefix of all element ids. */
  readonly id: string;
  readonly baseUrl: string;
  readonly client: SearchClient;
  readonly context: SearchContext;
  /** The text that was typed before this code loaded. */
  readonly query: string;
  /** Whether Enter was pressed after typing it. */
  readonly enterPressed: boolean;
}

export interface Engine {
  readonly api: StateMachine<Choice>;
  readonly getState: () => SearchState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The input's current attributes and handlers. */
  readonly inputProps: () => InputHTMLAttributes<HTMLInputElement>;
  /** Takes over an input, which may already contain typed text. */
  readonly start: () => void;
  /** Closes the panel and keeps the typed text. */
  readonly close: () => void;
  /** Opens a result and clears the search box. */
  readonly choose: (target: Target) => void;
}

/**
 * The query that the visible results belong to. It differs from the typed query while a newer search is
 * running.
 */
export function answeredQuery(state: SearchState): string {
  return String(state.context['answered'] ?? '');
}

/** The visible results, best first. */
export function resultsOf(state: SearchState): SearchResult[] {
  return choicesOf(state).filter((choice): choice is SearchResult => !isSuggestion(choice));
}

/** The suggestions that are shown while there are no results. */
export function suggestionsOf(state: SearchState): Suggestion[] {
  return choicesOf(state).filter(isSuggestion);
}

function choicesOf(state: SearchState): Choice[] {
  return state.collections.flatMap((collection) => collection.items);
}

function isSuggestion(choice: Choice): choice is Suggestion {
  return 'group' in choice;
}

/** Whether the typed text appears nowhere, so that only sections with similar words are shown. */
export function areGuesses(state: SearchState): boolean {
  return resultsOf(state).some((result) => result.isGuess);
}

export function createEngine({ id, baseUrl, client, context, query, enterPressed }: EngineOptions): Engine {
  const listeners = new Set<() => void>();
  /** Enter was pressed before the results arrived. It takes effect once they do. */
  let enterWaits = enterPressed;

  const api = createStateMachine<Choice>({
    id,
    defaultActiveItemId: 0,
    openOnFocus: true,
    stallThreshold: 300,
    ignoreCompositionEvents: true,
    initialState: { query },
    shouldPanelOpen: ({ state: next }) =>
      (next.query === '' ? suggestionsOf(next).length > 0 : next.query.trim() !== '') &&
      next.collections.length > 0 &&
      context.input() === document.activeElement,
    getSources: () => [
      {
        sourceId: 'results',
        async getItems({ query: typed, setContext }) {
          const items = await choicesFor(typed);
          setContext({ answered: typed });
          return items;
        },
        getItemUrl: ({ item }) => item.route,
        // If a result opens in a new tab, the panel stays open for the next result.
        onSelect: () => undefined,
      },
    ],
    navigator: {
      navigate: ({ item }) => choose(item),
    },
    onStateChange({ state: next, prevState }) {
      if (enterWaits && prevState.status !== 'idle' && next.status === 'idle') {
        // The results arrive in the same task, right after the status.
        queueMicrotask(enterNow);
      }
      // The answered query is set just before the results, so that both need only one render.
      if (next.context === prevState.context) {
        listeners.forEach((listener) => listener());
      }
    },
  });

  async function choicesFor(typed: string): Promise<Choice[]> {
    if (suggestionsOf(api.getState()).length > 0 || typed === '') {
      // Enter doesn't open a suggestion unless the visitor has selected it.
      api.setActiveItemId(null);
    }
    if (typed === '') {
      return initialSuggestions(baseUrl, window.location.pathname);
    }
    const results = await client.search(typed, context.keys(), context.demoted());
    if (results.length === 0) {
      api.setActiveItemId(null);
      return helpSuggestions(baseUrl);
    }
    if (api.getState().activeItemId === null) {
      api.setActiveItemId(0);
    }
    return [...results];
  }

  function enterNow(): void {
    const [first] = resultsOf(api.getState());
    if (enterWaits && api.getState().isOpen && first !== undefined) {
      choose(first);
    }
    enterWaits = false;
  }

  function choose(target: Target): void {
    close();
    api.setQuery('');
    api.setCollections([]);
    context.go(target);
  }

  function close(): void {
    enterWaits = false;
    api.leave();
  }

  /** Leaves keys to autocomplete-core, except Escape with nothing to do and Enter without results. */
  function onKeyDown(event: KeyboardEvent, handle: (event: KeyboardEvent) => void): void {
    if (belongsToComposition(event.nativeEvent)) {
      enterWaits = false;
      return;
    }
    const { isOpen, status, query: typed } = api.getState();
    const isIdle = status === 'idle';
    if (event.key === 'Enter') {
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!isIdle && isPlain) {
        enterWaits = true;
      }
      if (!isOpen || (!isIdle && isPlain)) {
        event.preventDefault();
        return;
      }
    } else {
      enterWaits = false;
    }
    const isInDialog = context.input()?.closest('dialog') !== null;
    if (event.key === 'Escape' && typed === '' && (!isOpen || isInDialog)) {
      return;
    }
    handle(event);
    if (event.key === 'Escape' && isInDialog && !isOpen) {
      // Without the query, the dialog would be empty.
      open();
    }
  }

  /** Opens the panel, like focusing the field does. */
  function open(): void {
    api
      .getInputProps({ inputElement: null })
      .onFocus({ nativeEvent: new Event('focus') } as BaseSyntheticEvent);
  }

  return {
    api,
    getState: api.getState,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    inputProps() {
      const props = api.getInputProps({ inputElement: null, maxLength: MAX_QUERY_LENGTH });
      const isExpanded = api.getState().isOpen && choicesOf(api.getState()).length > 0;
      return {
        ...props,
        // The input has its own name, and a combobox that only lists options doesn't complete the typed text.
        'aria-labelledby': undefined,
        'aria-autocomplete': 'list',
        'aria-expanded': isExpanded,
        'aria-controls': isExpanded ? props['aria-controls'] : undefined,
        'aria-activedescendant': isExpanded ? props['aria-activedescendant'] : undefined,
        placeholder: undefined,
        autoFocus: undefined,
        onFocus(event) {
          client.prepare(context.keys());
          props.onFocus(event);
        },
        onClick(event) {
          if (!api.getState().isOpen) {
            props.onFocus(event);
          }
        },
        onKeyDown: (event) => onKeyDown(event, props.onKeyDown),
      };
    },
    start() {
      client.prepare(context.keys());
      if (context.input() === document.activeElement) {
        open();
      }
    },
    close,
    choose,
  };
}
