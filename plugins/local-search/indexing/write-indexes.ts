import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PluginOptions } from '../options.ts';
import { indexFileName } from '../shared/version-key.ts';
import { buildIndex } from './build-index.ts';
import { keysOf, collectPages, type SearchedSite } from './pages.ts';
import { writePagefind } from './pagefind.ts';

/**
 * Above this size, one file per version isn't sensible anymore, because visitors load the whole file before
 * the first result. With 10 Mbit/s, that takes two to three seconds. Measured by `npm run bench -- scale`.
 */
const SENSIBLE_BYTES = 8_000_000;

/**
 * Writes one index file per key into the build, even if it's empty, so visitors never request a missing
 * file, or the index of Pagefind. Search is an addition to the site, so any failure here is only a warning.
 */
export async function writeIndexes(site: SearchedSite, options: PluginOptions): Promise<void> {
  try {
    const { pages, problems } = await collectPages(site, options);
    if (options.engine === 'pagefind') {
      console.info(await writePagefind(pages, site));
    } else {
      for (const key of keysOf(site.content.docsKeys)) {
        const index = buildIndex(pages.get(key) ?? []);
        const json = JSON.stringify(index);
        const name = indexFileName(key);
        await writeFile(path.join(site.outDir, name), json);
        const bytes = Buffer.byteLength(json);
        console.info(
          `[local-search] ${name}: ${index.documents.length} sections, ${Math.round(bytes / 1000)} kB`,
        );
        if (bytes > SENSIBLE_BYTES) {
          problems.push(
            `${name} is so large that visitors have to wait for results: use \`engine: 'pagefind'\``,
          );
        }
      }
    }
    if (problems.length > 0) console.warn(['[local-search] Problems:', ...problems].join('\n  - '));
  } catch (error) {
    console.warn('[local-search] The index couldn’t be written, so the search won’t find anything.', error);
  }
}
