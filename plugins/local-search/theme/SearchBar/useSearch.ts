import { useCallback, useId, useRef, useState, type InputHTMLAttributes, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { MAX_QUERY_LENGTH } from '../../shared/types.ts';
import { clearMarks } from '../../client/highlight.ts';
import type { SearchState } from '../../client/box-state.ts';
import type { Engine } from '../../client/engine.ts';
import type * as Lazy from './lazy.ts';
import { belongsToComposition } from '../../client/shortcuts.ts';
import { useSearchContext } from './useSearchContext.ts';

interface LoadedSearch {
  readonly engine: Engine;
  readonly state: SearchState;
  readonly parts: typeof Lazy;
}

export interface Search {
  readonly inputRef: RefObject<HTMLInputElement>;
  readonly inputProps: InputHTMLAttributes<HTMLInputElement>;
  readonly loaded: LoadedSearch | undefined;
  readonly status: SearchState['status'];
  /** Loads the rest of the search. Call this as soon as the reader seems about to search. */
  readonly load: () => void;
}

/** An input that accepts text before the engine has loaded. `onGo` is called before a result opens. */
export function useSearch(inputRef: RefObject<HTMLInputElement>, onGo: () => void): Search {
  const id = useId();
  const context = useSearchContext();
  const latest = useRef(context);
  const [loaded, setLoaded] = useState<LoadedSearch>();
  const isLoading = useRef(false);
  const isAskedAgain = useRef(false);
  const [typed, setTyped] = useState('');
  const lastKey = useRef('');

  useIsomorphicLayoutEffect(() => {
    latest.current = {
      ...context,
      go(target) {
        onGo();
        context.go(target);
      },
    };
  });

  const load = useCallback(
    function attempt(): void {
      if (isLoading.current) {
        isAskedAgain.current = true;
        return;
      }

      isLoading.current = true;
      isAskedAgain.current = false;
      import(/* webpackChunkName: "local-search" */ './lazy.ts').then(
        (parts) => {
          const engine = parts.createEngine({
            id,
            inputRef,
            context: latest,
            query: inputRef.current?.value.slice(0, MAX_QUERY_LENGTH) ?? '',
            lastKey: lastKey.current,
            onChange: (state) => setLoaded({ engine, parts, state }),
          });
          // Draws immediately, because a key before the next render would reach neither state.
          flushSync(() => engine.start());
        },
        () => {
          // The browser is offline, or the site was redeployed. Any later sign of intent tries again.
          isLoading.current = false;
          if (isAskedAgain.current) attempt();
        },
      );
    },
    [id, inputRef],
  );

  // For text that was typed before hydration, which React leaves in the input.
  useIsomorphicLayoutEffect(() => {
    const input = inputRef.current;
    if (input !== null && (input.value !== '' || input === document.activeElement)) {
      setTyped(input.value);
      load();
    }
  }, [inputRef, load]);

  const earlyProps: InputHTMLAttributes<HTMLInputElement> = {
    value: typed,
    'aria-expanded': false,
    onFocus: load,
    onChange(event) {
      setTyped(event.currentTarget.value);
      load();
    },
    onKeyDown(event) {
      if (belongsToComposition(event.nativeEvent)) return;
      lastKey.current = event.key;
      if (event.key === 'Escape' && typed !== '') {
        event.preventDefault();
        setTyped('');
      }
    },
  };
  const props = loaded?.engine.inputProps() ?? earlyProps;

  return {
    inputRef,
    inputProps: {
      ...props,
      id: `${id}-input`,
      type: 'search',
      role: 'combobox',
      maxLength: MAX_QUERY_LENGTH,
      autoComplete: 'off',
      autoCorrect: 'off',
      autoCapitalize: 'off',
      spellCheck: 'false',
      enterKeyHint: 'search',
      'aria-autocomplete': 'list',
      onChange(event) {
        clearMarks();
        props.onChange?.(event);
      },
    },
    loaded,
    // Showing suggestions in an empty field isn't a search.
    status: (loaded?.state.query ?? typed) === '' ? 'idle' : (loaded?.state.status ?? 'loading'),
    load,
  };
}
