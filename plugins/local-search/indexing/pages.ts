import type { PluginOptions } from '../options.ts';
import type { DocumentType } from '../shared/types.ts';
import { DEFAULT_KEY } from '../shared/version-key.ts';
import type { IndexedPage } from './build-index.ts';
import type { ExtractedPage } from './extract.ts';
import type { KnownPage, SiteContent } from './site-content.ts';

/** A built site with the information that search needs about its pages. */
export interface SearchedSite {
  readonly outDir: string;
  readonly baseUrl: string;
  /** The addresses of all pages, including the base URL. */
  readonly routesPaths: readonly string[];
  /** The site's name as it appears at the end of every document title: ` | Keyfill Docs`. */
  readonly titleSuffix: string;
  /** The site's language, such as `en`. */
  readonly language: string;
  /** Whether the whole site asks search engines not to index it. Its own search still works. */
  readonly noIndex: boolean;
  readonly content: SiteContent;
  /** Reads a built page by its route. */
  readonly readPage: (route: string) => Promise<ExtractedPage>;
}

interface CollectedPages {
  /** Pages, by the key of their index. */
  readonly pages: ReadonlyMap<string, readonly IndexedPage[]>;
  /** Problems, one line per page. */
  readonly problems: readonly string[];
}

type Choice = Pick<PluginOptions, 'exclude'>;

/** The number of pages that are read at the same time. */
const BATCH = 16;

/** The keys of all index files, with `default` last. */
export function keysOf(docsKeys: readonly string[]): string[] {
  return [...docsKeys, DEFAULT_KEY];
}

/**
 * Reads all built pages that search can find. It never throws: a page that can't be read becomes a problem.
 */
export async function collectPages(site: SearchedSite, options: Choice): Promise<CollectedPages> {
  const known = new Map(site.content.pages.map((page) => [withoutSlash(page.permalink), page]));
  const routes = [...new Set(site.routesPaths)].sort();
  const pages = new Map<string, IndexedPage[]>();
  const problems: string[] = [];

  for (let start = 0; start < routes.length; start += BATCH) {
    const batch = routes.slice(start, start + BATCH);
    const results = await Promise.all(
      batch.map((route) => resultOf(site, route, known.get(withoutSlash(route)), options)),
    );
    for (const { key, page, problem } of results) {
      if (problem !== undefined) problems.push(problem);

      if (key !== undefined && page) pages.set(key, [...(pages.get(key) ?? []), page]);
    }
  }
  return { pages, problems };
}

interface PageResult {
  readonly key?: string;
  readonly page?: IndexedPage;
  readonly problem?: string;
}

async function resultOf(
  site: SearchedSite,
  route: string,
  known: KnownPage | undefined,
  options: Choice,
): Promise<PageResult> {
  if (route === `${site.baseUrl}404.html` || known?.isHidden || isExcluded(route, site.baseUrl, options))
    return {};

  try {
    const extracted = await site.readPage(route);
    if (extracted.unlisted || (extracted.noIndex && !site.noIndex)) return {};

    const place = known ?? classifyPage(extracted, site.content.docsKeys);
    if (!place) return {};

    return {
      key: place.key,
      ...indexedPage(route, place.type, extracted, known, site.titleSuffix),
      ...(extracted.tag === undefined && {
        problem: `${route}: no docusaurus_tag found, so the page is indexed with the pages outside the docs`,
      }),
    };
  } catch (error) {
    return { problem: `${route}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function indexedPage(
  route: string,
  type: DocumentType,
  extracted: ExtractedPage,
  known: KnownPage | undefined,
  titleSuffix: string,
): PageResult {
  const fromHead = extracted.documentTitle.endsWith(titleSuffix)
    ? extracted.documentTitle.slice(0, -titleSuffix.length)
    : extracted.documentTitle;
  const title = extracted.sections[0]?.title || known?.title || fromHead;
  if (title === '' || extracted.sections.every((section) => section.title === '' && section.text === ''))
    return { problem: `${route}: no text to index, so the page is skipped` };

  const page: IndexedPage = {
    route,
    type,
    title,
    date: known?.date,
    otherTitles: [known?.title ?? '', fromHead].filter((other) => other !== '' && other !== title),
    tags: [...(known?.tags ?? []), ...extracted.keywords],
    sections: extracted.sections,
  };
  return { page };
}

/** The index of a page that no content plugin knows; undefined for lists of posts and tags. */
function classifyPage(
  { tag = DEFAULT_KEY, pageClasses }: ExtractedPage,
  docsKeys: readonly string[],
): { readonly key: string; readonly type: DocumentType } | undefined {
  if (docsKeys.includes(tag)) return { key: tag, type: 'docs' };

  if (tag !== DEFAULT_KEY) return undefined;

  if (pageClasses.includes('blog-post-page')) return { key: DEFAULT_KEY, type: 'blog' };

  return pageClasses.includes('plugin-blog') ? undefined : { key: DEFAULT_KEY, type: 'other' };
}

/** Whether the options exclude a page. `route` is its address with the base URL. */
export function isExcluded(
  route: string,
  baseUrl: string,
  { exclude }: Pick<PluginOptions, 'exclude'>,
): boolean {
  return exclude.some((address) => withoutSlash(route) === withoutSlash(baseUrl + address.slice(1)));
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/u, '');
}
