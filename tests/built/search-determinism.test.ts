import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadedPlugin } from '@docusaurus/types';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildIndex } from '../../plugins/local-search/indexing/buildIndex';
import { collectPages, type BuiltSite } from '../../plugins/local-search/indexing/pages';
import { collectSiteContent, contentOfPlugins } from '../../plugins/local-search/indexing/siteContent';
import { optionsSchema, type PluginOptions } from '../../plugins/local-search/options';
import { buildDir, readBuilt } from '../helpers/built-site';

interface Loaded {
  readonly plugins: readonly LoadedPlugin[];
  readonly routesPaths: readonly string[];
  readonly siteConfig: { readonly title: string; readonly titleDelimiter: string };
}

const options = optionsSchema.validate({}).value as PluginOptions;
let site: BuiltSite;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { load } = createRequire(import.meta.url)('@docusaurus/core/lib/server') as {
    load: (options: { siteDir: string }) => Promise<Loaded>;
  };
  const { plugins, routesPaths, siteConfig } = await load({ siteDir: path.resolve('.') });
  site = {
    routesPaths,
    outDir: buildDir,
    baseUrl: '/',
    trailingSlash: false,
    titleSuffix: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
    noIndex: false,
    content: collectSiteContent(contentOfPlugins(plugins)),
  };
}, 60_000);

async function indexes(from: BuiltSite): Promise<Map<string, string>> {
  const { pages, problems } = await collectPages(from, options);
  expect(problems).toEqual([]);
  return new Map([...pages].map(([key, some]) => [key, JSON.stringify(buildIndex(some))]));
}

describe('indexing the same pages again', () => {
  test('gives the bytes that the build has written', async () => {
    const again = await indexes(site);
    expect([...again.keys()].sort()).toEqual(['default', 'docs-api-current', 'docs-user-guide-current']);
    for (const [key, json] of again) expect(json === readBuilt(`search-index-${key}.json`), key).toBe(true);
  });

  test('gives the same bytes whatever order pages and routes come in', async () => {
    const reversed = await indexes({
      ...site,
      routesPaths: [...site.routesPaths].reverse(),
      content: { ...site.content, pages: [...site.content.pages].reverse() },
    });
    for (const [key, json] of reversed)
      expect(json === readBuilt(`search-index-${key}.json`), key).toBe(true);
  });
});
