/** A page or section that the search box suggests. */
export interface SearchLink {
  readonly label: string;
  /** Address below the base URL, with an anchor if it has one: `/guide/faq#fonts`. */
  readonly to: string;
}

/** Suggestions for when there are no results. The browser only loads them together with the search. */
export interface SearchLinks {
  /** Before the reader types anything. */
  readonly tasks: readonly SearchLink[];
  /** If nothing was found. */
  readonly help: readonly SearchLink[];
}

/** The name of the generated file. */
export const LINKS_FILE = 'links.json';
