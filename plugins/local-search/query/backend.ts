import type { Backend } from '../shared/results.ts';
import { pageOf } from '../shared/trail.ts';
import type { IndexFile } from '../shared/types.ts';
import { loadIndex, type LoadedIndex } from './load.ts';
import { search } from './search.ts';
import { toSearchResult } from './search-result.ts';

/** Keeps the indexes and searches them. It blocks the thread that it runs in. */
export function createBackend(): Backend {
  const indexes = new Map<string, LoadedIndex>();

  return {
    async add(key, file) {
      indexes.delete(key);
      try {
        indexes.set(key, loadIndex(JSON.parse(await file.text()) as IndexFile));
        return true;
      } catch {
        // A truncated file or an HTML page counts as no index.
        return false;
      }
    },

    async search({ query, keys, demoted, baseUrl, options }) {
      const indexesOf = (some: readonly string[]) => some.flatMap((key) => indexes.get(key) ?? []);
      const used = indexesOf(keys);
      const hits = search(query, used, options, new Set(indexesOf(demoted)));
      const documents = used.flatMap((index) => index.documents);
      const titles = new Map(documents.map((one) => [pageOf(one.sectionRoute), one.pageTitle]));
      return hits.map((hit) => toSearchResult(hit, { query, baseUrl, titleOf: (page) => titles.get(page) }));
    },
  };
}
