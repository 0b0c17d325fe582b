/** What kind of page a section comes from: a docs plugin, the blog, or anything else. */
export type DocumentType = 'docs' | 'blog' | 'other';

/** One searchable section of one page, as stored in an index file. */
export interface SearchDocument {
  /** Position in `documents`, and the lunr ref. */
  readonly id: number;
  /** Text of the section's heading, or the page title for the lead section. */
  readonly title: string;
  /** Text of the section, lines joined with `\n`. */
  readonly content: string;
  /** Heading of the section. Never empty: the lead section has the page title. */
  readonly sectionTitle: string;
  readonly pageTitle: string;
  /** Route including the base URL, with `#anchor` unless it is the lead section. */
  readonly sectionRoute: string;
  readonly type: DocumentType;
}

/** What a `search-index-{versionKey}.json` file holds. */
export interface IndexFile {
  readonly documents: readonly SearchDocument[];
  /** A serialized lunr 2.3.9 index whose refs are positions in `documents`. */
  readonly index: object;
}

/** One result of a search. */
export interface SearchHit {
  readonly document: SearchDocument;
  readonly score: number;
  /** The words to mark, as they are written in the document (or as typed, where only a tag matched). */
  readonly terms: readonly string[];
  /** Whether no index contains a word of the query, so that this section only contains a similar one. */
  readonly isGuess: boolean;
}

/** What the plugin passes to the browser through Docusaurus' global data. */
export interface SearchGlobalData {
  /** All keys whose index exists, for example `docs-user-guide-current`, `docs-api-current`, `default`. */
  readonly versionKeys: readonly string[];
  /** Those of them that belong to a reference. */
  readonly referenceKeys: readonly string[];
  /** How many results are shown at most. */
  readonly maxSearchResults: number;
  /** Whether the words are marked on the page that a result leads to. */
  readonly highlight: boolean;
  readonly boosts: {
    readonly title: number;
    readonly content: number;
    readonly tags: number;
    readonly parentCategories: number;
    /** Share of a field's boost that a match by beginning of word gets. */
    readonly wildcard: number;
  };
}
