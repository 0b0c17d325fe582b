/** A link of a docs sidebar, as the theme writes it: it has no list of its own. */
const SIDEBAR_LINKS = /(?:<li class="theme-doc-sidebar-item-link (?:(?!<li )[\s\S])*?<\/li>)+/g;

const OPEN_BODY = /<body[\s>]/;
const OPEN_MAIN = /<main[\s>]/;
const CLOSE_MAIN = '</main>';
const SCRIPTS_AND_LINKS = /<link\b[^>]*>|<script\b[^>]*>[\s\S]*?<\/script>/g;

/** What to put in the place of a part of a page. */
type Replacement = (part: string) => string;

/** Where the body of a page begins, and where its `main` element begins and ends; `undefined` where it has none there. */
function placeOfMain(html: string): readonly [body: number, start: number, end: number] | undefined {
  const body = html.search(OPEN_BODY);
  const start = html.search(OPEN_MAIN);
  const end = html.lastIndexOf(CLOSE_MAIN);
  return body < 0 || start < body || end < start ? undefined : [body, start, end + CLOSE_MAIN.length];
}

/** A built page with its `main` element replaced; as it is where it has none. */
export function replaceMain(html: string, replacement: Replacement): string {
  const place = placeOfMain(html);
  if (place === undefined) return html;
  const [, start, end] = place;
  return html.slice(0, start) + replacement(html.slice(start, end)) + html.slice(end);
}

/**
 * A built page without what stands around its `main` element, and without the scripts and links of its head, for those who read
 * what the page says: names of scripts change from build to build where the page does not. And with a thousand pages nine tenths of
 * each are the sidebar: reading them takes most of the time of a build.
 * @returns The page as it is where it has no such element.
 */
export function headAndMain(html: string): string {
  const place = placeOfMain(html);
  if (place === undefined) return html;
  const [body, start, end] = place;
  const head = html.slice(0, body).replace(SCRIPTS_AND_LINKS, '');
  return `${head}<body>${html.slice(start, end)}`;
}

/** A built page with its runs of sidebar links replaced. */
export const replaceSidebarLinks = (html: string, replacement: Replacement): string =>
  html.replace(SIDEBAR_LINKS, replacement);

/** The links of a run, one by one. */
export const linksOf = (run: string): string[] => run.split(/(?=<li )/);
