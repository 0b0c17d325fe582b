import type { DocumentType } from '../../site-content/site-content.ts';

/** Longer queries are cut. */
export const MAX_QUERY_LENGTH = 512;

/** A searchable section of a page, as stored in an index file. */
export interface SearchDocument {
  /** The position in `documents`, and the lunr ref. */
  readonly id: number;
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
  /** Whether no index contains a word of the query, so this section only contains a similar word. */
  readonly isGuess: boolean;
}

/** The options that the plugin passes to the browser in Docusaurus's global data. */
export interface SearchGlobalData {
  /** Ids of docs plugins with a reference. They rank lower, or higher for readers of one. Default: none. */
  readonly reference: readonly string[];
  /** The maximum number of results. Default 8. */
  readonly maxSearchResults: number;
}

/** The name of a key's index file. */
export const indexFileName = (key: string): string => `search-index-${key}.json`;
