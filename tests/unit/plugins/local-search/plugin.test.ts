import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { optionsSchema, type PluginOptions } from '../../../../plugins/local-search/options.ts';
import localSearch from '../../../../plugins/local-search/index.ts';
import type { IndexFile } from '../../../../plugins/local-search/shared/types.ts';
import { summaryOf, warningsOf, SENSIBLE_BYTES } from '../../../../plugins/local-search/indexing/report.ts';

const context = {
  siteDir: '/site',
  baseUrl: '/',
  i18n: { currentLocale: 'en' },
  siteConfig: { title: 'Site', titleDelimiter: '|', markdown: {} },
} as unknown as Parameters<typeof localSearch>[0];

function validated(options: object): PluginOptions {
  const { error, value } = optionsSchema.validate(options);
  if (error) throw error;
  return value as PluginOptions;
}

describe('the options', () => {
  test('have the documented defaults', () => {
    expect(validated({})).toEqual({
      engine: 'lunr',
      exclude: [],
      reference: [],
      tasks: [],
      help: [],
      maxSearchResults: 8,
      remarkPlugins: [],
    });
  });

  test.each([
    { unknown: true },
    { maxSearchResults: 0 },
    { maxSearchResults: 1.5 },
    { exclude: ['page-without-slash'] },
    { tasks: [{ label: 'No address' }] },
    { help: [{ label: 'Elsewhere', to: 'https://example.com' }] },
  ])('reject %j', (options) => {
    expect(() => validated(options)).toThrow();
  });
});

describe('the plugin', () => {
  const plugin = localSearch(context, validated({}));

  test('has absolute theme paths that exist, even if its function is imported', () => {
    const theme = plugin.getThemePath?.() ?? '';
    expect(path.isAbsolute(theme)).toBe(true);
    expect(existsSync(path.join(theme, 'SearchBar'))).toBe(true);
    expect(plugin.getTypeScriptThemePath?.()).toBe(theme);
  });

  test('passes keys and settings to the browser', async () => {
    const setGlobalData = vi.fn();
    const createData = vi.fn();
    const tasks = [{ label: 'Loop', to: '/guide/loop' }];
    const plugin = localSearch(context, validated({ reference: ['guide'], tasks }));
    const allContent = {
      'docusaurus-plugin-content-docs': {
        guide: { loadedVersions: [{ versionName: 'current', docs: [], sidebars: {} }] },
      },
    };
    const actions = { setGlobalData, createData } as never;
    await plugin.contentLoaded?.({ content: undefined, allContent, actions });
    expect(setGlobalData).toHaveBeenCalledWith({
      engine: 'lunr',
      versionKeys: ['docs-guide-current', 'default'],
      referenceKeys: ['docs-guide-current'],
      maxSearchResults: 8,
    });
    // Links load together with the search instead of on every page.
    expect(createData).toHaveBeenCalledWith('links.json', JSON.stringify({ tasks, help: [] }));
  });

  test('reads the pages of a build even if the content plugins report little about them', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'info').mockReturnValue();
    const outDir = mkdtempSync(path.join(tmpdir(), 'local-search-'));
    const doc = { id: 'a', title: 'A', permalink: '/a', source: '@site/a.mdx' };
    const content = { loadedVersions: [{ versionName: 'current', docs: [doc], sidebars: {} }] };
    const docs = 'docusaurus-plugin-content-docs';
    const setGlobalData = vi.fn();
    const loaded = {
      content: undefined,
      allContent: { [docs]: { guide: content } },
      actions: { setGlobalData, createData: vi.fn() },
    };
    await plugin.contentLoaded?.(loaded as never);
    expect(setGlobalData.mock.lastCall?.[0]).toMatchObject({
      versionKeys: ['docs-guide-current', 'default'],
    });
    const plugins = [{ name: docs, options: { id: 'guide' }, content }];
    const routesPaths = ['/a'];
    writeFileSync(
      path.join(outDir, 'a.html'),
      '<html><head><meta name="docusaurus_tag" content="docs-guide-current"></head><main><h1>A</h1>Text</main></html>',
    );
    const trailing = localSearch(
      { ...context, outDir, siteConfig: { ...context.siteConfig, trailingSlash: false } },
      validated({}),
    );
    await trailing.postBuild?.({ plugins, routesPaths, outDir } as never);
    expect(warn).not.toHaveBeenCalled();
    const file = readFileSync(path.join(outDir, 'search-index-docs-guide-current.json'), 'utf8');
    expect((JSON.parse(file) as IndexFile).documents.map((one) => one.sectionRoute)).toEqual(['/a']);
    rmSync(outDir, { recursive: true });
    vi.restoreAllMocks();
  });

  test("serves indexes in the development server, and does not publish the server build's worker", () => {
    expect(plugin.configureWebpack?.({}, false, {} as never, undefined)).toEqual({});
    vi.stubEnv('NODE_ENV', 'development');
    expect(plugin.configureWebpack?.({}, true, {} as never, undefined)).toEqual({
      module: {
        rules: [
          {
            test: expect.stringMatching(/client.backend\.ts$/),
            parser: { worker: false, url: false },
          },
          {
            test: expect.stringMatching(/client.pagefind-backend\.ts$/),
            parser: { exprContextCritical: false },
          },
        ],
      },
    });
    expect(plugin.configureWebpack?.({}, false, {} as never, undefined)).toHaveProperty(
      'devServer.setupMiddlewares',
    );
    vi.unstubAllEnvs();
  });
});

describe('the report', () => {
  const file = (json: string, fileName = 'search-index-default.json') => ({ fileName, sections: 2, json });

  test('is a single line', () => {
    expect(summaryOf([file('x'.repeat(2_500_000)), file('{}', 'search-index-b.json')])).toBe(
      '[local-search] 4 sections in 2 files: search-index-default.json 2 sections, 2.5 MB (2 kB gzip); ' +
        'search-index-b.json 2 sections, 0 kB (0 kB gzip).',
    );
  });

  test('warns of a file that is too large to be loaded whole', () => {
    expect(warningsOf([file('x'.repeat(SENSIBLE_BYTES))], [])).toEqual([]);
    expect(warningsOf([file('x'.repeat(SENSIBLE_BYTES + 1))], [])[0]).toContain('search-index-default.json');
  });
});
