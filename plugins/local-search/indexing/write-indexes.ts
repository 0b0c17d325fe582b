import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PluginOptions } from '../options.ts';
import { indexFileName } from '../shared/version-key.ts';
import { buildIndex } from './build-index.ts';
import { keysOf, collectPages, type SearchedSite } from './pages.ts';
import { writePagefind } from './pagefind.ts';
import { type BuiltIndex, summaryOf, warningsOf } from './report.ts';

/**
 * Writes one index file per key into the build, even if it's empty, so that visitors never request a missing
 * file, or the index of Pagefind. Search is an addition to the site, so any failure here is only a warning.
 */
export async function writeIndexes(site: SearchedSite, options: PluginOptions): Promise<void> {
  try {
    const { pages, problems } = await collectPages(site, options);
    const files: BuiltIndex[] = [];
    if (options.engine === 'pagefind') {
      console.info(await writePagefind(pages, site));
      warningsOf(files, problems).forEach((warning) => console.warn(warning));
      return;
    }
    for (const key of keysOf(site.content.docsKeys)) {
      const index = buildIndex(pages.get(key) ?? []);
      const file = {
        fileName: indexFileName(key),
        sections: index.documents.length,
        json: JSON.stringify(index),
      };
      await writeFile(path.join(site.outDir, file.fileName), file.json);
      files.push(file);
    }
    console.info(summaryOf(files));
    warningsOf(files, problems).forEach((warning) => console.warn(warning));
  } catch (error) {
    console.warn('[local-search] The index couldn’t be written, so the search won’t find anything.', error);
  }
}
