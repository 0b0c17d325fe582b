/** Client module: remembers visited pages, so the search box can offer them. */
import type { ClientModule } from '@docusaurus/types';
import { matchPath } from '@docusaurus/router';
import routes from '@generated/routes';
import { keep, kept } from '../../../src/shared/storage.ts';
import { pageOf } from '../shared/trail.ts';

/** A page of this visit. They stay in the tab: nothing is sent, and closing the tab deletes them. */
interface Visit {
  /** The route without its anchor. */
  readonly route: string;
  readonly title: string;
}

interface Route {
  readonly path?: string | readonly string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly routes?: readonly Route[] | undefined;
}

const STORAGE_KEY = 'local-search.visits';
const MAX_SHOWN = 5;

/** The other visited pages, newest first. */
export const visitsBefore = (currentRoute: string): Visit[] =>
  read()
    .filter(({ route }) => route !== pageOf(currentRoute))
    .slice(0, MAX_SHOWN);

/** Reads the stored visits; empty without storage or if it contains anything else. */
function read(): Visit[] {
  try {
    const stored: unknown = JSON.parse(kept('sessionStorage', STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisit) : [];
  } catch {
    return [];
  }
}

function isVisit(value: unknown): value is Visit {
  const { route, title } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof route === 'string' && /^\/(?!\/)/.test(route) && typeof title === 'string';
}

/** Remembers a page when the reader leaves it, because only then is its own heading certainly shown. */
function leave(pathname: string): void {
  const title =
    document
      .querySelector('main h1')
      ?.textContent?.replace(/\u200b/g, '')
      .trim() ?? '';
  if (title === '' || !isPage(routes, pathname)) return;
  const route = pageOf(pathname);
  const others = read().filter((visit) => visit.route !== route);
  // One more than is shown, because the current page may be among them.
  const visits = [{ route, title }, ...others.slice(0, MAX_SHOWN)];
  keep('sessionStorage', STORAGE_KEY, JSON.stringify(visits));
}

/** Whether there's a page at this address. The not-found page's route matches all others. */
const isPage = (some: readonly Route[], pathname: string): boolean =>
  some.some(
    ({ path, exact, routes: inner }) =>
      path !== '*' &&
      matchPath(pathname, { path: path ?? '/', exact: exact ?? false }) !== null &&
      (inner === undefined || isPage(inner, pathname)),
  );

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  if (previousLocation !== null && previousLocation.pathname !== location.pathname)
    leave(previousLocation.pathname);
};

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => leave(window.location.pathname));
