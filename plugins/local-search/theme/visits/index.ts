/** Client module: remembers visited pages, so that the search box can offer them. */
import type { ClientModule } from '@docusaurus/types';
import { matchPath } from '@docusaurus/router';
import routes from '@generated/routes';
import { rememberVisit } from '../../client/visits.ts';

interface Route {
  readonly path?: string | readonly string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly routes?: readonly Route[] | undefined;
}

/**
 * Remembers a page when the reader leaves it, because only then is its own heading certain to be on the
 * screen.
 */
function leave(pathname: string): void {
  const title = document.querySelector('main h1')?.textContent?.replace(/\u200b/gu, '') ?? '';
  if (isPage(routes, pathname)) rememberVisit({ route: pathname, title });
}

/** Whether there's a page at this address. The not-found page's route matches all others. */
function isPage(some: readonly Route[], pathname: string): boolean {
  return some.some(
    ({ path, exact, routes: inner }) =>
      path !== '*' &&
      matchPath(pathname, { path: path ?? '/', exact: exact ?? false }) !== null &&
      (inner === undefined || isPage(inner, pathname)),
  );
}

const visits: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation !== null && previousLocation.pathname !== location.pathname)
      leave(previousLocation.pathname);
  },
};

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => leave(window.location.pathname));

export const onRouteUpdate = visits.onRouteUpdate;
