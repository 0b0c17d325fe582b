import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import apiReference from '../../../../src/mdx/api-reference/index.ts';
import localSearch from '../../../../plugins/local-search/index.ts';
import { sectionsOfTree } from '../../../../plugins/local-search/indexing/markdown.ts';
import { optionsSchema, type PluginOptions } from '../../../../plugins/local-search/options.ts';
import { loadIndex } from '../../../../plugins/local-search/query/load.ts';
import type { IndexFile } from '../../../../plugins/local-search/shared/types.ts';
import { routesFor } from './helpers.ts';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

function sections(...lines: string[]): [string | undefined, string, string][] {
  const root = processor.parse(escapeMarkdownHeadingIds(lines.join('\n')));
  return sectionsOfTree(root, 'Page').map(({ anchor, title, text }) => [anchor, title, text]);
}

/** The text of a page with a single section. */
function text(...lines: string[]): string {
  return sections(...lines)[0]?.[2] ?? '';
}

describe('the sections of a Markdown source', () => {
  test('start at headings, with the anchors that the build will give them', () => {
    expect(
      sections(
        'Intro.',
        '## Two `words()` *here*',
        'A.',
        '### Own {#own-id}',
        '#### Four',
        'C.',
        '## Two',
        '## Two',
      ),
    ).toEqual([
      [undefined, 'Page', 'Intro.'],
      ['two-words-here', 'Two words() here', 'A.'],
      ['own-id', 'Own', 'Four\nC.'],
      ['two', 'Two', ''],
      ['two-1', 'Two', ''],
    ]);
    expect(sections('# Own title', '', 'Text.')).toEqual([[undefined, 'Own title', 'Text.']]);
  });

  test('contain code line by line with its title, and lines of code do not count as headings', () => {
    expect(
      text('```bash title="In a shell"', '# not a heading', '// highlight-next-line', 'run', '```'),
    ).toBe('In a shell\n\t# not a heading\n\trun');
  });

  test('join the lines of a paragraph, and keep items and rows apart', () => {
    const table = ['| A | B |', '| - | - |', '| a\\|b | c |'];
    expect(text('One', '**paragraph**.', '', '- first', '- second', '', ...table)).toBe(
      'One paragraph.\nfirst\nsecond\nA\t\tB\na|b\tc',
    );
  });

  test('include admonitions and the text inside components, but no code of theirs', () => {
    const tab = ['<Tabs>', '<TabItem value="a">', '', 'Panel.', '', '</TabItem>', '</Tabs>'];
    expect(text("import X from './x';", '', ':::tip[Note]', '', 'In.', '', ':::', '', ...tab)).toBe(
      'Note\nIn.\nPanel.',
    );
    expect(text('Press <kbd>K</kbd>. {/* comment */}', '', '<Player on={{ a: [1] }} />')).toBe('Press K.');
  });
});

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

  test('expands the markers of the reference, and leaves out hidden and invalid pages', async () => {
    write('guide/layer.mdx', 'A span.\n\n<ApiMembers of="Layer" />\n');
    write('guide/wrong.mdx', '<ApiMembers of="Nothing" />\n');
    write('guide/unlisted.mdx', '---\nunlisted: true\n---\nspan');
    write('guide/excluded.mdx', 'span');
    const index = indexFrom(await load('layer', 'wrong', 'unlisted', 'excluded', 'missing'));
    const { documents } = await index();
    expect(new Set(documents.map(({ pageTitle }) => pageTitle))).toEqual(new Set(['layer']));
    expect(documents.map(({ sectionRoute }) => sectionRoute)).toContain('/base/guide/layer#startframe');
  });
});
