/**
 * autocomplete-core's state machine, built like in its `createAutocomplete` but without the package's
 * analytics, which would be a fifth of the code that a visitor loads and are never switched on.
 */
import { createStore } from '@algolia/autocomplete-core/dist/esm/createStore';
import { getAutocompleteSetters } from '@algolia/autocomplete-core/dist/esm/getAutocompleteSetters';
import { getDefaultProps } from '@algolia/autocomplete-core/dist/esm/getDefaultProps';
import { getPropGetters } from '@algolia/autocomplete-core/dist/esm/getPropGetters';
import { onInput } from '@algolia/autocomplete-core/dist/esm/onInput';
import { stateReducer } from '@algolia/autocomplete-core/dist/esm/stateReducer';
import type {
  AutocompleteOptions,
  AutocompletePropGetters,
  AutocompleteSetters,
  AutocompleteState,
  BaseItem,
} from '@algolia/autocomplete-core';
import type { BaseSyntheticEvent, KeyboardEvent, MouseEvent } from 'react';

type PropGetters<Item extends BaseItem> = AutocompletePropGetters<
  Item,
  BaseSyntheticEvent,
  MouseEvent,
  KeyboardEvent
>;

/** Attributes and handlers for the elements, setters, and additions of our own. */
export interface StateMachine<Item extends BaseItem> extends PropGetters<Item>, AutocompleteSetters<Item> {
  readonly getState: () => AutocompleteState<Item>;
  /** Closes the panel and cancels the searches that would open it again. */
  readonly leave: () => void;
}

export function createStateMachine<Item extends BaseItem>(
  options: AutocompleteOptions<Item>,
): StateMachine<Item> {
  const props = getDefaultProps(options, []);
  const store = createStore<Item>(stateReducer, props, (change) =>
    props.onStateChange({ ...change, ...setters, refresh, navigator: props.navigator }),
  );
  const setters: AutocompleteSetters<Item> = getAutocompleteSetters({ store });

  function refresh(): Promise<void> {
    const { isOpen, query } = store.getState();
    const event = new Event('input');
    const request = onInput<Item>({
      event,
      nextState: { isOpen },
      props,
      query,
      refresh,
      store,
      navigator: props.navigator,
      ...setters,
    });
    return Promise.resolve(request);
  }

  return {
    ...getPropGetters<Item, BaseSyntheticEvent, MouseEvent, KeyboardEvent>({
      props,
      refresh,
      store,
      navigator: props.navigator,
      ...setters,
    }),
    ...setters,
    getState: () => store.getState(),
    leave() {
      store.dispatch('blur', null);
      store.pendingRequests.cancelAll();
    },
  };
}
