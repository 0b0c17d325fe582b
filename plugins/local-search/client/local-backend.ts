import { loadIndex, type LoadedIndex } from '../query/load.ts';
import { search } from '../query/search.ts';
import type { IndexFile } from '../shared/types.ts';
import type { Backend } from './types.ts';
import { toSearchResult } from './search-result.ts';
import { pageOf } from './trail.ts';

/** The engine itself. It blocks the thread that it runs in. */
export function createLocalBackend(): Backend {
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
