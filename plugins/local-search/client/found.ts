import type { DocumentType, SearchGlobalData } from '../shared/types';

/** A piece of text, inside or outside a mark. */
export type Segment = { readonly text: string; readonly marked: boolean };

/** A page above a result: an area, a version or a folder of pages. */
export type TrailStep = { readonly route: string; readonly title: string };

/** Where a choice leads. */
export type Target = {
  /** Route with base URL and anchor. */
  readonly route: string;
  /** What's marked on the page. */
  readonly terms: readonly string[];
};

/** One result, ready to be drawn: plain data that can leave a worker. */
export type Found = Target & {
  readonly type: DocumentType;
  readonly pageTitle: readonly Segment[];
  /** Empty when the result is the page itself. */
  readonly sectionTitle: readonly Segment[];
  readonly snippet: readonly Segment[];
  /** Whether the snippet is a row of a table. */
  readonly isTable: boolean;
  /** The pages above this one, from the area down. */
  readonly trail: readonly TrailStep[];
  /** Whether the typed words appear nowhere, and the result only contains similar ones. */
  readonly isGuess: boolean;
};

/** One question to the engine. */
export interface SearchRequest {
  readonly query: string;
  /** The indexes to search. Those that are not loaded count as empty. */
  readonly keys: readonly string[];
  /** Those of them whose results come after others for the same words. */
  readonly behind: readonly string[];
  readonly baseUrl: string;
  readonly options: SearchGlobalData;
}

/** Holds the loaded indexes and searches them: in a worker, or where there is none in the page itself. */
export interface Backend {
  /** Reads an index file. Resolves to false, and keeps nothing, when it is no such file. */
  add(key: string, file: Blob): Promise<boolean>;
  search(request: SearchRequest): Promise<readonly Found[]>;
}
