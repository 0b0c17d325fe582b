/** A view of one page. Addresses don't include the query, because it may contain a reader's search. */
export interface PageView {
  /** The address of the page. */
  readonly url: string;
  /** The address of the previous page, on this site or another one; `null` if there isn't one. */
  readonly referrer: string | null;
  /** The name that the service uses for this site. */
  readonly domain: string;
}

/** What the browser knows when the first page is shown. */
interface Visit {
  /** Like `location.origin`. */
  readonly origin: string;
  /** Like `document.referrer`: empty if there isn't one. */
  readonly referrer: string;
}

/**
 * Turns the displayed paths into page views. A page is a path, so changing only the query or the hash doesn't
 * count as a view, just as in Plausible's own script.
 */
export function pageViewsOf(domain: string, visit: Visit): (pathname: string) => PageView | undefined {
  let shown = withoutQuery(visit.referrer) || null;
  let shownPath: string | undefined;

  return (pathname) => {
    if (pathname === shownPath) return undefined;
    const view: PageView = { url: visit.origin + pathname, referrer: shown, domain };
    shown = view.url;
    shownPath = pathname;
    return view;
  };
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, '');
}
