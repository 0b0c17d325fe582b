/** The pages of this visit. They stay in the tab: nothing is sent, and closing the tab deletes them. */
import { pageOf } from './trail.ts';

interface Visit {
  /** The route without its anchor. */
  readonly route: string;
  readonly title: string;
}

const STORAGE_KEY = 'local-search.visits';
/** One more than is shown, because the current page may be among them. */
const MAX_STORED = 6;
const MAX_SHOWN = 5;
const MAX_TITLE_LENGTH = 120;
const MAX_ROUTE_LENGTH = 300;

/** Adds a page at the front of the list. Without storage, nothing happens. */
export function rememberVisit({ route, title }: Visit): void {
  const page = pageOf(route);
  const name = title.trim().slice(0, MAX_TITLE_LENGTH);
  if (name === '' || page.length > MAX_ROUTE_LENGTH) return;

  try {
    const others = read().filter((visit) => visit.route !== page);
    sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify([{ route: page, title: name }, ...others].slice(0, MAX_STORED)),
    );
  } catch {
    // Some browsers refuse storage in private windows.
  }
}

/** The other visited pages, newest first. */
export function visitsBefore(currentRoute: string): Visit[] {
  return read()
    .filter(({ route }) => route !== pageOf(currentRoute))
    .slice(0, MAX_SHOWN);
}

/** Reads the stored visits; empty without storage or if it contains anything else. */
function read(): Visit[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisit) : [];
  } catch {
    return [];
  }
}

function isVisit(value: unknown): value is Visit {
  const { route, title } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof route === 'string' && /^\/(?!\/)/u.test(route) && typeof title === 'string' && title !== '';
}
