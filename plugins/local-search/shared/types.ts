/** The kind of page that a section comes from: a docs plugin, the blog, or anything else. */
export type DocumentType = 'docs' | 'blog' | 'other';

/** Longer queries are cut. */
export const MAX_QUERY_LENGTH = 512;

/** A searchable section of a page, as stored in an index file. */
export interface SearchDocument {
  /** The position in `documents`, and the lunr ref. */
  readonly id: number;
  /** The section's heading, or the page title for the lead section. */
  readonly title: string;
  /** The section's text, with lines joined by `\n`. */
  readonly content: string;
  /** The section's heading. Never empty, because the lead section has the page title. */
  readonly sectionTitle: string;
  readonly pageTitle: string;
  /** The route, including the base URL, with `#anchor` unless it's the lead section. */
  readonly sectionRoute: string;
  readonly type: DocumentType;
}

/** The content of a `search-index-{versionKey}.json` file. */
export interface IndexFile {
  readonly documents: readonly SearchDocument[];
  /** A serialized lunr 2.3.9 index with positions in `documents` as its refs. */
  readonly index: object;
}

/** A search result. */
export interface SearchHit {
  readonly document: SearchDocument;
  readonly score: number;
  /** The words to mark, as written in the document (or as typed, if only a tag matches). */
  readonly terms: readonly string[];
  /** Whether no index contains a word of the query, so that this section only contains a similar word. */
  readonly isGuess: boolean;
}

/** The data that the plugin passes to the browser in Docusaurus's global data. */
export interface SearchGlobalData {
  /** What searches, as in the options. */
  readonly engine: 'lunr' | 'pagefind';
  /** The keys of all existing indexes, such as `docs-user-guide-current`, `docs-api-current`, `default`. */
  readonly versionKeys: readonly string[];
  /** The keys of indexes that belong to a reference. */
  readonly referenceKeys: readonly string[];
  /** The maximum number of results. */
  readonly maxSearchResults: number;
}
