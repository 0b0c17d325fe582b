/**
 * Each entry in the session's history remembers what's marked on its page, so that back, forward, and reload
 * show the same marks again. The address doesn't change.
 *
 * The marks are in the router's own state, as `{ localSearchTerms: ["keyframe"] }`.
 */
const FIELD = 'localSearchTerms';

/** More terms than any search returns. This protects against state that other code wrote. */
const MAX_TERMS = 64;

/**
 * Set on an entry until its page has been shown, because the page only scrolls to the first mark the first
 * time.
 */
const NEW_FIELD = 'localSearchIsNew';

/** The state of the entry for a chosen result. */
export function newEntryState(terms: readonly string[]): object {
  return { [FIELD]: terms, [NEW_FIELD]: true };
}

export function isNewEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && NEW_FIELD in state && state[NEW_FIELD] === true;
}

/** The marked terms of an entry; undefined for an entry that something else has just created. */
export function termsOfState(state: unknown): readonly string[] | undefined {
  if (typeof state !== 'object' || state === null || !(FIELD in state)) return undefined;

  const terms: unknown = state[FIELD];
  return Array.isArray(terms)
    ? terms
        .filter((term): term is string => typeof term === 'string' && term.trim() !== '')
        .slice(0, MAX_TERMS)
    : undefined;
}

/**
 * Saves the marked terms in the current entry. The router doesn't need to know, because it reads the state on
 * back and forward.
 */
export function rememberTerms(terms: readonly string[]): void {
  const entry = (window.history.state ?? {}) as { readonly state?: object };
  window.history.replaceState(
    { ...entry, state: { ...entry.state, [FIELD]: terms, [NEW_FIELD]: false } },
    '',
  );
}
