import { readOutputHTMLFile } from '@docusaurus/utils';
import type { LoadContext } from '@docusaurus/types';
import type { Root } from 'hast';
import { memoForSite, type PersistentMemo } from '../build-cache/persistent-memo.ts';
import { keepContent } from './content.ts';
import { headAndMain } from './page-parts.ts';
import { loadPackages } from './packages.ts';

/** Where the pages of a built site are, and where they're going to be. */
interface BuiltSite {
  readonly outDir: string;
  /** The address of the host, without a slash at the end. */
  readonly url: string;
  readonly baseUrl: string;
  readonly trailingSlash: boolean | undefined;
}

/**
 * Derives something from a page, such as its sections or its Markdown. The result has to survive JSON.
 * @param page head and main element of the page, without what isn't content; it must not be changed
 * @param address of the page, with the host
 */
type Derive<Result> = (page: Root, address: string) => Result | Promise<Result>;

type Results = Readonly<Record<string, unknown>>;

/** Reads built pages. Each page is parsed once, however many plugins derive something from it. */
export class PageReader {
  private readonly derivations = new Map<string, Derive<unknown>>();
  private memo: PersistentMemo<Results> | undefined;

  /** @param openMemo returns the results of earlier builds; by default, each page is parsed */
  constructor(
    private readonly site: BuiltSite,
    private readonly openMemo?: () => PersistentMemo<Results>,
  ) {}

  /**
   * Adds something that's derived from each page. Call it before the first page is read.
   * @returns reads the result for a page by its route, which includes the base URL
   */
  add<Result>(name: string, derive: Derive<Result>): (route: string) => Promise<Result> {
    this.derivations.set(name, derive);
    return async (route) => (await this.resultsOf(route))[name] as Result;
  }

  /** Keeps the results for the next build. */
  save(): void {
    this.memo?.save();
  }

  private async resultsOf(route: string): Promise<Results> {
    const html = headAndMain(await htmlOf(this.site, route));
    const address = this.site.url + route;
    const read = () => this.derive(html, address);
    this.memo ??= this.openMemo?.();
    const names = [...this.derivations.keys()].join();
    return this.memo ? this.memo.get([names, address, html].join('\0'), read) : read();
  }

  private async derive(html: string, address: string): Promise<Results> {
    const { parse } = await loadPackages();
    const page = keepContent(parse(html));
    const results: Record<string, unknown> = {};
    for (const [name, derive] of this.derivations) results[name] = await derive(page, address);
    return results;
  }
}

/** Docusaurus loads the modules of each plugin anew, so a variable in this module would exist once for each plugin. */
const READER = Symbol.for('keyfill.page-reader');

/** Returns the reader that all plugins of a site share. It's kept in the context, the only object that all of them get. */
export function pageReaderOf(context: LoadContext & { [READER]?: PageReader }): PageReader {
  const { outDir, baseUrl, siteConfig } = context;
  const { url, trailingSlash } = siteConfig;
  const openMemo = () => memoForSite<Results>(context, `pages-${context.i18n.currentLocale}`);
  const reader = context[READER] ?? new PageReader({ outDir, url, baseUrl, trailingSlash }, openMemo);
  // Not enumerable, so that a copy of the context, which may be about another folder, gets a reader of its own.
  Object.defineProperty(context, READER, { value: reader });
  return reader;
}

/**
 * Docusaurus's own function finds the file for the site's `trailingSlash` setting. The home page is the index of a folder
 * with every setting, and file names aren't percent-encoded.
 */
async function htmlOf({ outDir, baseUrl, trailingSlash }: BuiltSite, route: string): Promise<string> {
  const address = `/${route.slice(baseUrl.length)}`;
  const setting = address === '/' ? true : trailingSlash;
  const buffer = await readOutputHTMLFile(address, outDir, setting).catch(() =>
    readOutputHTMLFile(decodeURI(address), outDir, setting),
  );
  return buffer.toString('utf8');
}
