import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { ParseFrontMatter } from '@docusaurus/types';
import type { PluginOptions } from '../options.ts';
import type { IndexFile } from '../shared/types.ts';
import { buildIndex, type IndexedPage } from './build-index.ts';
import { sectionsOfComponent } from './component.ts';
import { sectionsOfMarkdown } from './markdown.ts';
import { isExcluded } from './pages.ts';
import type { Section } from './section-writer.ts';
import type { KnownPage, SiteContent } from './site-content.ts';

/** The site data that the development index needs. */
export interface DevSite {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly trailingSlash: boolean | undefined;
  readonly content: SiteContent;
  readonly options: PluginOptions;
  readonly parseFrontMatter: ParseFrontMatter | undefined;
}

interface ParsedSource {
  readonly stamp: string;
  readonly sections: readonly Section[];
  readonly keywords: readonly string[];
  readonly isHidden: boolean;
}

/**
 * Creates index files from the sources while the site is being written. A source is only read again if its
 * file has changed, so requests are cheap and never return an outdated page.
 */
export class DevIndex {
  private readonly sources = new Map<string, ParsedSource>();

  async indexOf(key: string, site: DevSite): Promise<IndexFile> {
    const pages: IndexedPage[] = [];
    for (const page of site.content.pages) {
      if (page.key === key && !page.isHidden && isChosen(page, site)) {
        const indexed = await this.read(page, site);
        if (indexed) {
          pages.push(indexed);
        }
      }
    }
    return buildIndex(pages);
  }

  private async read(page: KnownPage, site: DevSite): Promise<IndexedPage | undefined> {
    const base = {
      route: routeOf(page.permalink, site),
      type: page.type,
      title: page.title ?? page.permalink,
      date: page.date,
      categories: page.categories.slice(0, site.options.indexDocSidebarParentCategories),
    };
    if (page.source === undefined) {
      return {
        ...base,
        otherTitles: [],
        tags: page.tags,
        sections: [{ title: '', anchor: undefined, text: page.description }],
      };
    }
    const source = await this.parse(page, page.source.replace(/^@site/u, site.siteDir), site);
    if (!source || source.isHidden) {
      return undefined;
    }
    const title = source.sections[0]?.title || base.title;
    const otherTitles = page.title === undefined || page.title === title ? [] : [page.title];
    const tags = [...page.tags, ...source.keywords];
    return { ...base, title, otherTitles, tags, sections: source.sections };
  }

  private async parse(page: KnownPage, filePath: string, site: DevSite): Promise<ParsedSource | undefined> {
    try {
      const { mtimeMs, size } = await stat(filePath);
      const stamp = `${mtimeMs} ${size} ${page.title ?? ''}`;
      const known = this.sources.get(filePath);
      if (known?.stamp === stamp) {
        return known;
      }
      const isMarkdown = /\.mdx?$/u.test(filePath);
      const parsed = {
        stamp,
        ...(isMarkdown ? await parseSource(page, filePath, site) : await parseComponent(filePath)),
      };
      this.sources.set(filePath, parsed);
      return parsed;
    } catch {
      // The file is being written, or its front matter is invalid, which Docusaurus reports itself.
      return undefined;
    }
  }
}

async function parseSource(
  page: KnownPage,
  filePath: string,
  site: DevSite,
): Promise<Omit<ParsedSource, 'stamp'>> {
  const parse = site.parseFrontMatter ?? DEFAULT_PARSE_FRONT_MATTER;
  const { frontMatter, content } = await parse({
    filePath: path.resolve(filePath),
    fileContent: await readFile(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const keywords = Array.isArray(frontMatter.keywords) ? frontMatter.keywords.map(String) : [];
  const hasOwnTitle = /^\s*(?:import .*\s+)*#\s/u.test(content);
  return {
    sections: sectionsOfMarkdown(expanded(content, site), hasOwnTitle ? '' : (page.title ?? '')),
    keywords,
    // In development, Docusaurus itself doesn't say which pages are unlisted.
    isHidden: frontMatter.unlisted === true || saysNoIndex(content),
  };
}

async function parseComponent(filePath: string): Promise<Omit<ParsedSource, 'stamp'>> {
  const source = await readFile(filePath, 'utf8');
  return { sections: sectionsOfComponent(source), keywords: [], isHidden: saysNoIndex(source) };
}

function saysNoIndex(source: string): boolean {
  return /<meta\s+name="robots"\s+content="[^"]*noindex/u.test(source);
}

/**
 * While somebody is editing, a marker may be invalid for a moment. The rest of the page can still be found.
 */
function expanded(content: string, site: DevSite): string {
  try {
    return site.options.expandSource?.(content) ?? content;
  } catch {
    return content;
  }
}

function isChosen({ type, permalink }: KnownPage, { baseUrl, options }: DevSite): boolean {
  if (isExcluded(permalink, baseUrl, options)) {
    return false;
  }
  return { docs: options.indexDocs, blog: options.indexBlog, other: options.indexPages }[type];
}

/** The router's address for a page. The content plugins leave the trailing slash to the router. */
function routeOf(permalink: string, { baseUrl, trailingSlash }: DevSite): string {
  if (trailingSlash === undefined || permalink === baseUrl || /\.html?$/u.test(permalink)) {
    return permalink;
  }
  const bare = permalink.replace(/\/$/u, '');
  return trailingSlash ? `${bare}/` : bare;
}
