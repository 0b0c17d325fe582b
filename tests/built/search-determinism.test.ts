import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadedPlugin } from '@docusaurus/types';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PageReader } from '../../plugins/built-html/page-reader.ts';
import { buildIndex } from '../../plugins/local-search/indexing/build-index.ts';
import { extractPage } from '../../plugins/local-search/indexing/extract.ts';
import { collectPages, type SearchedSite } from '../../plugins/local-search/indexing/pages.ts';
import { collectSiteContent, contentOfPlugins } from '../../plugins/local-search/indexing/site-content.ts';
import { optionsSchema, type PluginOptions } from '../../plugins/local-search/options.ts';
import { search } from '../../src/config/search.ts';
import { buildDir, readBuilt } from '../helpers/built-site.ts';
import { fixtureBuild } from '../helpers/fixture.ts';

interface Loaded {
  readonly plugins: readonly LoadedPlugin[];
  readonly routesPaths: readonly string[];
  readonly siteConfig: { readonly title: string; readonly titleDelimiter: string; readonly url: string };
}

const options = optionsSchema.validate(search).value as PluginOptions;
let site: SearchedSite;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { load } = createRequire(import.meta.url)('@docusaurus/core/lib/server') as {
    load: (options: { siteDir: string }) => Promise<Loaded>;
  };
  const { plugins, routesPaths, siteConfig } = await load({ siteDir: path.resolve('.') });
  const reader = new PageReader({
    outDir: buildDir,
    url: siteConfig.url,
    baseUrl: '/',
    trailingSlash: false,
  });
  site = {
    routesPaths,
    outDir: buildDir,
    baseUrl: '/',
    readPage: reader.add('search', extractPage),
    titleSuffix: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
    noIndex: false,
    language: 'en',
    content: collectSiteContent(contentOfPlugins(plugins)),
  };
}, 180_000);

async function indexes(from: SearchedSite): Promise<Map<string, string>> {
  const { pages, problems } = await collectPages(from, options);
  expect(problems).toEqual([]);
  return new Map([...pages].map(([key, some]) => [key, JSON.stringify(buildIndex(some))]));
}

describe('two builds of the same sources', () => {
  // These variants add pages elsewhere, but their two docs plugins, with two versions each, read the same
  // sources.
  const variants = ['analytics', 'broken-link', 'broken-markdown-link'];
  const keys = ['api-1.0', 'api-current', 'user-guide-1.0', 'user-guide-current'];

  test.each(keys)('produce the same bytes for docs-%s', (key) => {
    const file = `search-index-docs-${key}.json`;
    const first = readBuilt(file, fixtureBuild('base').dir);
    expect(first.length).toBeGreaterThan(500);
    const different = variants.filter((variant) => readBuilt(file, fixtureBuild(variant).dir) !== first);
    expect(different).toEqual([]);
  });
});

describe('indexing the same pages again', () => {
  test('produces the bytes that the build wrote', async () => {
    const again = await indexes(site);
    expect([...again.keys()].sort()).toEqual(['default', 'docs-api-current', 'docs-user-guide-current']);
    for (const [key, json] of again) expect(json === readBuilt(`search-index-${key}.json`), key).toBe(true);
  });

  test('produces the same bytes in whatever order pages and routes come', async () => {
    const reversed = await indexes({
      ...site,
      routesPaths: [...site.routesPaths].reverse(),
      content: { ...site.content, pages: [...site.content.pages].reverse() },
    });
    for (const [key, json] of reversed)
      expect(json === readBuilt(`search-index-${key}.json`), key).toBe(true);
  });
});
