import type { SearchGlobalData } from '../shared/types.ts';
import { indexFileName } from '../shared/version-key.ts';
import { createBackend } from './backend.ts';
import { INDEX_TIMEOUT } from './limits.ts';
import type { Backend, SearchResult } from './types.ts';

/** What the search box needs from the client. */
export interface SearchClient {
  /** Fetches the indexes before the first query, and retries any that failed. */
  prepare(keys: readonly string[]): void;
  /**
   * Returns results, best first, or undefined if a newer query arrived before this one could run; never rejects.
   * Results from the indexes in `demoted` rank lower for the same words.
   */
  search(
    query: string,
    keys: readonly string[],
    demoted: readonly string[],
  ): Promise<readonly SearchResult[] | undefined>;
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
  /** The indexes that have been requested. Each resolves once it's there, has failed, or takes too long. */
  const loads = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  let running: Promise<unknown> = Promise.resolve();
  let newest = 0;

  /**
   * Starts the engine once. It starts a new engine if its files couldn't be loaded or a call was rejected,
   * because then the old engine is dead. The new one has no indexes yet.
   */
  async function callBackend<Answer>(call: (backend: Backend) => Promise<Answer>): Promise<Answer> {
    try {
      backend ??= startBackend();
      return await call(await backend);
    } catch (error) {
      backend = undefined;
      loads.clear();
      failed.clear();
      throw error;
    }
  }

  async function fetchIndex(key: string): Promise<boolean> {
    // The file keeps its name when its content changes, so the browser always revalidates it.
    const response = await fetch(baseUrl + indexFileName(key), { cache: 'no-cache' });
    // A blob stays in the browser's storage, so a large index's bytes never pass through the page's own thread.
    const file = await response.blob();
    return response.ok && callBackend((one) => one.add(key, file));
  }

  /** A failure counts as an empty index. One that's late doesn't delay the others, and counts once it arrives. */
  async function load(key: string): Promise<void> {
    const fetched = fetchIndex(key).catch(() => false);
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), INDEX_TIMEOUT));
    if (!(await Promise.race([fetched, late]))) failed.add(key);

    void fetched.then((isLoaded) => isLoaded && failed.delete(key));
  }

  async function loadAll(keys: readonly string[]): Promise<void> {
    if (options.engine === 'pagefind') {
      // It loads its index itself.
      await callBackend(() => Promise.resolve());
      return;
    }
    for (const key of keys.filter((one) => !loads.has(one))) loads.set(key, load(key));

    await Promise.all(keys.map((key) => loads.get(key)));
  }

  async function run(query: string, keys: readonly string[], demoted: readonly string[]) {
    await loadAll(keys);
    return callBackend((one) => one.search({ query, keys, demoted, baseUrl, options }));
  }

  return {
    prepare(keys) {
      // While the site is being written, each index may have changed.
      for (const key of process.env.NODE_ENV === 'development' ? [...loads.keys()] : failed)
        loads.delete(key);

      failed.clear();
      loadAll(keys).catch(() => undefined);
    },
    async search(query, keys, demoted) {
      newest += 1;
      const own = newest;
      await running;
      if (own !== newest) return undefined;

      const results = run(query, keys, demoted).catch(() => []);
      running = results;
      return results;
    },
  };
}

const clients = new Map<string, SearchClient>();

/** The page's only client. A page with another base URL counts as a different site. */
export function searchClientOf(options: SearchClientOptions): SearchClient {
  const client = clients.get(options.baseUrl) ?? createSearchClient(options);
  clients.set(options.baseUrl, client);
  return client;
}
