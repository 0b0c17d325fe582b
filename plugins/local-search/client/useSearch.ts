import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type InputHTMLAttributes,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { clearMarks } from '../theme/highlight/index.ts';
import type { SearchState } from './box-state.ts';
import { belongsToComposition } from './composition.ts';
import type { Engine } from './engine.ts';
import type * as Lazy from './lazy.ts';
import { MAX_QUERY_LENGTH } from './limits.ts';
import { useSearchContext } from './useSearchContext.ts';

/** The part of the search box that loads on intent; undefined until then. */
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
  /** Loads the rest of the search. Call this at any sign that the visitor is about to search. */
  readonly load: () => void;
}

interface Running {
  readonly engine: Engine;
  readonly parts: typeof Lazy;
}

/**
 * The part of the search box in the main bundle: an input that accepts text from the first moment. Once the
 * engine has loaded, it takes over the input with everything that was typed so far.
 *
 * @param onGo called before a result opens
 */
export function useSearch(inputRef: RefObject<HTMLInputElement>, onGo: () => void): Search {
  const id = useId();
  const context = useLatest({ ...useSearchContext(), onGo });
  const [running, setRunning] = useState<Running>();
  const isLoading = useRef(false);
  const [typed, setTyped] = useState('');
  const enterPressed = useRef(false);

  const load = useCallback(() => {
    if (isLoading.current) return;

    isLoading.current = true;
    import(/* webpackChunkName: "local-search" */ './lazy.ts').then(
      (parts) => {
        const { baseUrl, data } = context.current;
        const engine = parts.createEngine({
          id,
          baseUrl,
          client: parts.searchClientOf({ baseUrl, options: data }),
          context: {
            input: () => inputRef.current,
            keys: () => context.current.keys,
            demoted: () => context.current.demoted,
            go(target) {
              context.current.onGo();
              context.current.go(target);
            },
          },
          query: inputRef.current?.value.slice(0, MAX_QUERY_LENGTH) ?? '',
          enterPressed: enterPressed.current,
        });
        // Runs immediately, because a key pressed before the next render would reach neither the old nor the
        // new state.
        flushSync(() => setRunning({ engine, parts }));
      },
      () => {
        // The browser is offline, or the site was redeployed. The next sign of intent tries again.
        isLoading.current = false;
      },
    );
  }, [context, id, inputRef]);

  // For text that was typed before hydration, which React leaves in the input.
  useIsomorphicLayoutEffect(() => {
    const input = inputRef.current;
    if (input !== null && (input.value !== '' || input === document.activeElement)) {
      setTyped(input.value);
      load();
    }
  }, [inputRef, load]);

  useEffect(() => running?.engine.start(), [running]);

  const state = useEngineState(running?.engine);
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

      enterPressed.current = event.key === 'Enter';
      if (event.key === 'Escape' && typed !== '') {
        event.preventDefault();
        setTyped('');
      }
    },
  };
  const props = running?.engine.inputProps() ?? earlyProps;

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
    loaded: running !== undefined && state !== undefined ? { ...running, state } : undefined,
    // Showing suggestions in an empty field isn't a search.
    status: (state?.query ?? typed) === '' ? 'idle' : (state?.status ?? 'loading'),
    load,
  };
}

const nothing = (): undefined => undefined;
const subscribeToNothing = (): (() => void) => nothing;

function useEngineState(engine: Engine | undefined): SearchState | undefined {
  return useSyncExternalStore<SearchState | undefined>(
    engine?.subscribe ?? subscribeToNothing,
    engine?.getState ?? nothing,
    nothing,
  );
}

/** A value from the last render, for code that runs later. */
function useLatest<Value>(value: Value): RefObject<Value> & { readonly current: Value } {
  const ref = useRef(value);
  useIsomorphicLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
