import { indexFileName } from '../shared/versionKey';

export interface IndexStore {
  /** Loads what is not loaded yet and resolves when every key is loaded or has failed. Never rejects. */
  load(keys: readonly string[]): Promise<void>;
  /** Lets the keys that failed be fetched again. */
  forgetFailures(): void;
  /** Lets every key be fetched again: while the site is being written, an index changes under the page. */
  forgetAll(): void;
}

export interface IndexStoreOptions {
  readonly baseUrl: string;
  /** Takes a fetched file; false when it is no index. */
  readonly add: (key: string, file: ArrayBuffer) => Promise<boolean>;
}

/** Fetches each index once. Whatever goes wrong counts as an empty index, without a word to the visitor. */
export function createIndexStore({ baseUrl, add }: IndexStoreOptions): IndexStore {
  const loads = new Map<string, Promise<void>>();
  const failed = new Set<string>();

  async function fetchIndex(key: string): Promise<boolean> {
    try {
      // The name of the file stays the same when the content changes: the server is always asked whether it did.
      const response = await fetch(baseUrl + indexFileName(key), { cache: 'no-cache' });
      return response.ok && (await add(key, await response.arrayBuffer()));
    } catch {
      return false;
    }
  }

  async function loadKey(key: string): Promise<void> {
    if (!(await fetchIndex(key))) {
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
