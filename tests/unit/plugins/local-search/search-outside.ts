import { vi } from 'vitest';
import type { SearchResult, Target } from '../../../../plugins/local-search/client/types.ts';
import type { SearchClient } from '../../../../plugins/local-search/client/search-client.ts';

/** A result as the engine returns it. */
export function searchResult(
  route: string,
  pageTitle: string,
  more: Partial<SearchResult> = {},
): SearchResult {
  return {
    route,
    type: 'docs',
    pageTitle: [{ text: pageTitle, marked: false }],
    sectionTitle: [],
    snippet: [],
    isTable: false,
    trail: [],
    terms: [],
    isGuess: false,
    ...more,
  };
}

export const threeResults = [
  searchResult('/docs/keyframes', 'Keyframes'),
  searchResult('/docs/keys#names', 'Keys', { sectionTitle: [{ text: 'Names', marked: true }] }),
  searchResult('/blog/keys', 'News of keys', { type: 'blog' }),
];

/** The functions that the search box calls. Tests set their results and inspect their calls. */
export const outside = {
  search: vi.fn<SearchClient['search']>(),
  prepare: vi.fn<SearchClient['prepare']>(),
  go: vi.fn<(target: Target) => void>(),
  keys: ['docs-default-current', 'default'] as readonly string[],
  demoted: ['docs-default-current'] as readonly string[],
};

export function resetOutside(): void {
  vi.clearAllMocks();
  outside.search.mockResolvedValue(threeResults);
  outside.keys = ['docs-default-current', 'default'];
}

/** Replaces `client/useSearchContext`. */
export const searchContext = {
  useSearchContext: () => ({
    baseUrl: '/',
    data: {},
    keys: outside.keys,
    demoted: outside.demoted,
    go: outside.go,
  }),
};

/** Replaces `client/search-client`. */
export const searchClient = {
  searchClientOf: () => ({ search: outside.search, prepare: outside.prepare }),
};
