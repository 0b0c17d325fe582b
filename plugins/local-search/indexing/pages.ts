import type { PluginOptions } from '../options.ts';
import {
  DEFAULT_KEY,
  type DocumentType,
  type KnownPage,
  type SiteContent,
} from '../../site-content/site-content.ts';
import type { IndexedPage } from './build-index.ts';
import type { ExtractedPage } from './extract.ts';
import { reasonOf } from '../../../src/shared/reason-of.ts';

/** A built site with the information that search needs about its pages. */
export interface SearchedSite {
  readonly outDir: string;
  readonly baseUrl: string;
  /** The addresses of all pages, including the base URL. */
  readonly routesPaths: readonly string[];
  /** What comes after a page's own title, before the name of its part of the site or of the site: ` | `. */
  readonly titleDelimiter: string;
  /** Whether the whole site asks search engines not to index it. Its own search still works. */
  readonly noIndex: boolean;
  readonly content: SiteContent;
  readonly readPage: (route: string) => Promise<ExtractedPage>;
}

/** Reads all built pages that search can find. It never throws: unreadable pages become problems. */
export async function collectPages(
  site: SearchedSite,
  options: Pick<PluginOptions, 'exclude'>,
): Promise<{ readonly pages: ReadonlyMap<string, readonly IndexedPage[]>; readonly problems: string[] }> {
  const known = new Map(site.content.pages.map((page) => [withoutSlash(page.permalink), page]));
  const pages = new Map<string, IndexedPage[]>();
  const problems: string[] = [];

  for (const route of [...new Set(site.routesPaths)].sort()) {
    const page = known.get(withoutSlash(route));
    if (route === `${site.baseUrl}404.html` || page?.isHidden || isExcluded(route, site.baseUrl, options))
      continue;

    try {
      const extracted = await site.readPage(route);
      const place = page ?? classifyPage(extracted, site.content.docsKeys);
      if (!place || extracted.unlisted || (extracted.noIndex && !site.noIndex)) continue;
      const indexed = indexedPage(route, place.type, extracted, page, site.titleDelimiter);
      pages.set(place.key, [...(pages.get(place.key) ?? []), indexed]);
    } catch (error) {
      problems.push(`${route}: ${reasonOf(error)}`);
    }
  }
  return { pages, problems };
}

/** @throws Error if there's nothing to index */
function indexedPage(
  route: string,
  type: DocumentType,
  { documentTitle, keywords, sections }: ExtractedPage,
  known: KnownPage | undefined,
  titleDelimiter: string,
): IndexedPage {
  const [fromHead = ''] = documentTitle.split(titleDelimiter);
  const title = sections[0]?.title || known?.title || fromHead;
  if (title === '' || sections.every((section) => section.title === '' && section.text === ''))
    throw new Error('no text to index, so the page is skipped');

  return {
    route,
    type,
    title,
    date: known?.date,
    otherTitles: [known?.title ?? '', fromHead].filter((other) => other !== '' && other !== title),
    tags: [...(known?.tags ?? []), ...keywords],
    sections,
  };
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
export const isExcluded = (
  route: string,
  baseUrl: string,
  { exclude }: Pick<PluginOptions, 'exclude'>,
): boolean => exclude.some((address) => withoutSlash(route) === withoutSlash(baseUrl + address.slice(1)));

const withoutSlash = (path: string): string => path.replace(/\/$/, '');
