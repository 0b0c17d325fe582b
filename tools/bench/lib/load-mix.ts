import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A visitor's request, and the status that the response should have. */
export type LoadRequest = { address: string; accept: string; status: number };

/** The number of visits in the mix. */
const visits = 300;
/** The number of pages per visit. */
const pagesOfVisit = 3;
/**
 * The number of scripts that a page loads in addition to those in its HTML: its own text, and the code for
 * its content.
 */
const scriptsOfPage = 3;
/** Out of a hundred visitors, this many accept Brotli, and this many of the others accept gzip. */
const brotli = 94;
const gzip = 5;

/**
 * The requests of typical visitors: a first page with everything it loads, then further pages with whatever
 * they add. Only the bundle knows which script belongs to which page, so scripts are picked at random. One
 * visitor in four searches, one in ten comes through an old address, one in twenty runs edited code, and one
 * in fifty follows a broken link. The same site always gives the same mix.
 * @param root - the folder of a built site with the base URL "/"
 * @param files - the site's files, with forward slashes
 */
export function loadMix(root: string, files: readonly string[]): LoadRequest[] {
  const choose = numbers(7);
  const isPage = (file: string) =>
    file.endsWith('.html') && !/(?:^|\/)(?:index|404)\.html$|^runner\//.test(file);
  const pages = ['index.html', ...files.filter(isPage)];
  const old = files.filter((file) => /^(?:examples|elements)\/.*index\.html$/.test(file));
  const scripts = files.filter((file) => /^assets\/js\/.*\.js$/.test(file));
  const indexes = files.filter((file) => /^search-index-.*\.json$/.test(file));
  const runner = files.filter((file) => /^runner\/.*\.html$/.test(file));
  const mix: LoadRequest[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const kind = choose(100);
    const accept = kind < brotli ? 'gzip, deflate, br' : kind < brotli + gzip ? 'gzip' : 'identity';
    const seen = new Set<string>();
    const addRequest = (address: string, status = 200) => {
      if (seen.has(address)) return;
      seen.add(address);
      mix.push({ address, accept, status });
    };
    for (let page = 0; page < pagesOfVisit; page += 1) {
      const file = pages[choose(pages.length)] ?? 'index.html';
      addRequest(file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`);
      for (const address of loadedBy(path.join(root, file))) addRequest(address);
      for (let one = 0; one < scriptsOfPage; one += 1) addRequest(`/${scripts[choose(scripts.length)]}`);
    }
    if (visit % 4 === 0) for (const file of indexes) addRequest(`/${file}`);
    if (visit % 10 === 0 && old.length > 0)
      addRequest(`/${path.posix.dirname(old[choose(old.length)] ?? '')}`, 301);
    if (visit % 20 === 0) for (const file of runner) addRequest(`/${file}`);
    if (visit % 50 === 0) addRequest('/no/such/page', 404);
  }
  return mix;
}

/** The scripts, styles, fonts, and pictures in a page's HTML. */
function loadedBy(file: string): Set<string> {
  const references = readFileSync(file, 'utf8').matchAll(
    /"(\/(?:assets|img|posters)\/[^"?#\s]+\.[a-z0-9]+)"/g,
  );
  return new Set([...references].map(([, address = '']) => address));
}

/** Pseudorandom numbers below a limit, the same in every run (Park and Miller's generator). */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}
