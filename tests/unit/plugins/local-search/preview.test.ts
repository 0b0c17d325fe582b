import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import apiReference from '../../../../src/mdx/api-reference/index.ts';
import localSearch from '../../../../plugins/local-search/index.ts';
import { optionsSchema, type PluginOptions } from '../../../../plugins/local-search/options.ts';
import { loadIndex } from '../../../../plugins/local-search/query/load.ts';
import type { IndexFile } from '../../../../plugins/local-search/shared/types.ts';
import { routesFor } from './helpers.ts';

describe('the preview', () => {
  let siteDir: string;

  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'development');
    siteDir = mkdtempSync(path.join(tmpdir(), 'local-search-'));
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(siteDir, { recursive: true });
  });

  function write(file: string, content: string): void {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), content);
  }

  /** Loads the plugin for a site with these docs, as Docusaurus does after every change of the site. */
  async function load(...ids: string[]): Promise<ReturnType<typeof localSearch>> {
    const context = {
      siteDir,
      generatedFilesDir: path.join(siteDir, 'generated'),
      baseUrl: '/base/',
      i18n: { currentLocale: 'en' },
      siteConfig: { title: 'Site', titleDelimiter: '|', markdown: {} },
    } as unknown as Parameters<typeof localSearch>[0];
    const options = { remarkPlugins: [apiReference], exclude: ['/guide/excluded'] };
    const plugin = localSearch(context, optionsSchema.validate(options).value as PluginOptions);
    const docs = ids.map((id) => ({
      id,
      title: id,
      permalink: `/base/guide/${id}`,
      source: `@site/guide/${id}.mdx`,
      tags: [],
    }));
    const versions = [{ versionName: 'current', docs, sidebars: {} }];
    const createData = async (name: string, data: string) =>
      write(`generated/local-search/default/${name}`, data);
    await plugin.contentLoaded?.({
      content: undefined,
      allContent: { 'docusaurus-plugin-content-docs': { guide: { loadedVersions: versions } } },
      actions: { setGlobalData: vi.fn(), createData } as never,
    });
    return plugin;
  }

  type Handler = (request: object, response: { json(body: unknown): void }) => void;

  /** Returns what the development server answers to a request for the guide's index. */
  function indexFrom(plugin: ReturnType<typeof localSearch>): () => Promise<IndexFile> {
    const { devServer } = plugin.configureWebpack?.({}, false, {} as never, undefined) as unknown as {
      devServer: { setupMiddlewares: (some: unknown[], server: object) => unknown[] };
    };
    const get = vi.fn<(address: string, handler: Handler) => void>();
    devServer.setupMiddlewares([], { app: { get } });
    const [address, handler] = get.mock.lastCall!;
    expect(address).toBe('/base/search-index-:key.json');
    return () =>
      new Promise((resolve) => {
        const json = (body: unknown): void => resolve(JSON.parse(JSON.stringify(body)) as IndexFile);
        handler({ params: { key: 'docs-guide-current' } }, { json });
      });
  }

  test('finds changed and new pages without a restart', async () => {
    write('guide/a.mdx', '---\nkeywords: [caption]\n---\nalpha\n\n## Next steps\n\nRead on.\n');
    const index = indexFrom(await load('a'));
    const found = async (query: string) => routesFor(query, loadIndex(await index()));
    expect((await index()).documents).toHaveLength(1);
    expect(await found('alpha')).toEqual(['/base/guide/a']);
    expect(await found('caption')).toEqual(['/base/guide/a']);
    write('guide/a.mdx', 'gamma');
    expect(await found('alpha')).toEqual([]);
    expect(await found('gamma')).toEqual(['/base/guide/a']);
    // For a new page, Docusaurus loads the plugins again, and the server keeps the handlers of the first ones.
    write('guide/b.mdx', 'beta');
    await load('a', 'b');
    expect(await found('beta')).toEqual(['/base/guide/b']);
  });
});
