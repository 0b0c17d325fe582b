import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import localSearch from '../../../../plugins/local-search/index.ts';
import { DevIndex, type DevSite } from '../../../../plugins/local-search/indexing/dev-index.ts';
import { serveIndexes, updateDevSite } from '../../../../plugins/local-search/indexing/dev-server.ts';
import type { KnownPage } from '../../../../plugins/local-search/indexing/site-content.ts';
import { optionsSchema, type PluginOptions } from '../../../../plugins/local-search/options.ts';
import { loadIndex } from '../../../../plugins/local-search/query/search.ts';
import type { IndexFile } from '../../../../plugins/local-search/shared/types.ts';
import { routesFor } from './helpers.ts';

let siteDir: string;
let minute = 0;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'local-search-'));
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

function write(file: string, text: string): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  minute += 1;
  utimesSync(target, minute * 60, minute * 60);
}

function known(name: string, more: Partial<KnownPage> = {}): KnownPage {
  return {
    permalink: `/guide/${name}`,
    key: 'docs-guide-current',
    type: 'docs',
    title: name,
    description: '',
    source: `@site/guide/${name}.mdx`,
    tags: [],
    categories: [],
    isHidden: false,
    ...more,
  };
}

function site(pages: KnownPage[], options: object = {}): DevSite {
  return {
    siteDir,
    baseUrl: '/',
    trailingSlash: false,
    content: { docsKeys: ['docs-guide-current'], pages, problems: [] },
    options: optionsSchema.validate(options).value as PluginOptions,
    parseFrontMatter: undefined,
  };
}

describe('the development index', () => {
  test('is made from the sources, with front matter, anchors, and tags', async () => {
    write(
      'guide/text.mdx',
      '---\ntitle: Text\nkeywords: [caption]\n---\nShows words.\n\n## Fit names\n\nSqueeze.\n',
    );
    const file = await new DevIndex().indexOf('docs-guide-current', site([known('text', { title: 'Text' })]));
    expect(
      file.documents.map(({ sectionRoute, sectionTitle, content }) => [sectionRoute, sectionTitle, content]),
    ).toEqual([
      ['/guide/text', 'Text', 'Shows words.'],
      ['/guide/text#fit-names', 'Fit names', 'Squeeze.'],
    ]);
    expect(routesFor('caption', loadIndex(file))).toEqual(['/guide/text']);
  });

  test('omits excluded pages, and a last section that only links to other pages', async () => {
    write('guide/a.mdx', 'alpha\n\n## Next steps\n\nRead on.\n');
    write('guide/b.mdx', 'beta');
    const pages = site([known('a'), known('b')], { exclude: ['/guide/b'] });
    const file = await new DevIndex().indexOf('docs-guide-current', pages);
    expect(file.documents.map(({ sectionRoute }) => sectionRoute)).toEqual(['/guide/a']);
  });

  test('updates when a page changes, and does not read unchanged pages again', async () => {
    const index = new DevIndex();
    const pages = site([known('a'), known('b')]);
    write('guide/a.mdx', 'alpha');
    write('guide/b.mdx', 'beta');
    const contents = async () =>
      (await index.indexOf('docs-guide-current', pages)).documents.map(({ content }) => content);
    expect(await contents()).toEqual(['alpha', 'beta']);
    write('guide/a.mdx', 'gamma');
    expect(await contents()).toEqual(['gamma', 'beta']);
    rmSync(path.join(siteDir, 'guide/b.mdx'));
    expect(await contents()).toEqual(['gamma']);
  });

  test.each([
    [undefined, ['/guide/', '/guide/a']],
    [false, ['/guide', '/guide/a']],
    [true, ['/guide/', '/guide/a/']],
  ])("has the router's addresses with trailingSlash %s", async (trailingSlash, routes) => {
    write('guide/a.mdx', 'alpha');
    write('guide/index.mdx', 'start');
    const pages = [known('index', { permalink: '/guide/' }), known('a')];
    const file = await new DevIndex().indexOf('docs-guide-current', { ...site(pages), trailingSlash });
    expect(file.documents.map(({ sectionRoute }) => sectionRoute)).toEqual(routes);
  });

  test('omits pages that are hidden, noindex, not selected, or from another key', async () => {
    write('guide/a.mdx', 'alpha');
    write('guide/secret.mdx', 'secret');
    write('guide/robot.mdx', '<head>\n<meta name="robots" content="noindex" />\n</head>\n\nrobot');
    write('guide/unlisted.mdx', '---\nunlisted: true\n---\nunlisted');
    const pages = [
      known('a'),
      known('secret', { isHidden: true }),
      known('unlisted'),
      known('robot'),
      known('other', { key: 'default', type: 'other' }),
    ];
    const routes = async (options: object) =>
      (await new DevIndex().indexOf('docs-guide-current', site(pages, options))).documents.map(
        ({ sectionRoute }) => sectionRoute,
      );
    expect(await routes({})).toEqual(['/guide/a']);
    expect(await routes({ indexDocs: false })).toEqual([]);
  });

  test('has generated indexes, and the plain text of pages written in TypeScript', async () => {
    write(
      'src/pages/index.tsx',
      `const things: readonly Thing<string>[] = [];
export default () => (
  <Layout title="Home" description={\`Learn \${name}: \${verb} graphics.\`}>
    <main><h1 className="x">Live graphics</h1><p>{name} is a <b>browser</b> app.{' '}Try <Link to="/a">it</Link>.</p>
      <h2 id="way">The way</h2><ol>{things.map((one) => (<li key={one}><p>{one}</p></li>))}<li>Last <i>item</i></li></ol>
    </main>
  </Layout>
);`,
    );
    write('src/pages/about.jsx', 'export default () => <Layout title="About us">{text}</Layout>;');
    write('src/pages/hidden.tsx', '<Head><meta name="robots" content="noindex" /></Head><h1>Hidden</h1>');
    const page = (name: string) => known(name, { title: undefined, source: `@site/src/pages/${name}` });
    const pages = [
      known('elements', { source: undefined, title: 'Elements', description: 'All nine.' }),
      ...['index.tsx', 'about.jsx', 'hidden.tsx', 'missing.tsx'].map(page),
    ];
    const { documents } = await new DevIndex().indexOf('docs-guide-current', site(pages));
    expect(
      documents.map(({ sectionRoute, title, content }) => [sectionRoute, title, content.split('\n')]),
    ).toEqual([
      ['/guide/about.jsx', 'About us', ['']],
      ['/guide/elements', 'Elements', ['All nine.']],
      ['/guide/index.tsx', 'Live graphics', ['Learn : graphics.', 'is a browser app. Try it.']],
      ['/guide/index.tsx#way', 'The way', ['Last item']],
    ]);
  });
});

