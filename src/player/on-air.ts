import { createStore } from '../shared/store.ts';

/** The IDs of the page's players that are on air, the latest last. */
const store = createStore<{ readonly ids: readonly string[] }>({ ids: [] });

/** Records whether a player is on air. */
export const setOnAir = (id: string, isOnAir: boolean): void =>
  store.change(({ ids }) => {
    if (ids.includes(id) === isOnAir) return {};
    return { ids: isOnAir ? [...ids, id] : ids.filter((one) => one !== id) };
  });

/** Returns the ID of the player that went on air last, if it's still there. */
export const latestOnAir = (): string | undefined => store.get().ids.at(-1);

/** Calls a function whenever a player goes on or off air. */
export const watchOnAir = store.subscribe;
