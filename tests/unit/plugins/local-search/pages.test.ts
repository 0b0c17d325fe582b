import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageReader } from '../../../../plugins/built-html/page-reader.ts';
import { extractPage } from '../../../../plugins/local-search/indexing/extract.ts';
import { collectPages, type SearchedSite } from '../../../../plugins/local-search/indexing/pages.ts';
import type { KnownPage } from '../../../../plugins/site-content/site-content.ts';
import { readSearchWords } from '../../../../plugins/local-search/indexing/search-words.ts';
import { writeIndexes } from '../../../../plugins/local-search/indexing/write-indexes.ts';
import { optionsSchema, type PluginOptions } from '../../../../plugins/local-search/options.ts';
import type { IndexFile } from '../../../../plugins/local-search/shared/types.ts';
import { fixture } from './helpers.ts';

const options = optionsSchema.validate({}).value as PluginOptions;
const KEY = 'docs-guide-current';

let outDir: string;
beforeEach(() => void (outDir = mkdtempSync(path.join(tmpdir(), 'local-search-'))));
afterEach(() => rmSync(outDir, { recursive: true }));

const write = (route: string, html: string): void => writeFileSync(path.join(outDir, `${route}.html`), html);

function site(routesPaths: string[], pages: KnownPage[] = []): SearchedSite {
  const reader = new PageReader({ outDir, url: 'https://docs.example', baseUrl: '/', trailingSlash: false });
  return {
    routesPaths,
    outDir,
    baseUrl: '/',
    readPage: reader.add('search', extractPage),
    titleDelimiter: ' | ',
    noIndex: false,
    content: { docsKeys: [KEY], pages },
  };
}

test('a page has its tags and keywords, and the titles that differ from its h1', async () => {
  write('guide', fixture('headings').replace('>Guide start | Scratch<', '>In the tab | Scratch<'));
  const page: KnownPage = {
    ...{ permalink: '/guide/', key: KEY, type: 'docs', source: undefined, isHidden: false },
    ...{ tags: ['a tag'], title: 'From the front matter' },
  };
  const { pages } = await collectPages(site(['/guide'], [page]), options);
  expect(pages.get(KEY)?.[0]).toMatchObject({
    title: 'Guide start',
    otherTitles: ['From the front matter', 'In the tab'],
    tags: ['a tag', 'kickoff', 'getting started'],
  });
});

test('each key gets an index, even an empty one, and unreadable pages are named', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  write('details', fixture('details'));
  write('empty', '<html><head><meta name="docusaurus_tag" content="default"></head><main></main></html>');
  await writeIndexes(site(['/details', '/empty', '/missing']), options);
  const read = (key: string) =>
    JSON.parse(readFileSync(path.join(outDir, `search-index-${key}.json`), 'utf8')) as IndexFile;
  expect(read(KEY).documents).toHaveLength(3);
  expect(read('default').documents).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.lastCall?.[0]).toMatch(/- \/empty: no text to index.*- \/missing: Expected output/s);
});

test('words for a section that does not exist make the build fail', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  write('details', fixture('details'));
  const writeWith = (sections: object) => {
    writeFileSync(path.join(outDir, 'words.json'), JSON.stringify({ '/details': sections }));
    return writeIndexes(
      site(['/details']),
      options,
      readSearchWords(['words.json'], { siteDir: outDir, baseUrl: '/' }),
    );
  };
  await expect(writeWith({ '': 'expand' })).resolves.toBeUndefined();
  await expect(writeWith({ '': 'expand', lost: 'fold' })).rejects.toThrow('\n  - /details#lost');
});
