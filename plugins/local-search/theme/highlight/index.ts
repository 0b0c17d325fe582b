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
import { belongsToComposition } from '../../client/composition.ts';
import { isNewEntry, newEntryState, rememberTerms, termsOfState } from '../../client/entry-marks.ts';

interface Active {
  readonly pathname: string;
  readonly terms: readonly string[];
  readonly clear: () => void;
}

let active: Active | undefined;
/** Increases with every change. Marks that were requested before the change aren't made. */
let generation = 0;

/** Goes to a route and marks the terms there. */
export function navigateWithMarks(history: History, route: string, terms: readonly string[]): void {
  if (termsOfState(history.location.state) === undefined) {
    // Returning here isn't a new visit, so it must not inherit the marks.
    rememberTerms([]);
  }
  const isHere = history.createHref(history.location) === route;
  history[isHere ? 'replace' : 'push'](route, newEntryState(terms));
}

/** Removes the marks permanently: they don't come back with the page. */
export function clearMarks(): void {
  if (active !== undefined) {
    removeMarks();
    rememberTerms([]);
  }
}

function removeMarks(): void {
  generation += 1;
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
  const ownGeneration = generation;
  let clear = (): void => undefined;
  active = { pathname: location.pathname, terms, clear: () => clear() };
  rememberTerms(terms);
  document.addEventListener('keydown', onKeyDown);

  const { markPage } = await import(/* webpackChunkName: "local-search-marks" */ '../../client/mark-page.ts');
  await markPage({
    terms,
    revealAt: isNewEntry(location.state) ? location.hash : undefined,
    isCurrent: () => ownGeneration === generation,
    onMarked(undo) {
      clear = undo;
    },
  });
}

interface RouteChange {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/** While the old page still exists, restores its text before React removes it. */
export function onRouteUpdate({ location }: RouteChange): void {
  if (active !== undefined && location.pathname !== active.pathname) removeMarks();
}

export function onRouteDidUpdate({ location }: RouteChange): void {
  const terms = termsOfState(location.state);
  if (terms === undefined) {
    // For a link to an anchor on the same page, the marks stay, and the new entry remembers them.
    if (active !== undefined) rememberTerms(active.terms);
  } else if (terms.length > 0) {
    void showMarks(location, terms).catch(() => undefined);
  } else if (active !== undefined) {
    removeMarks();
  }
}
