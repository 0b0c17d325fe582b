/**
 * An entry of the session's history remembers what is marked on its page, so that back, forward and reload show
 * what they showed before. The address does not change.
 *
 * It lies in the router's own state, as `{ localSearchTerms: ["keyframe"] }`.
 */
const FIELD = 'localSearchTerms';

/** More than a search gives; a guard against states that others wrote. */
const MAX_TERMS = 64;

/** Set on an entry whose page has not been shown yet: only then the page is scrolled to the first mark. */
const NEW_FIELD = 'localSearchIsNew';

/** State of the entry that a chosen result makes. */
export function newEntryState(terms: readonly string[]): object {
  return { [FIELD]: terms, [NEW_FIELD]: true };
}

export function isNewEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && NEW_FIELD in state && state[NEW_FIELD] === true;
}

/** What is marked on an entry; undefined for an entry that has just been made by something else. */
export function termsOfState(state: unknown): readonly string[] | undefined {
  if (typeof state !== 'object' || state === null || !(FIELD in state)) {
    return undefined;
  }
  const terms: unknown = state[FIELD];
  return Array.isArray(terms)
    ? terms
        .filter((term): term is string => typeof term === 'string' && term.trim() !== '')
        .slice(0, MAX_TERMS)
    : undefined;
}

/** Writes into the present entry what is marked on it. The router is not told: it reads it at back and forward. */
export function rememberTerms(terms: readonly string[]): void {
  const entry = (window.history.state ?? {}) as { readonly state?: object };
  window.history.replaceState(
    { ...entry, state: { ...entry.state, [FIELD]: terms, [NEW_FIELD]: false } },
    '',
  );
}
