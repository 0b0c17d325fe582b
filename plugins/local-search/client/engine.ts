/** The search box without its rendering: its state, connected to the indexes and to the reader's keys. */
import type { HTMLAttributes, InputHTMLAttributes, KeyboardEvent, RefObject } from 'react';
import { MAX_QUERY_LENGTH, type SearchGlobalData } from '../shared/types.ts';
import { choicesOf, CLEARED, firstResult, hasContent, type SearchState } from './box-state.ts';
import { searchClientOf } from './search-client.ts';
import { leaveFrom } from './open-towards.ts';
import { belongsToComposition } from './shortcuts.ts';
import { helpSuggestions, initialSuggestions } from './suggestions.ts';
import type { Target } from '../shared/results.ts';

/** A search counts as slow after this many milliseconds. */
const STALL_THRESHOLD = 300;

/** What the search box needs to know about the site and the current page. */
export interface SearchContext {
  readonly baseUrl: string;
  readonly data: SearchGlobalData;
  /** The keys of the indexes to search: one version of each doc set, and the rest of the site. */
  readonly keys: readonly string[];
  /** The keys of indexes that rank lower for the same words. */
  readonly demoted: readonly string[];
  readonly go: (target: Target) => void;
}

interface EngineOptions {
  readonly id: string;
  readonly inputRef: RefObject<HTMLInputElement>;
  /** It's read when needed, because pages and versions change. */
  readonly context: { readonly current: SearchContext };
  /** The text that was typed before this code loaded. */
  readonly query: string;
  /** The key that was pressed last before this code loaded. */
  readonly lastKey: string;
  readonly onChange: (state: SearchState) => void;
}

export interface Engine {
  /** The input's attributes and handlers that depend on the state. */
  readonly inputProps: () => InputHTMLAttributes<HTMLInputElement>;
  readonly panelProps: HTMLAttributes<HTMLElement>;
  readonly listProps: HTMLAttributes<HTMLElement>;
  readonly optionProps: (position: number) => HTMLAttributes<HTMLAnchorElement>;
  /** Takes over an input, which may already contain typed text. */
  readonly start: () => void;
  /** Closes the panel and keeps the typed text. */
  readonly close: () => void;
  /** Opens a result and clears the search box. */
  readonly choose: (target: Target) => void;
}