describe('the development server', () => {
  interface Answer {
    statusCode: number;
    readonly headers: Record<string, string>;
    readonly body: string;
  }

  /**
   * Returns the handler that was registered with a server, so that a test can make requests like a browser.
   */
  function serve(
    register: (server: { app: { get(address: string, handler: never): void } }) => void = (server) =>
      serveIndexes(server as never, siteDir, '/base/', ['docs-guide-current']),
  ): (address: string) => Promise<Answer> {
    const handlers = new Map<string, (request: unknown, response: never) => void>();
    register({ app: { get: (address: string, handler: never) => void handlers.set(address, handler) } });
    return (address) =>
      new Promise((resolve) => {
        const headers: Record<string, string> = {};
        const response = {
          statusCode: 200,
          setHeader: (name: string, value: string) => void (headers[name] = value),
          end: (body: string) => resolve({ statusCode: response.statusCode, headers, body }),
        };
        handlers.get(address)?.({}, response as never);
      });
  }

  test('is set up by the plugin, and finds changed and new pages without a restart', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const config = { title: 'Site', titleDelimiter: '|', trailingSlash: false, markdown: {} };
    const context = { siteDir, baseUrl: '/base/', siteConfig: config } as never;
    const doc = (id: string) => ({
      id,
      title: id,
      permalink: `/base/guide/${id}`,
      source: `@site/guide/${id}.mdx`,
      tags: [],
    });
    const loadPlugin = (...ids: string[]) => {
      const plugin = localSearch(context, optionsSchema.validate({}).value as PluginOptions);
      const versions = [{ versionName: 'current', docs: ids.map(doc), sidebars: {} }];
      const allContent = { 'docusaurus-plugin-content-docs': { guide: { loadedVersions: versions } } };
      void plugin.contentLoaded?.({
        content: undefined,
        allContent,
        actions: { setGlobalData: vi.fn(), createData: vi.fn() } as never,
      });
      return plugin;
    };
    write('guide/a.mdx', 'alpha');
    const plugin = loadPlugin('a');
    const { devServer } = plugin.configureWebpack?.({}, false, {} as never, undefined) as unknown as {
      devServer: { setupMiddlewares: (some: unknown[], server: object) => unknown[] };
    };
    const get = serve((server) => expect(devServer.setupMiddlewares(['theirs'], server)).toEqual([]));
    const found = async (query: string) =>
      routesFor(
        query,
        loadIndex(JSON.parse((await get('/base/search-index-docs-guide-current.json')).body) as IndexFile),
      );
    expect(await found('alpha')).toEqual(['/base/guide/a']);
    // When a page changes, Docusaurus doesn't create the plugins again …
    write('guide/a.mdx', 'gamma');
    expect(await found('alpha')).toEqual([]);
    expect(await found('gamma')).toEqual(['/base/guide/a']);
    // … but for a new page it does, and the server keeps the handlers of the first plugins.
    write('guide/b.mdx', 'beta');
    loadPlugin('a', 'b');
    expect(await found('beta')).toEqual(['/base/guide/b']);
    expect((await get('/base/search-index-default.json')).statusCode).toBe(200);
    vi.unstubAllEnvs();
  });

  test('answers with the current site after every reload of the plugins', async () => {
    const get = serve();
    const address = '/base/search-index-docs-guide-current.json';
    expect((await get(address)).statusCode).toBe(503);
    write('guide/a.mdx', 'alpha');
    updateDevSite(site([known('a')]));
    const first = await get(address);
    expect(first.headers).toMatchObject({ 'Cache-Control': 'no-cache' });
    expect((JSON.parse(first.body) as IndexFile).documents).toHaveLength(1);
    write('guide/b.mdx', 'beta');
    updateDevSite(site([known('a'), known('b')]));
    expect((JSON.parse((await get(address)).body) as IndexFile).documents).toHaveLength(2);
  });
});
