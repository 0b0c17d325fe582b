/** State that plain functions change and that components read. */
export interface Store<State> {
  readonly get: () => State;
  /** Changes a part of the state. Nothing is announced if the part is as it was. */
  readonly change: (change: Partial<State> | ((state: State) => Partial<State>)) => void;
  /** Calls back after each change, until the result is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<State extends object>(first: State): Store<State> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    change(change) {
      const part = typeof change === 'function' ? change(current) : change;
      if ((Object.keys(part) as (keyof State)[]).every((key) => Object.is(current[key], part[key]))) return;
      current = { ...current, ...part };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
