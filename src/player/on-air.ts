/** The IDs of the page's players that are on air, the latest last. */
let ids: readonly string[] = [];
const listeners = new Set<() => void>();

/** Records whether a player is on air. */
export function setOnAir(id: string, isOnAir: boolean): void {
  if (ids.includes(id) === isOnAir) return;
  ids = isOnAir ? [...ids, id] : ids.filter((one) => one !== id);
  for (const listener of listeners) listener();
}

/** Returns the ID of the player that went on air last, if it's still there. */
export const latestOnAir = (): string | undefined => ids.at(-1);

/** Calls a function whenever a player goes on or off air. */
export function watchOnAir(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
