/** Makes the indexes of the preview (`npm start`) from the sources of pages. Pages written as components aren't in them. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { LoadContext } from '@docusaurus/types';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { PluginOptions } from '../options.ts';
import { buildIndex, type IndexedPage } from './build-index.ts';
import { sectionsOfTree } from './markdown.ts';
import { isExcluded } from './pages.ts';
import type { KnownPage } from './site-content.ts';

const packages = createRequire(__filename)('./load-packages.cjs') as {
  markdown: () => Promise<Processor<Root, Root, Root>>;
};

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
    void pagesOf(params.key, context, options).then((pages) => response.json(buildIndex(pages)));
  });
}

async function pagesOf(key: string, context: LoadContext, options: PluginOptions): Promise<IndexedPage[]> {
  const file = path.join(context.generatedFilesDir, 'local-search/default', PAGES_FILE);
  const all = JSON.parse(await readFile(file, 'utf8')) as KnownPage[];
  const processor = (await packages.markdown())().use([...options.remarkPlugins]);
  const chosen = all.filter(
    (page) => page.key === key && !page.isHidden && !isExcluded(page.permalink, context.baseUrl, options),
  );
  // A page that's being edited can be invalid for a moment.
  const pages = await Promise.all(chosen.map((page) => readSource(page, context, processor).catch(() => [])));
  return pages.flat();
}

async function readSource(
  page: KnownPage,
  { siteDir, siteConfig }: LoadContext,
  processor: Processor<Root, Root, Root>,
): Promise<IndexedPage[]> {
  const { title = page.permalink, source, tags } = page;
  const date = page.date && new Date(page.date);
  const facts = { route: page.permalink, type: page.type, date, otherTitles: [] };
  if (source === undefined || !/\.mdx?$/u.test(source)) return [];

  const filePath = source.replace(/^@site/u, siteDir);
  const parse = siteConfig.markdown.parseFrontMatter ?? DEFAULT_PARSE_FRONT_MATTER;
  const { frontMatter, content } = await parse({
    filePath,
    fileContent: await readFile(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  // In development, Docusaurus itself doesn't say which pages are unlisted.
  if (frontMatter['unlisted'] === true) return [];

  const keywords = Array.isArray(frontMatter['keywords']) ? frontMatter['keywords'].map(String) : [];
  const root = await processor.run(processor.parse(escapeMarkdownHeadingIds(content)));
  const sections = sectionsOfTree(root, title);
  return [{ ...facts, title: sections[0]?.title || title, tags: [...tags, ...keywords], sections }];
}
