import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { type BuiltSite, PageReader } from '../../../../plugins/built-html/page-reader.ts';
import { extractPage } from '../../../../plugins/local-search/indexing/extract.ts';
import type { SearchedSite } from '../../../../plugins/local-search/indexing/pages.ts';
import type { KnownPage } from '../../../../plugins/local-search/indexing/site-content.ts';
import { optionsSchema, type PluginOptions } from '../../../../plugins/local-search/options.ts';

/** The defaults. */
export const options = optionsSchema.validate({}).value as PluginOptions;

/** The key of the user guide's index. */
export const KEY = 'docs-guide-current';

let outDir: string;

/** Gives each test a folder for a built site, and removes it afterward. */
export function setUpBuiltSite(): void {
  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'local-search-'));
  });

  afterEach(() => {
    rmSync(outDir, { recursive: true });
    vi.restoreAllMocks();
  });
}

/** The path of a file in the built site. */
export const inBuild = (file: string): string => path.join(outDir, file);

/** Writes a file of the built site. */
export function write(file: string, html: string): void {
  const target = inBuild(file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, html);
}

/** A page as the content plugins describe it. */
export function known(permalink: string, more: Partial<KnownPage> = {}): KnownPage {
  return {
    permalink,
    key: KEY,
    type: 'docs',
    title: undefined,
    source: undefined,
    tags: [],
    isHidden: false,
    ...more,
  };
}

/** A site with these routes. */
export function site(
  routesPaths: string[],
  more: Partial<SearchedSite & BuiltSite> = {},
  pages: KnownPage[] = [],
): SearchedSite {
  const place = { outDir, url: 'https://docs.example', baseUrl: '/', trailingSlash: false };
  const reader = new PageReader({ ...place, ...more });
  return {
    routesPaths,
    outDir,
    baseUrl: '/',
    readPage: reader.add('search', extractPage),
    titleSuffix: ' | Scratch',
    noIndex: false,
    language: 'en',
    content: { docsKeys: [KEY], pages },
    ...more,
  };
}
