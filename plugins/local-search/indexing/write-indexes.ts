import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_KEY } from '../../site-content/site-content.ts';
import type { PluginOptions } from '../options.ts';
import { indexFileName } from '../shared/types.ts';
import { buildIndex } from './build-index.ts';
import { collectPages, type SearchedSite } from './pages.ts';
import type { SearchWords } from './search-words.ts';

/** Readers load a file before the first result: this many bytes take two to three seconds at 10 Mbit/s. */
const SENSIBLE_BYTES = 8_000_000;

/** Writes a file per key, even an empty one. Failures are warnings, except for words without a section. */
export async function writeIndexes(
  site: SearchedSite,
  options: PluginOptions,
  words: SearchWords = new Map(),
): Promise<void> {
  const unused = new Set(words.keys());
  try {
    const { pages, problems } = await collectPages(site, options);
    for (const key of [...site.content.docsKeys, DEFAULT_KEY]) {
      const index = buildIndex(pages.get(key) ?? [], words);
      for (const { sectionRoute } of index.documents) unused.delete(sectionRoute);
      const json = JSON.stringify(index);
      const name = indexFileName(key);
      await writeFile(path.join(site.outDir, name), json);
      const bytes = Buffer.byteLength(json);
      console.info(
        `[local-search] ${name}: ${index.documents.length} sections, ${Math.round(bytes / 1000)} kB`,
      );
      if (bytes > SENSIBLE_BYTES)
        problems.push(`${name} is so large that readers wait for results: see decisions/search-engine.md`);
    }
    if (problems.length > 0) console.warn(['[local-search] Problems:', ...problems].join('\n  - '));
  } catch (error) {
    console.warn('[local-search] The index couldn’t be written, so the search won’t find anything.', error);
    return;
  }
  if (unused.size > 0) {
    const sections = [...unused].join('\n  - ');
    throw new Error(`search-words.json has words for sections that don’t exist:\n  - ${sections}`);
  }
}
