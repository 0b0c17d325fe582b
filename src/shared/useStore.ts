import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Returns the state of a store, and renders again after each change. */
export const useStore = <State>({ get, subscribe }: Store<State>): State =>
  useSyncExternalStore(subscribe, get, get);
