/** Runs of links in a docs sidebar, as the theme writes them. A link doesn't contain a list. */
const SIDEBAR_LINKS = /(?:<li class="theme-doc-sidebar-item-link (?:(?!<li )[\s\S])*?<\/li>)+/g;

const OPEN_BODY = /<body[\s>]/;
const OPEN_MAIN = /<main[\s>]/;
const CLOSE_MAIN = '</main>';
const SCRIPTS_AND_LINKS = /<link\b[^>]*>|<script\b[^>]*>[\s\S]*?<\/script>/g;

/** Returns the HTML that replaces a part of a page. */
type Replacement = (part: string) => string;

/** The positions of the body and of its `main` element; undefined if the body doesn't have one. */
function findMain(html: string): readonly [body: number, start: number, end: number] | undefined {
  const body = html.search(OPEN_BODY);
  const start = html.search(OPEN_MAIN);
  const end = html.lastIndexOf(CLOSE_MAIN);
  return body < 0 || start < body || end < start ? undefined : [body, start, end + CLOSE_MAIN.length];
}

/** A built page with its `main` element replaced. A page without one stays as it is. */
export function replaceMain(html: string, replacement: Replacement): string {
  const main = findMain(html);
  if (main === undefined) return html;
  const [, start, end] = main;
  return html.slice(0, start) + replacement(html.slice(start, end)) + html.slice(end);
}

/**
 * The head of a built page, without scripts and links, and its `main` element. Use it to read the content of a page: the names
 * of scripts change between builds even if the page doesn't, and on a site with a thousand pages the sidebar is nine tenths of
 * each page.
 * @returns the whole page if it doesn't have a `main` element
 */
export function headAndMain(html: string): string {
  const main = findMain(html);
  if (main === undefined) return html;
  const [body, start, end] = main;
  const head = html.slice(0, body).replace(SCRIPTS_AND_LINKS, '');
  return `${head}<body>${html.slice(start, end)}`;
}

/** A built page with its runs of sidebar links replaced. */
export const replaceSidebarLinks = (html: string, replacement: Replacement): string =>
  html.replace(SIDEBAR_LINKS, replacement);
