import path from 'node:path';
import { readOutputHTMLFile } from '@docusaurus/utils';
import type { LoadContext } from '@docusaurus/types';
import type { Root } from 'hast';
import { PersistentMemo } from '../build-cache/persistent-memo.ts';
import { siteVersion } from '../build-cache/version.ts';
import { keepContent } from './content.ts';
import { loadPackages } from './packages.ts';

/** The folder of a built site's pages, and their future addresses. */
interface BuiltSite {
  readonly outDir: string;
  /** The address of the host, without a slash at the end. */
  readonly url: string;
  readonly baseUrl: string;
  readonly trailingSlash: boolean | undefined;
}

/** Derives JSON from a page's head and content, which it mustn't change. The address includes the host. */
type Derive<Result> = (page: Root, address: string) => Result | Promise<Result>;

type Results = Readonly<Record<string, unknown>>;

/** Reads built pages. Each page is parsed once, however many plugins derive something from it. */
export class PageReader {
  private readonly derivations = new Map<string, Derive<unknown>>();
  private readonly pages = new Map<string, Promise<Results>>();
  private memo: PersistentMemo<Results> | undefined;

  /** @param openMemo returns the results of earlier builds; by default, each page is parsed */
  constructor(
    private readonly site: BuiltSite,
    private readonly openMemo?: () => PersistentMemo<Results>,
  ) {}

  /** Call it before any page is read. It returns a reader for the results by route, with the base URL. */
  add<Result>(name: string, derive: Derive<Result>): (route: string) => Promise<Result> {
    this.derivations.set(name, derive);
    return async (route) => {
      const page = this.pages.get(route) ?? this.read(route);
      this.pages.set(route, page);
      return (await page)[name] as Result;
    };
  }

  /** Keeps the results for the next build. */
  save(): void {
    this.memo?.save();
  }

  private async read(route: string): Promise<Results> {
    const html = headAndMain(await htmlOf(this.site, route));
    const address = this.site.url + route;
    this.memo ??= this.openMemo?.();
    const names = [...this.derivations.keys()].join();
    const derive = () => this.derive(html, address);
    return this.memo ? this.memo.get([names, address, html].join('\0'), derive) : derive();
  }

  private async derive(html: string, address: string): Promise<Results> {
    const { parse } = await loadPackages();
    const page = keepContent(parse(html));
    const results: Record<string, unknown> = {};
    for (const [name, derive] of this.derivations) results[name] = await derive(page, address);
    return results;
  }
}

const SCRIPTS_AND_LINKS = /<link\b[^>]*>|<script\b[^>]*>[\s\S]*?<\/script>/g;

/**
 * The head of a built page, without scripts and links, and its `main` element: script names change between
 * builds, and on a site with a thousand pages the sidebar is nine tenths of each page.
 * @returns the whole page if it doesn't have a `main` element
 */
function headAndMain(html: string): string {
  const body = html.search(/<body[\s>]/);
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  if (body < 0 || start < body || end < start) return html;
  return `${html.slice(0, body).replace(SCRIPTS_AND_LINKS, '')}<body>${html.slice(start, end)}</main>`;
}

/** Docusaurus loads each plugin's modules anew, so a variable here would exist once for each plugin. */
const READER = Symbol.for('keyfill.page-reader');

/** Returns the reader that a site's plugins share. It's in the context, the only object they all get. */
export function pageReaderOf(context: LoadContext & { [READER]?: PageReader }): PageReader {
  const { outDir, baseUrl, siteConfig } = context;
  const { url, trailingSlash } = siteConfig;
  // `npm run clear` deletes this folder, too.
  const file = `node_modules/.cache/memo/pages-${context.i18n.currentLocale}.json`;
  const openMemo = () => new PersistentMemo<Results>(path.join(context.siteDir, file), siteVersion(context));
  const reader = context[READER] ?? new PageReader({ outDir, url, baseUrl, trailingSlash }, openMemo);
  // Not enumerable, so a copy of the context, which may be about another folder, gets its own reader.
  Object.defineProperty(context, READER, { value: reader });
  return reader;
}

/** The home page is always a folder's index, and file names aren't percent-encoded. */
async function htmlOf({ outDir, baseUrl, trailingSlash }: BuiltSite, route: string): Promise<string> {
  const address = `/${route.slice(baseUrl.length)}`;
  const setting = address === '/' ? true : trailingSlash;
  const buffer = await readOutputHTMLFile(address, outDir, setting).catch(() =>
    readOutputHTMLFile(decodeURI(address), outDir, setting),
  );
  return buffer.toString('utf8');
}
