import { vi } from 'vitest';
import type { Found, Target } from '../../../../plugins/local-search/client/found';
import type { SearchClient } from '../../../../plugins/local-search/client/search-client';

/** A result as the engine returns it. */
export function found(route: string, pageTitle: string, more: Partial<Found> = {}): Found {
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
  found('/docs/keyframes', 'Keyframes'),
  found('/docs/keys#names', 'Keys', { sectionTitle: [{ text: 'Names', marked: true }] }),
  found('/blog/keys', 'News of keys', { type: 'blog' }),
];

/** The functions that the search box calls. Tests set their results and inspect their calls. */
export const outside = {
  search: vi.fn<SearchClient['search']>(),
  prepare: vi.fn<SearchClient['prepare']>(),
  go: vi.fn<(target: Target) => void>(),
  keys: ['docs-default-current', 'default'] as readonly string[],
  behind: ['docs-default-current'] as readonly string[],
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
    behind: outside.behind,
    go: outside.go,
  }),
};

/** Replaces `client/search-client`. */
export const searchClient = {
  searchClientOf: () => ({ search: outside.search, prepare: outside.prepare }),
};
