/** The search box without its rendering: its state, connected to the indexes and to the visitor's keys. */
import type { HTMLAttributes, InputHTMLAttributes, KeyboardEvent } from 'react';
import { type Change, choicesOf, CLEARED, firstResult, reduce, type SearchState } from './box-state.ts';
import { belongsToComposition } from './composition.ts';
import { MAX_QUERY_LENGTH, STALL_THRESHOLD } from './limits.ts';
import type { SearchClient } from './search-client.ts';
import { helpSuggestions, initialSuggestions } from './suggestions.ts';
import type { Target } from './types.ts';

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
  readonly getState: () => SearchState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The input's attributes and handlers that depend on the state. */
  readonly inputProps: () => InputHTMLAttributes<HTMLInputElement>;
  readonly panelProps: HTMLAttributes<HTMLElement>;
  readonly listProps: HTMLAttributes<HTMLElement>;
  /** The attributes and handlers of a choice. */
  readonly optionProps: (position: number) => HTMLAttributes<HTMLAnchorElement>;
  /** Takes over an input, which may already contain typed text. */
  readonly start: () => void;
  /** Closes the panel and keeps the typed text. */
  readonly close: () => void;
  /** Opens a result and clears the search box. */
  readonly choose: (target: Target) => void;
}

export function createEngine({ id, baseUrl, client, context, query, enterPressed }: EngineOptions): Engine {
  const listeners = new Set<() => void>();
  const listId = `${id}-list`;
  const optionId = (position: number): string => `${id}-option-${position}`;
  const isFocused = (): boolean => context.input() === document.activeElement;
  let state: SearchState = { ...CLEARED, query };
  /** Enter was pressed before the results arrived. It takes effect once they do. */
  let enterWaits = enterPressed;
  /** The number of the newest search, and of the newest one whose results aren't awaited anymore. */
  let newest = 0;
  let settled = 0;
  let stalling: ReturnType<typeof setTimeout> | undefined;

  function apply(change: Change): void {
    state = reduce(state, change);
    listeners.forEach((listener) => listener());
  }

  async function request(typed: string): Promise<void> {
    newest += 1;
    const own = newest;
    clearTimeout(stalling);
    stalling = setTimeout(() => apply({ type: 'stalled' }), STALL_THRESHOLD);
    apply({ type: 'requested', query: typed, isFocused: isFocused() });
    const results = typed === '' ? [] : await client.search(typed, context.keys(), context.demoted());
    if (results === undefined || own <= settled) return;

    settled = own;
    const isNewest = own === newest;
    const suggestions =
      typed === '' ? initialSuggestions(baseUrl, window.location.pathname) : helpSuggestions(baseUrl);
    apply({ type: 'answered', query: typed, results, suggestions, isFocused: isFocused(), isNewest });
    if (isNewest) {
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
    if (state.isOpen || state.status !== 'idle') apply({ type: 'closed' });
  }

  function choose(target: Target): void {
    close();
    apply({ type: 'cleared' });
    context.go(target);
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
    if (state.isOpen) {
      apply({ type: 'moved', by });
    } else {
      await request(state.query);
      apply(by > 0 ? { type: 'pointed', at: 0 } : { type: 'moved', by });
    }
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
    const isInDialog = context.input()?.closest('dialog') !== null;
    if (state.query === '' && (!state.isOpen || isInDialog)) return;

    event.preventDefault();
    const wasOpen = state.isOpen;
    close();
    if (!wasOpen) {
      apply({ type: 'cleared' });
      if (isInDialog) {
        // Without the query, the dialog would be empty.
        open();
      }
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    inputProps() {
      const isExpanded = state.isOpen && choicesOf(state).length > 0;
      return {
        value: state.query,
        'aria-expanded': isExpanded,
        'aria-controls': isExpanded ? listId : undefined,
        'aria-activedescendant':
          isExpanded && state.active !== undefined ? optionId(state.active) : undefined,
        onFocus() {
          client.prepare(context.keys());
          open();
        },
        onClick() {
          if (!state.isOpen) open();
        },
        onChange({ currentTarget, nativeEvent }) {
          const typed = currentTarget.value.slice(0, MAX_QUERY_LENGTH);
          if (nativeEvent instanceof InputEvent && nativeEvent.isComposing)
            apply({ type: 'composed', query: typed });
          else void request(typed);
        },
        onCompositionEnd: ({ currentTarget }) => void request(currentTarget.value.slice(0, MAX_QUERY_LENGTH)),
        onKeyDown,
      };
    },
    panelProps: {
      // Keeps the focus in the input.
      onMouseDown: (event) => event.preventDefault(),
      onMouseLeave: () => apply({ type: 'pointed', at: firstResult(state) }),
      // Closes a phone's keyboard, which would cover the results.
      onTouchMove: () => context.input()?.blur(),
    },
    listProps: { id: listId, role: 'listbox' },
    optionProps: (position) => ({
      id: optionId(position),
      role: 'option',
      'aria-selected': state.active === position,
      onMouseMove() {
        if (state.active !== position) apply({ type: 'pointed', at: position });
      },
    }),
    start() {
      client.prepare(context.keys());
      if (isFocused()) open();
    },
    close,
    choose,
  };
}
