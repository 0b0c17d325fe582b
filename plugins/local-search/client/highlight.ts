/**
 * Client module: marks the searched words on a page.
 *
 * ```
 *  result chosen ──► history entry with terms ──► page shown ──► marks, first one in view
 *  Escape, new search ──► marks gone, entry without terms
 *  back, forward, reload ──► what the entry says
 * ```
 */
import type { History, Location } from 'history';
import { belongsToComposition } from './shortcuts.ts';

/** The router's state of a history entry: back, forward, and reload show the same marks again. */
interface EntryState {
  /** The marked words; undefined for an entry that something else has just created. */
  readonly localSearchTerms?: readonly string[];
  /** Until the page has been shown, because it only scrolls to the first mark the first time. */
  readonly localSearchIsNew?: boolean;
}

interface Active {
  readonly pathname: string;
  readonly terms: readonly string[];
  clear(): void;
}

let active: Active | undefined;

/** Goes to a route and marks the terms there. */
export function navigateWithMarks(history: History, route: string, terms: readonly string[]): void {
  // Returning here isn't a new visit, so it must not inherit the marks.
  if (stateOf(history.location).localSearchTerms === undefined) rememberTerms([]);

  const isHere = history.createHref(history.location) === route;
  const state: EntryState = { localSearchTerms: terms, localSearchIsNew: true };
  history[isHere ? 'replace' : 'push'](route, state);
}

/** Removes the marks permanently: they don't come back with the page. */
export function clearMarks(): void {
  if (active !== undefined) {
    removeMarks();
    rememberTerms([]);
  }
}

const stateOf = ({ state }: Location): EntryState => (state ?? {}) as EntryState;

/** Changes the current entry. The router isn't told, because it reads the state on back and forward. */
function rememberTerms(terms: readonly string[]): void {
  const entry = (window.history.state ?? {}) as { readonly state?: object };
  const state: EntryState = { ...entry.state, localSearchTerms: terms, localSearchIsNew: false };
  window.history.replaceState({ ...entry, state }, '');
}

function removeMarks(): void {
  active?.clear();
  active = undefined;
  document.removeEventListener('keydown', onKeyDown);
}

function onKeyDown(event: KeyboardEvent): void {
  // Ignores an Escape that has already closed the results, the dialog, or the suggestions of an input method.
  if (event.key === 'Escape' && !event.defaultPrevented && !belongsToComposition(event)) clearMarks();
}

async function showMarks(location: Location, terms: readonly string[]): Promise<void> {
  removeMarks();
  const own: Active = { pathname: location.pathname, terms, clear: () => undefined };
  active = own;
  rememberTerms(terms);
  document.addEventListener('keydown', onKeyDown);

  const { markPage } = await import(/* webpackChunkName: "local-search-marks" */ './mark-page.ts');
  await markPage({
    terms,
    revealAt: stateOf(location).localSearchIsNew ? location.hash : undefined,
    isCurrent: () => active === own,
    onMarked(undo) {
      own.clear = undo;
    },
  });
}

interface RouteChange {
  readonly location: Location;
}

/** While the old page still exists, restores its text before React removes it. */
export function onRouteUpdate({ location }: RouteChange): void {
  if (active !== undefined && location.pathname !== active.pathname) removeMarks();
}

export function onRouteDidUpdate({ location }: RouteChange): void {
  const terms = stateOf(location).localSearchTerms;
  // For a link to an anchor on the same page, the marks stay, and the new entry remembers them.
  if (terms === undefined && active !== undefined) rememberTerms(active.terms);
  else if (terms !== undefined && terms.length > 0) void showMarks(location, terms).catch(() => undefined);
  else if (terms !== undefined) removeMarks();
}
