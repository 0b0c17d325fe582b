/** What the search box receives from the worker, and how they talk. */
import type { SearchGlobalData } from './types.ts';

/** A piece of text, either marked or not. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** A page above a result: an area, a version, or a folder of pages. */
export interface TrailStep {
  readonly route: string;
  readonly title: string;
}

/** The target of a choice. */
export interface Target {
  readonly route: string;
  readonly terms: readonly string[];
}

/** A result that's ready to render, as plain data that a worker can send. */
export interface SearchResult extends Target {
  readonly pageTitle: readonly Segment[];
  /** Empty if the result is the page itself. */
  readonly sectionTitle: readonly Segment[];
  readonly snippet: readonly Segment[];
  readonly isTable: boolean;
  /** The pages above this one, from the area down. */
  readonly trail: readonly TrailStep[];
  /** Whether the typed words appear nowhere, and the result only contains similar ones. */
  readonly isGuess: boolean;
}

interface SearchRequest {
  readonly query: string;
  /** The indexes to search. Indexes that aren't loaded count as empty. */
  readonly keys: readonly string[];
  /** The indexes that rank lower for the same words. */
  readonly demoted: readonly string[];
  readonly baseUrl: string;
  readonly options: SearchGlobalData;
}

/** Keeps the loaded indexes and searches them. */
export interface Backend {
  /** Reads an index file. If the file isn't an index, it resolves to false and keeps nothing. */
  add(key: string, file: Blob): Promise<boolean>;
  search(request: SearchRequest): Promise<readonly SearchResult[]>;
}

/** The page's calls to the worker. The first has neither, and is answered once the worker runs. */
export interface WorkerCall {
  readonly add?: { readonly key: string; readonly file: Blob };
  readonly search?: SearchRequest;
}
