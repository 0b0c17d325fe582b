import { loadIndex, search, type LoadedIndex } from '../query/search.ts';
import type { IndexFile } from '../shared/types.ts';
import type { Backend } from './types.ts';
import { toSearchResult } from './search-result.ts';
import { pageOf } from './trail.ts';

interface Entry {
  readonly index: LoadedIndex;
  /** Page titles by route. */
  readonly titles: ReadonlyMap<string, string>;
}

/** The engine itself. It blocks the thread that it runs in. */
export function createLocalBackend(): Backend {
  const entries = new Map<string, Entry>();

  return {
    async add(key, file) {
      try {
        entries.set(key, read(await file.text()));
        return true;
      } catch {
        // A truncated file, an HTML page, or different data counts as no index.
        entries.delete(key);
        return false;
      }
    },

    async search({ query, keys, demoted, baseUrl, options }) {
      const used = keys.flatMap((key) => entries.get(key) ?? []);
      const titleOf = (page: string): string | undefined => {
        for (const { titles } of used) {
          const title = titles.get(page);
          if (title !== undefined) return title;
        }
        return undefined;
      };
      const hits = search(
        query,
        used.map((entry) => entry.index),
        options,
        new Set(demoted.flatMap((key) => entries.get(key)?.index ?? [])),
      );
      return hits.map((hit) => toSearchResult(hit, { query, baseUrl, titleOf }));
    },
  };
}

function read(file: string): Entry {
  // `loadIndex` checks the format.
  const index = loadIndex(JSON.parse(file) as IndexFile);
  const titles = new Map<string, string>();
  for (const { sectionRoute, pageTitle } of index.documents)
    if (!sectionRoute.includes('#')) titles.set(pageOf(sectionRoute), pageTitle);

  return { index, titles };
}