export function createEngine({ id, inputRef, context, onChange, ...early }: EngineOptions): Engine {
  const client = searchClientOf(context.current.baseUrl, context.current.data);
  const listId = `${id}-list`;
  const optionId = (position: number): string => `${id}-option-${position}`;
  let state: SearchState = { ...CLEARED, query: early.query };
  /** Enter was pressed before the results arrived. It takes effect once they do. */
  let enterWaits = early.lastKey === 'Enter';
  /** The number of the newest search, and of the newest one whose results aren't awaited anymore. */
  let newest = 0;
  let settled = 0;
  let stalling: ReturnType<typeof setTimeout> | undefined;

  function update(changes: Partial<SearchState>): void {
    state = { ...state, ...changes };
    onChange(state);
  }

  /** Changes the state, and opens the panel if the reader is in the field and there's something to show. */
  function show(changes: Partial<SearchState>): void {
    const next = { ...state, ...changes };
    const isFocused = inputRef.current === document.activeElement;
    update({ active: firstResult(next), ...changes, isOpen: isFocused && hasContent(next) });
  }

  async function request(query: string): Promise<void> {
    newest += 1;
    const own = newest;
    clearTimeout(stalling);
    stalling = setTimeout(() => update({ status: 'stalled' }), STALL_THRESHOLD);
    show({ query, status: 'loading' });
    const { baseUrl, keys, demoted } = context.current;
    const results = query === '' ? [] : await client.search(query, keys, demoted);
    if (results === undefined || own <= settled) return;
    settled = own;
    // If the arrow keys have moved since the last key, the selection stays.
    const keepsPlace = state.results.length > 0 && (state.active ?? Infinity) < results.length;
    show({
      answered: query,
      results,
      suggestions:
        query === '' ? initialSuggestions(baseUrl, window.location.pathname) : helpSuggestions(baseUrl),
      ...(own === newest && { status: 'idle' }),
      ...(keepsPlace && { active: state.active }),
    });
    if (own === newest) {
      clearTimeout(stalling);
      enterNow();
    }
  }

  function enterNow(): void {
    const [first] = state.results;
    if (enterWaits && state.isOpen && first !== undefined) choose(first);

    enterWaits = false;
  }

  /** Opens the panel with what's known, and updates it. */
  function open(): void {
    void request(state.query);
  }

  function close(): void {
    enterWaits = false;
    settled = newest;
    clearTimeout(stalling);
    if (state.isOpen || state.status !== 'idle') update({ status: 'idle', isOpen: false, active: undefined });
  }

  function choose(target: Target): void {
    const position = choicesOf(state).findIndex(({ route }) => route === target.route);
    leaveFrom(document.getElementById(optionId(position)));
    close();
    update(CLEARED);
    context.current.go(target);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (belongsToComposition(event.nativeEvent)) {
      enterWaits = false;
      return;
    }
    enterWaits &&= key === 'Enter';
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      void move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter') {
      onEnter(event);
    } else if (key === 'Escape') {
      onEscape(event);
    } else if (key === 'Tab') {
      close();
    }
  }

  async function move(by: 1 | -1): Promise<void> {
    const wasOpen = state.isOpen;
    if (!wasOpen) await request(state.query);

    const count = choicesOf(state).length;
    const from = (wasOpen ? state.active : undefined) ?? (by > 0 ? -1 : count);
    update({ active: count === 0 ? undefined : (from + by + count) % count });
    // Once the panel is drawn.
    setTimeout(() => {
      document.getElementById(optionId(state.active ?? 0))?.scrollIntoView({ block: 'nearest' });
    });
  }

  function onEnter(event: KeyboardEvent): void {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    event.preventDefault();
    if (isPlain && state.status !== 'idle') {
      enterWaits = true;
      return;
    }
    const target = state.isOpen ? choicesOf(state)[state.active ?? -1] : undefined;
    if (target !== undefined && isPlain) {
      choose(target);
    } else if (target !== undefined && !event.altKey) {
      // The browser opens a tab or a window, depending on the keys. The panel stays open for the next result.
      window.open(target.route, '_blank', 'noopener');
    }
  }

  /** Closes the panel, then clears the query, and leaves the next Escape to the dialog or the page. */
  function onEscape(event: KeyboardEvent): void {
    const isInDialog = inputRef.current?.closest('dialog') !== null;
    if (state.query === '' && (!state.isOpen || isInDialog)) return;
    event.preventDefault();
    const wasOpen = state.isOpen;
    close();
    if (wasOpen) return;
    update(CLEARED);
    // Without the query, the dialog would be empty.
    if (isInDialog) open();
  }

  return {
    inputProps() {
      const isExpanded = state.isOpen && choicesOf(state).length > 0;
      return {
        value: state.query,
        'aria-expanded': isExpanded,
        'aria-controls': isExpanded ? listId : undefined,
        'aria-activedescendant':
          isExpanded && state.active !== undefined ? optionId(state.active) : undefined,
        onFocus() {
          client.prepare(context.current.keys);
          open();
        },
        onClick() {
          if (!state.isOpen) open();
        },
        onChange({ currentTarget, nativeEvent }) {
          const query = currentTarget.value.slice(0, MAX_QUERY_LENGTH);
          if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) update({ query });
          else void request(query);
        },
        onCompositionEnd: ({ currentTarget }) => void request(currentTarget.value.slice(0, MAX_QUERY_LENGTH)),
        onKeyDown,
      };
    },
    panelProps: {
      // Keeps the focus in the input.
      onMouseDown: (event) => event.preventDefault(),
      onMouseLeave: () => update({ active: firstResult(state) }),
      // Closes a phone's keyboard, which would cover the results.
      onTouchMove: () => inputRef.current?.blur(),
    },
    listProps: { id: listId, role: 'listbox' },
    optionProps: (position) => ({
      id: optionId(position),
      role: 'option',
      'aria-selected': state.active === position,
      onMouseMove() {
        if (state.active !== position) update({ active: position });
      },
    }),
    start() {
      client.prepare(context.current.keys);
      if (inputRef.current === document.activeElement && early.lastKey !== 'Escape') open();
      else update({});
    },
    close,
    choose,
  };
}
