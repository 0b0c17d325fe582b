import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageReader } from '../../../../plugins/built-html/page-reader.ts';
import { extractPage } from '../../../../plugins/local-search/indexing/extract.ts';
import { collectPages, type SearchedSite } from '../../../../plugins/local-search/indexing/pages.ts';
import type { KnownPage } from '../../../../plugins/site-content/site-content.ts';
import { writeIndexes } from '../../../../plugins/local-search/indexing/write-indexes.ts';
import { optionsSchema, type PluginOptions } from '../../../../plugins/local-search/options.ts';
import type { IndexFile } from '../../../../plugins/local-search/shared/types.ts';
import { fixture } from './helpers.ts';

const options = optionsSchema.validate({}).value as PluginOptions;
const KEY = 'docs-guide-current';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'local-search-'));
});
afterEach(() => {
  rmSync(outDir, { recursive: true });
  vi.restoreAllMocks();
});

function write(route: string, html: string): void {
  const file = path.join(outDir, `${route.replace(/\.html$/, '')}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
}

function known(permalink: string, more: Partial<KnownPage>): KnownPage {
  const page = { permalink, key: KEY, type: 'docs', title: undefined, source: undefined, tags: [] } as const;
  return { ...page, isHidden: false, ...more };
}

function site(
  routesPaths: string[],
  more: Partial<SearchedSite> = {},
  pages: KnownPage[] = [],
): SearchedSite {
  const { baseUrl = '/' } = more;
  const reader = new PageReader({ outDir, url: 'https://docs.example', baseUrl, trailingSlash: false });
  return {
    routesPaths,
    outDir,
    baseUrl,
    readPage: reader.add('search', extractPage),
    titleDelimiter: ' | ',
    noIndex: false,
    content: { docsKeys: [KEY], pages },
    ...more,
  };
}

async function routesByKey(built: SearchedSite, exclude: string[] = []): Promise<Record<string, string[]>> {
  const { pages } = await collectPages(built, { exclude });
  return Object.fromEntries([...pages].map(([key, list]) => [key, list.map(({ route }) => route)]));
}

async function pageOf(built: SearchedSite) {
  return (await collectPages(built, options)).pages.get(KEY)?.[0];
}

describe('the pages of a build', () => {
  const files = {
    '/guide/details': 'details',
    '/guide/unlisted': 'unlisted',
    '/guide/noindex': 'noindex',
    '/blog/post-1': 'blog-post',
    '/markdown-page': 'markdown-page',
  };
  const routes = Object.keys(files);

  beforeEach(() => Object.entries(files).forEach(([route, name]) => write(route, fixture(name))));

  test('omit pages that the options exclude, including below a base URL', async () => {
    expect((await routesByKey(site(routes), ['/markdown-page', '/guide']))['default']).toEqual([
      '/blog/post-1',
    ]);
    const below = site(['/base/guide/details'], { baseUrl: '/base/' });
    expect(await routesByKey(below)).toEqual({ [KEY]: ['/base/guide/details'] });
    expect(await routesByKey(below, ['/guide/details'])).toEqual({});
  });
});

describe('a page', () => {
  test('has its tags and keywords, and the titles that differ from its h1', async () => {
    write('guide', fixture('headings').replace('>Guide start | Scratch<', '>In the tab | Scratch<'));
    const page = known('/guide/', { tags: ['a tag'], title: 'From the front matter' });
    expect(await pageOf(site(['/guide'], {}, [page]))).toMatchObject({
      title: 'Guide start',
      otherTitles: ['From the front matter', 'In the tab'],
      tags: ['a tag', 'kickoff', 'getting started'],
    });
  });
});

describe('writing the indexes', () => {
  test('creates one file per key, even an empty one, and names unreadable pages', async () => {
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
});
