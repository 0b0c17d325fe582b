/** A place on the site that the search box offers. */
export interface SearchLink {
  readonly label: string;
  /** Address below the base URL, with an anchor if it has one: `/guide/faq#fonts`. */
  readonly to: string;
}

/** What's offered when there are no results to show. The browser only loads it together with the search. */
export interface SearchLinks {
  /** Before anything is typed. */
  readonly tasks: readonly SearchLink[];
  /** When nothing was found. */
  readonly help: readonly SearchLink[];
}

/** Name of the generated file. */
export const LINKS_FILE = 'links.json';
