import type { SearchGlobalData } from '../shared/types';
import { createBackend } from './backend';
import type { Backend, Found, SearchRequest } from './found';
import { createIndexStore } from './indexStore';
import { latestOnly } from './latestOnly';

/** What the search box asks for. */
export interface SearchClient {
  /** Fetches the indexes ahead of the first query, and again those that failed before. */
  prepare(keys: readonly string[]): void;
  /** Results, best first; never rejects. Those from the indexes `behind` come after others for the same words. */
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
   * Starts the engine once, and again when its own files could not be loaded or when it has rejected a call: that one
   * is dead, and the new one knows none of the indexes.
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

/** The one client of a page; a page with another base URL is another site. */
export function searchClientOf(options: SearchClientOptions): SearchClient {
  const client = clients.get(options.baseUrl) ?? createSearchClient(options);
  clients.set(options.baseUrl, client);
  return client;
}
