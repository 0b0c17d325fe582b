import { indexFileName } from '../shared/version-key.ts';
import { INDEX_TIMEOUT } from './limits.ts';

interface IndexStore {
  /** Loads any missing indexes. Resolves once each index has loaded, failed, or timed out; never rejects. */
  load(keys: readonly string[]): Promise<void>;
  /** Allows failed indexes to be fetched again. */
  forgetFailures(): void;
  /** Allows every index to be fetched again, because an index can change while the site is being written. */
  forgetAll(): void;
}

interface IndexStoreOptions {
  readonly baseUrl: string;
  /** Accepts a fetched file; false if it isn't an index. */
  readonly add: (key: string, file: Blob) => Promise<boolean>;
}

/** Fetches each index once. Any failure counts as an empty index, and the visitor doesn't see an error. */
export function createIndexStore({ baseUrl, add }: IndexStoreOptions): IndexStore {
  const loads = new Map<string, Promise<void>>();
  const failed = new Set<string>();

  async function fetchIndex(key: string): Promise<boolean> {
    try {
      // The file keeps its name when its content changes, so the browser always revalidates it.
      const response = await fetch(baseUrl + indexFileName(key), { cache: 'no-cache' });
      // A blob stays in the browser's storage, so a large index's bytes never pass through the page's own
      // thread.
      return response.ok && (await add(key, await response.blob()));
    } catch {
      return false;
    }
  }

  /** A fetch that hangs must not delay the other indexes. If it finishes after all, its index counts. */
  async function loadKey(key: string): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), INDEX_TIMEOUT);
    });
    const fetched = fetchIndex(key).then((isLoaded) => {
      clearTimeout(timer);
      if (isLoaded) failed.delete(key);
      return isLoaded;
    });
    if (!(await Promise.race([fetched, late]))) failed.add(key);
  }

  return {
    async load(keys) {
      await Promise.all(
        keys.map((key) => {
          const load = loads.get(key) ?? loadKey(key);
          loads.set(key, load);
          return load;
        }),
      );
    },
    forgetFailures() {
      failed.forEach((key) => loads.delete(key));
      failed.clear();
    },
    forgetAll() {
      loads.clear();
      failed.clear();
    },
  };
}
