/** One event, with the names that the service reads. Addresses have no query: it may hold what a reader searched for. */
export interface PageView {
  readonly name: 'pageview';
  /** Address of the page. */
  readonly url: string;
  /** Address of the page before it, on this site or another one; `null` when there is none. */
  readonly referrer: string | null;
  readonly domain: string;
}

/** What the browser knows when the first page is shown. */
interface Visit {
  /** As `location.origin`. */
  readonly origin: string;
  /** As `document.referrer`: empty when there is none. */
  readonly referrer: string;
}

/**
 * Turns what is shown, one path after the other, into page views.
 * A page is a path: a change of the query or of the hash alone is no view, as with Plausible's own script.
 */
export function pageViewsOf(domain: string, visit: Visit): (pathname: string) => PageView | undefined {
  let shown = withoutQuery(visit.referrer) || null;
  let shownPath: string | undefined;

  return (pathname) => {
    if (pathname === shownPath) {
      return undefined;
    }
    const view: PageView = { name: 'pageview', url: visit.origin + pathname, referrer: shown, domain };
    shown = view.url;
    shownPath = pathname;
    return view;
  };
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, '');
}
