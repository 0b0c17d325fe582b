import type { Backend, SearchResult } from '../shared/results.ts';
import { indexFileName, type SearchGlobalData } from '../shared/types.ts';

import { connect } from './connect.ts';

/** A search waits this many milliseconds for an index, which then counts as empty until it arrives. */
const INDEX_TIMEOUT = 10_000;

type SearchClient = ReturnType<typeof createSearchClient>;

export function createSearchClient(
  baseUrl: string,
  options: SearchGlobalData,
  startBackend: () => Promise<Backend> = connect,
) {
  let backend: Promise<Backend> | undefined;
  /** The indexes that have been requested. Each resolves once it's there, has failed, or takes too long. */
  const loads = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  let running: Promise<unknown> = Promise.resolve();
  let newest = 0;

  /** Starts the worker, and after a rejected call a new one without indexes, because the old one is dead. */
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
    // A blob stays in the browser's storage, so a large index never passes through the page's own thread.
    const file = await response.blob();
    return response.ok && callBackend((one) => one.add(key, file));
  }

  /** A failure counts as an empty index. A late one doesn't delay the others, and counts once it arrives. */
  async function load(key: string): Promise<void> {
    const fetched = fetchIndex(key).catch(() => false);
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), INDEX_TIMEOUT));
    if (!(await Promise.race([fetched, late]))) failed.add(key);

    void fetched.then((isLoaded) => isLoaded && failed.delete(key));
  }

  async function loadAll(keys: readonly string[]): Promise<void> {
    for (const key of keys) if (!loads.has(key)) loads.set(key, load(key));
    await Promise.all([callBackend(() => Promise.resolve()), ...keys.map((key) => loads.get(key))]);
  }

  async function run(query: string, keys: readonly string[], demoted: readonly string[]) {
    await loadAll(keys);
    return callBackend((one) => one.search({ query, keys, demoted, baseUrl, options }));
  }

  return {
    /** Fetches the indexes before the first query, and retries any that failed. */
    prepare(keys: readonly string[]): void {
      // While the site is being written, each index may have changed.
      for (const key of process.env.NODE_ENV === 'development' ? [...loads.keys()] : failed)
        loads.delete(key);

      failed.clear();
      loadAll(keys).catch(() => undefined);
    },
    /** Returns results, best first, or undefined if a newer query arrived first. It never rejects. */
    async search(
      query: string,
      keys: readonly string[],
      demoted: readonly string[],
    ): Promise<readonly SearchResult[] | undefined> {
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

let client: SearchClient | undefined;

/** The page's only client, which all search boxes share, because each page draws a new one. */
export function searchClientOf(baseUrl: string, options: SearchGlobalData): SearchClient {
  client ??= createSearchClient(baseUrl, options);
  return client;
}
