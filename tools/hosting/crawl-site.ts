import { parse } from 'parse5';
import { attributeOf, elementsOf, ownText } from '../../plugins/built-html/elements.ts';
import { htmlFacts } from '../../plugins/delivery/html-facts.ts';
import { RUNNER_FILE } from '../../src/playground/sandbox/frame-pages.ts';
import { oldAddressesOf } from '../../src/redirects.ts';
import {
  checkAnswer,
  checkError,
  checkFramed,
  checkHashed,
  checkMarkdown,
  checkPolicies,
  type AllNotes,
} from './check-headers.ts';

/** One for each doc set, and one for all other pages. */
const indexes = ['docs-user-guide-current', 'docs-api-current', 'default'];
/** The number of parallel requests. A crawl isn't a load test. */
const CONCURRENCY = 6;

/** Problems of one kind: a sentence, and the addresses that it applies to. */
class Notes {
  readonly #found = new Map<string, string[]>();

  add(sentence: string, address: string): void {
    this.#found.set(sentence, [...(this.#found.get(sentence) ?? []), address]);
  }

  lines(): string[] {
    return [...this.#found].map(([sentence, addresses]) => {
      const first = addresses[0];
      if (first === undefined) return sentence;
      return addresses.length === 1
        ? `${first}: ${sentence}`
        : `${first} and ${addresses.length - 1} more: ${sentence}`;
    });
  }
}

type SiteNotes = { wrong: Notes; better: Notes };

/**
 * Crawls a deployed site from its first page along every link, and reports everything that would affect
 * visitors or browsers.
 * @param address - the site's address, with its base URL
 * @returns sentences
 */
export async function checkLive(
  address: string,
): Promise<{ problems: string[]; advice: string[]; pages: number; files: number }> {
  const base = new URL(address.endsWith('/') ? address : `${address}/`);
  const notes = { wrong: new Notes(), better: new Notes() };

  const crawl = await crawlPages(base, await readSitemap(base, notes), notes);
  if (crawl.pages.size === 0) return { ...result(notes), pages: 0, files: 0 };
  await runConcurrently([...crawl.files], (url) => checkFile(base, url, notes));
  for (const name of indexes) await checkIndex(base, name, crawl.pages, notes);
  await checkForms(base, [...crawl.pages], notes);
  await checkRunner(base, notes);
  const old = [...crawl.pages].flatMap((page) =>
    oldAddressesOf(page.slice(base.pathname.length - 1)).map((from) => ({ from: from.slice(1), page })),
  );
  await runConcurrently(old, ({ from, page }) => checkRedirect(new URL(from, base), page, notes));
  return { ...result(notes), pages: crawl.pages.size, files: crawl.files.size };
}

function result({ wrong, better }: SiteNotes): { problems: string[]; advice: string[] } {
  return { problems: wrong.lines(), advice: better.lines() };
}

async function crawlPages(base: URL, listed: readonly string[], notes: AllNotes) {
  const pages = new Set([base.pathname, ...listed]);
  const files = new Set<string>();
  const sitePages = new Set<string>();
  for (let queue = [...pages]; queue.length > 0;) {
    const found = new Set<string>();
    await runConcurrently(queue, async (path) => {
      const answer = await request(new URL(path, base), notes);
      if (answer === undefined) return;
      if (answer.status !== 200) {
        notes.wrong.add(`answers ${answer.status}, and a page should be there`, path);
        return;
      }
      const html = await answer.text();
      if (!html.includes('id="__docusaurus"')) {
        notes.wrong.add('is no page of this site', path);
        return;
      }
      sitePages.add(path);
      checkAnswer(path, answer, notes, 'page');
      checkPolicies(path, answer, htmlFacts(html).scriptHashes, notes);
      const links = linksOf(html, base);
      for (const file of links.files) files.add(file);
      for (const page of links.pages) if (!pages.has(page)) found.add(page);
    });
    queue = [...found].filter((path) => !pages.has(path));
    for (const path of queue) pages.add(path);
  }
  return { pages: sitePages, files };
}

