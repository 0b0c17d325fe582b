/** Makes the preview's indexes from the sources of pages, except for pages written as components. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { loadParser, parsePage } from '../../page-problems/parse-page.ts';
import type { KnownPage } from '../../site-content/site-content.ts';
import type { PluginOptions } from '../options.ts';
import { buildIndex, type IndexedPage } from './build-index.ts';
import { sectionsOfTree } from './markdown.ts';
import { isExcluded } from './pages.ts';
import { readSearchWords } from './search-words.ts';

/** The generated file with the site's pages. The development server outlives the plugin that writes it. */
export const PAGES_FILE = 'preview-pages.json';

/** The part of the development server that's used here. */
interface PreviewServer {
  readonly app?: {
    get(
      path: string,
      handler: (request: { params: { key: string } }, response: { json(body: unknown): void }) => void,
    ): void;
  };
}

/** Answers requests for index files. */
export function servePreview(server: PreviewServer, context: LoadContext, options: PluginOptions): void {
  server.app?.get(`${context.baseUrl}search-index-:key.json`, ({ params }, response) => {
    void pagesOf(params.key, context, options).then((pages) =>
      response.json(buildIndex(pages, readSearchWords(options.words, context))),
    );
  });
}

async function pagesOf(key: string, context: LoadContext, options: PluginOptions): Promise<IndexedPage[]> {
  const file = path.join(context.generatedFilesDir, 'local-search/default', PAGES_FILE);
  const all = JSON.parse(await readFile(file, 'utf8')) as KnownPage[];
  const chosen = all.filter(
    (page) => page.key === key && !page.isHidden && !isExcluded(page.permalink, context.baseUrl, options),
  );
  // A page that's being edited can be invalid for a moment.
  const pages = await Promise.all(
    chosen.map((page) => readSource(page, context.siteDir, options).catch(() => [])),
  );
  return pages.flat();
}

async function readSource(
  page: KnownPage,
  siteDir: string,
  { remarkPlugins }: PluginOptions,
): Promise<IndexedPage[]> {
  const { title = page.permalink, source, tags } = page;
  if (source === undefined || !/\.mdx?$/.test(source)) return [];
  const parser = await loadParser();
  const { frontMatter, root } = parsePage(await readFile(source.replace(/^@site/, siteDir), 'utf8'));
  const { unlisted, keywords } = frontMatter.data;
  // In development, Docusaurus itself doesn't say which pages are unlisted.
  if (unlisted === true) return [];
  // The plugins change the tree, which others read as well.
  const sections = sectionsOfTree(
    await parser()
      .use([...remarkPlugins])
      .run(structuredClone(root)),
    title,
  );
  return [
    {
      route: page.permalink,
      type: page.type,
      date: page.date && new Date(page.date),
      otherTitles: [],
      title: sections[0]?.title || title,
      tags: [...tags, ...(Array.isArray(keywords) ? keywords.map(String) : [])],
      sections,
    },
  ];
}
