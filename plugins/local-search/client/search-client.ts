import type { SearchGlobalData } from '../shared/types';
import { createBackend } from './backend';
import type { Backend, Found, SearchRequest } from './found';
import { createIndexStore } from './index-store';
import { latestOnly } from './latest-only';

/** What the search box needs from the client. */
export interface SearchClient {
  /** Fetches the indexes before the first query, and retries any that failed. */
  prepare(keys: readonly string[]): void;
  /**
   * Returns results, best first; never rejects. Results from the indexes in `behind` rank lower for the same
   * words.
   */
  search(query: string, keys: readonly string[], behind: readonly string[]): Promise<readonly Found[]>;
}

interface SearchClientOptions {
  readonly baseUrl: string;
  readonly options: SearchGlobalData;
  readonly startBackend?: () => Promise<Backend>;
}

export function createSearchClient({
  baseUrl,
  options,
  startBackend = createBackend,
}: SearchClientOptions): SearchClient {
  let started: Promise<Backend> | undefined;
  /**
   * Starts the engine once. It starts a new engine if its files couldn't be loaded or a call was rejected,
   * because then the old engine is dead. The new one has no indexes yet.
   */
  const ask = async <Answer>(call: (engine: Backend) => Promise<Answer>): Promise<Answer> => {
    try {
      started ??= startBackend();
      return await call(await started);
    } catch (error) {
      started = undefined;
      store.forgetAll();
      throw error;
    }
  };
  const store = createIndexStore({ baseUrl, add: (key, file) => ask((engine) => engine.add(key, file)) });

  const run = latestOnly(
    async ({ query, keys, behind }: Pick<SearchRequest, 'query' | 'keys' | 'behind'>) => {
      await store.load(keys);
      return ask((engine) => engine.search({ query, keys, behind, baseUrl, options }));
    },
  );

  return {
    prepare(keys) {
      if (process.env.NODE_ENV === 'development') {
        store.forgetAll();
      }
      store.forgetFailures();
      void store.load(keys);
    },
    search: (query, keys, behind) => run({ query, keys, behind }).catch(() => []),
  };
}

const clients = new Map<string, SearchClient>();

/** The page's only client. A page with another base URL counts as a different site. */
export function searchClientOf(options: SearchClientOptions): SearchClient {
  const client = clients.get(options.baseUrl) ?? createSearchClient(options);
  clients.set(options.baseUrl, client);
  return client;
}