/** The links and loaded files of a page on this site, as addresses without query and hash. */
function linksOf(html: string, base: URL): { pages: Set<string>; files: Set<string> } {
  const pages = new Set<string>();
  const files = new Set<string>();
  for (const element of elementsOf(parse(html))) {
    const attribute = (name: string) => attributeOf(element, name);
    const isPage = element.tagName === 'a' && attribute('download') === undefined;
    const isFile = ['link', 'script', 'img'].includes(element.tagName) && attribute('rel') !== 'canonical';
    const link = isPage || isFile ? (attribute('href') ?? attribute('src')) : undefined;
    const url = link !== undefined && URL.canParse(link, base) ? new URL(link, base) : undefined;
    if (url !== undefined && url.origin === base.origin && url.pathname.startsWith(base.pathname)) {
      const hasEnding = /\.(?!html$)[a-z]{2,5}$/.test(url.pathname);
      (isPage && !hasEnding ? pages : files).add(url.pathname);
    }
    // After the first paint, the early script starts the scripts in this list.
    if (attribute('type') === 'application/json' && attribute('id') === 'keyfill-scripts')
      for (const script of JSON.parse(ownText(element) || '[]') as string[]) files.add(script);
  }
  return { pages, files };
}

async function checkFile(base: URL, path: string, notes: AllNotes): Promise<void> {
  const answer = await request(new URL(path, base), notes);
  if (answer === undefined) return;
  await answer.arrayBuffer();
  if (answer.status !== 200) {
    notes.wrong.add(`answers ${answer.status}, and pages load this file`, path);
    return;
  }
  checkAnswer(path, answer, notes, 'file');
  if (path.endsWith('.md')) checkMarkdown(path, answer, notes);
  if (path.startsWith(`${base.pathname}assets/`)) checkHashed(path, answer, notes);
}

/** The pages in the sitemap, because nothing links to some of them. */
async function readSitemap(base: URL, notes: AllNotes): Promise<string[]> {
  const answer = await request(new URL('sitemap.xml', base), notes);
  if (answer === undefined) return [];
  const text = await answer.text();
  const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? ''));
  if (answer.status !== 200 || urls.length === 0) {
    notes.wrong.add(`answers ${answer.status} and names no pages: crawlers look for it`, '/sitemap.xml');
    return [];
  }
  const other = urls.find((url) => url.origin !== base.origin);
  if (other !== undefined)
    notes.better.add(`names pages at ${other.origin}: right if that is the public address`, '/sitemap.xml');

  const outside = urls.find((url) => !`${url.pathname}/`.startsWith(base.pathname));
  if (outside !== undefined) {
    notes.wrong.add(`names ${outside.pathname}: the site was built with another baseUrl`, '/sitemap.xml');
    return [];
  }
  return urls.map((url) => url.pathname);
}

/** The parts of a search index that are read here. A host's response may lack any of them. */
type SearchIndex = { documents?: { sectionRoute: string }[]; index?: unknown };

