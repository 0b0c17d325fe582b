import { indexFileName } from '../shared/versionKey';
import { INDEX_PATIENCE } from './limits';

interface IndexStore {
  /** Loads what is not loaded yet and resolves when every key is loaded, late or has failed. Never rejects. */
  load(keys: readonly string[]): Promise<void>;
  /** Lets the keys that failed be fetched again. */
  forgetFailures(): void;
  /** Lets every key be fetched again: while the site is being written, an index changes under the page. */
  forgetAll(): void;
}

interface IndexStoreOptions {
  readonly baseUrl: string;
  /** Takes a fetched file; false when it is no index. */
  readonly add: (key: string, file: Blob) => Promise<boolean>;
}

/** Fetches each index once. Whatever goes wrong counts as an empty index, without a word to the visitor. */
export function createIndexStore({ baseUrl, add }: IndexStoreOptions): IndexStore {
  const loads = new Map<string, Promise<void>>();
  const failed = new Set<string>();

  async function fetchIndex(key: string): Promise<boolean> {
    try {
      // The name of the file stays the same when the content changes: the server is always asked whether it did.
      const response = await fetch(baseUrl + indexFileName(key), { cache: 'no-cache' });
      // A blob stays where the browser has it: the bytes of a large index never pass through the page's own thread.
      return response.ok && (await add(key, await response.blob()));
    } catch {
      return false;
    }
  }

  /** A fetch that does not end must not hold back the other indexes; if it ends after all, it counts. */
  async function loadKey(key: string): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), INDEX_PATIENCE);
    });
    const fetched = fetchIndex(key).then((isLoaded) => {
      clearTimeout(timer);
      if (isLoaded) {
        failed.delete(key);
      }
      return isLoaded;
    });
    if (!(await Promise.race([fetched, late]))) {
      failed.add(key);
    }
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
