/** Client module: remembers which pages were read, so that the search box can offer them. */
import type { ClientModule } from '@docusaurus/types';
import { matchPath } from '@docusaurus/router';
import routes from '@generated/routes';
import { rememberVisit } from '../../client/visits';

interface Route {
  readonly path?: string | readonly string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly routes?: readonly Route[] | undefined;
}

/** A page is remembered when it's left: only then is its heading sure to be on the screen, and not the next one's. */
function leave(pathname: string): void {
  const title = document.querySelector('main h1')?.textContent?.replace(/\u200b/gu, '') ?? '';
  if (isPage(routes, pathname)) {
    rememberVisit({ route: pathname, title });
  }
}

/** Whether there's a page at this address; the route of the not-found page matches all others. */
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
    if (previousLocation !== null && previousLocation.pathname !== location.pathname) {
      leave(previousLocation.pathname);
    }
  },
};

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => leave(window.location.pathname));
}

export const onRouteUpdate = visits.onRouteUpdate;
