import type { SearchGlobalData } from '../shared/types.ts';
import { createBackend } from './backend.ts';
import type { Backend, SearchRequest, SearchResult } from './types.ts';
import { createIndexStore } from './index-store.ts';
import { latestOnly } from './latest-only.ts';

/** What the search box needs from the client. */
export interface SearchClient {
  /** Fetches the indexes before the first query, and retries any that failed. */
  prepare(keys: readonly string[]): void;
  /**
   * Returns results, best first; never rejects. Results from the indexes in `demoted` rank lower for the same
   * words.
   */
  search(
    query: string,
    keys: readonly string[],
    demoted: readonly string[],
  ): Promise<readonly SearchResult[]>;
}

interface SearchClientOptions {
  readonly baseUrl: string;
  readonly options: SearchGlobalData;
  readonly startBackend?: () => Promise<Backend>;
}

export function createSearchClient({
  baseUrl,
  options,
  startBackend = () => createBackend(baseUrl, options),
}: SearchClientOptions): SearchClient {
  let backend: Promise<Backend> | undefined;
  /**
   * Starts the engine once. It starts a new engine if its files couldn't be loaded or a call was rejected,
   * because then the old engine is dead. The new one has no indexes yet.
   */
  const callBackend = async <Answer>(call: (backend: Backend) => Promise<Answer>): Promise<Answer> => {
    try {
      backend ??= startBackend();
      return await call(await backend);
    } catch (error) {
      backend = undefined;
      store.forgetAll();
      throw error;
    }
  };
  const store = createIndexStore({
    baseUrl,
    add: (key, file) => callBackend((backend) => backend.add(key, file)),
  });

  /** Pagefind loads its index itself, so it's only started. */
  const load = (keys: readonly string[]): Promise<void> =>
    options.engine === 'lunr' ? store.load(keys) : callBackend(() => Promise.resolve());

  const run = latestOnly(
    async ({ query, keys, demoted }: Pick<SearchRequest, 'query' | 'keys' | 'demoted'>) => {
      await load(keys);
      return callBackend((backend) => backend.search({ query, keys, demoted, baseUrl, options }));
    },
  );

  return {
    prepare(keys) {
      if (process.env.NODE_ENV === 'development') store.forgetAll();
      store.forgetFailures();
      load(keys).catch(() => undefined);
    },
    search: (query, keys, demoted) => run({ query, keys, demoted }).catch(() => []),
  };
}

const clients = new Map<string, SearchClient>();

/** The page's only client. A page with another base URL counts as a different site. */
export function searchClientOf(options: SearchClientOptions): SearchClient {
  const client = clients.get(options.baseUrl) ?? createSearchClient(options);
  clients.set(options.baseUrl, client);
  return client;
}
