import { readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Pagefind from 'pagefind';
import { pageOf, trailOf } from '../client/trail.ts';
import { groupOf, PAGEFIND_FOLDER, toPagefind, type StoredText } from '../shared/pagefind.ts';
import type { IndexedPage } from './build-index.ts';
import type { SearchedSite } from './pages.ts';
import { withoutNext } from './section-writer.ts';

const packages = createRequire(__filename)('./load-packages.cjs') as {
  pagefind: () => Promise<typeof Pagefind>;
};

/** The number of files with sections. More sections share files, because hosts and offline copies list each file. */
const MOST_FRAGMENTS = 1000;

/** Pagefind's own search boxes, which offline copies would save. */
const UNUSED = /^pagefind-(?:.*ui|highlight)\.(?:js|css)$/u;

/**
 * Writes Pagefind's index: one record for each section, so results lead to sections as with lunr.
 * @param pages - by the key of their index
 * @throws Error if Pagefind refuses a section or can't write its files
 */
export async function writePagefind(
  pages: ReadonlyMap<string, readonly IndexedPage[]>,
  { outDir, language, baseUrl }: Pick<SearchedSite, 'outDir' | 'language' | 'baseUrl'>,
): Promise<string> {
  const { createIndex, close } = await packages.pagefind();
  // Identifiers such as `keyfill.useOnUpdate` are found by their parts; `$` and `_` belong to words.
  const { index, errors } = await createIndex({
    forceLanguage: language,
    includeCharacters: '_$',
    maxFragments: MOST_FRAGMENTS,
  });
  try {
    if (index === undefined) throw new Error(errors.join(' '));

    const titles = new Map([...pages.values()].flat().map((page) => [pageOf(page.route), page.title]));
    let count = 0;
    for (const [key, ofKey] of pages) {
      for (const page of ofKey) {
        for (const record of recordsOf(page, key, titles, baseUrl)) {
          const added = await index.addCustomRecord({ language, ...record });
          failOn(added.errors);
          count += 1;
        }
      }
    }
    const folder = path.join(outDir, PAGEFIND_FOLDER);
    failOn((await index.writeFiles({ outputPath: folder })).errors);
    for (const file of (await readdir(folder)).filter((one) => UNUSED.test(one)))
      await rm(path.join(folder, file));

    return `[local-search] ${count} sections, indexed by Pagefind.`;
  } finally {
    await close();
  }
}

/** Tags and other titles belong to the page, so only its lead section has them. */
function recordsOf(page: IndexedPage, key: string, titles: ReadonlyMap<string, string>, baseUrl: string) {
  const trail = trailOf(page.route, baseUrl, (route) => titles.get(route));
  const above = JSON.stringify(Object.fromEntries(trail.map(({ route, title }) => [route, title])));
  return withoutNext(page.sections).map((section, position) => {
    const title = section.title === '' ? page.title : section.title;
    const meta: StoredText = {
      title,
      pageTitle: page.title,
      tags: position === 0 ? [...page.tags, ...page.otherTitles].join(' ') : '',
      type: page.type,
      above,
    };
    return {
      url: section.anchor === undefined ? page.route : `${page.route}#${section.anchor}`,
      // Pagefind doesn't find a record without content.
      content: toPagefind(section.text === '' ? title : section.text),
      meta: { ...meta },
      filters: { group: [groupOf(key, page.type)] },
    };
  });
}

function failOn(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.join(' '));
}