async function checkIndex(
  base: URL,
  name: string,
  pages: ReadonlySet<string>,
  notes: AllNotes,
): Promise<void> {
  const file = `search-index-${name}.json`;
  const answer = await request(new URL(file, base), notes);
  if (answer === undefined) return;
  const index = (await answer.json().catch(() => undefined)) as SearchIndex | undefined;
  if (
    answer.status !== 200 ||
    index === undefined ||
    !Array.isArray(index.documents) ||
    index.index === undefined
  ) {
    notes.wrong.add(
      `answers ${answer.status} and is no search index: search finds nothing there`,
      `/${file}`,
    );
    return;
  }
  checkAnswer(`/${file}`, answer, notes, 'page');
  const routes = new Set(index.documents.map(({ sectionRoute }) => sectionRoute.replace(/#.*/, '')));
  await runConcurrently(
    [...routes].filter((route) => !pages.has(route)),
    async (route) => {
      const page = await request(new URL(route, base), notes);
      await page?.arrayBuffer();
      if (page === undefined || page.status === 200) return;
      notes.wrong.add(
        `leads to ${route}, which answers ${page.status}: index and pages are of different builds`,
        `/${file}`,
      );
    },
  );
}

/** Variants of an address that should redirect to the clean one, and addresses that don't exist. */
async function checkForms(base: URL, pages: readonly string[], notes: AllNotes): Promise<void> {
  const missing = await request(new URL('no/such/page', base), notes);
  if (missing !== undefined) {
    const html = await missing.text();
    if (missing.status !== 404)
      notes.wrong.add(`answers ${missing.status} instead of 404`, 'A page that does not exist');
    if (!html.includes('id="__docusaurus"'))
      notes.wrong.add('does not show 404.html', 'A page that does not exist');
    if (missing.headers.get('x-content-type-options') !== 'nosniff')
      notes.wrong.add('comes without the security headers', 'A page that does not exist');

    checkError('A page that does not exist', missing, notes);
  }
  const missingFile = await request(new URL('assets/no-such-file.00000000.js', base), notes);
  await missingFile?.arrayBuffer();
  if (missingFile !== undefined) checkError('A hashed file that does not exist', missingFile, notes);
  for (const ending of ['br', 'gz']) {
    const compressed = await request(new URL(`index.html.${ending}`, base), notes);
    await compressed?.arrayBuffer();
    if (compressed === undefined || compressed.status === 404) continue;
    const message = `answers ${compressed.status}: the file is there under its own name, and nobody can read it`;
    notes.wrong.add(message, `${base.pathname}index.html.${ending}`);
  }
  const page = pages.find((one) => one !== base.pathname);
  if (page === undefined) return;
  for (const form of [`${page}.html`, `${page}/`]) {
    const answer = await request(new URL(form, base), notes);
    await answer?.arrayBuffer();
    if (answer === undefined || redirectsTo(answer, page)) continue;
    const message = `answers ${answer.status} and should lead to ${page}: with two addresses a page counts half`;
    notes.better.add(message, form);
  }
}

/**
 * Checks the page that runs edited code, which has its own policy. Hosts with clean addresses redirect a
 * frame to the address without an extension.
 */
async function checkRunner(base: URL, notes: AllNotes): Promise<void> {
  let url = new URL(RUNNER_FILE, base);
  let answer = await request(url, notes);
  const clean = url.pathname.replace(/\.html$/, '');
  if (answer !== undefined && redirectsTo(answer, clean)) {
    await answer.arrayBuffer();
    url = new URL(clean, base);
    answer = await request(url, notes);
  }
  if (answer === undefined) return;
  await answer.arrayBuffer();
  if (answer.status === 200) checkFramed(url.pathname, answer, notes);
  else notes.wrong.add(`answers ${answer.status}: edited code cannot run`, url.pathname);
}

async function checkRedirect(url: URL, to: string, notes: AllNotes): Promise<void> {
  const answer = await request(new URL('?a=1', url), notes);
  if (answer === undefined) return;
  const html = await answer.text();
  if (redirectsTo(answer, to)) {
    if (!answer.headers.get('location')?.endsWith('?a=1'))
      notes.better.add('loses what follows the question mark', url.pathname);
  } else if (answer.status === 200 && html.includes(`url=${to}"`)) {
    notes.better.add('leads on by a page instead of a status 301', url.pathname);
  } else {
    notes.wrong.add(`answers ${answer.status} and should lead to the page's new address`, url.pathname);
  }
}

function redirectsTo(answer: Response, path: string): boolean {
  const location = answer.headers.get('location');
  return (
    [301, 308].includes(answer.status) && location !== null && new URL(location, answer.url).pathname === path
  );
}

/** A response as it is, without following redirects; undefined if there isn't one. */
async function request(url: URL, notes: AllNotes): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'br, gzip' },
      signal: AbortSignal.timeout(20_000),
    });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    notes.wrong.add(`gives no answer (${cause?.code ?? message})`, url.pathname);
    return undefined;
  }
}

async function runConcurrently<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const runNext = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runNext));
}
