/** A link of a docs sidebar, as the theme writes it: it has no list of its own. */
const SIDEBAR_LINKS = /(?:<li class="theme-doc-sidebar-item-link (?:(?!<li )[\s\S])*?<\/li>)+/g;

const OPEN_BODY = /<body[\s>]/;
const OPEN_MAIN = /<main[\s>]/;
const CLOSE_MAIN = '</main>';

/**
 * A built page without what stands around its `main` element, for those who read only that and the head. With a thousand pages
 * nine tenths of each are the sidebar, and reading them takes most of the time of a build.
 * @returns The page as it is where it has no such element.
 */
export function headAndMain(html: string): string {
  const body = html.search(OPEN_BODY);
  const main = html.search(OPEN_MAIN);
  const end = html.lastIndexOf(CLOSE_MAIN);
  if (body < 0 || main < body || end < main) return html;
  return `${html.slice(0, body)}<body>${html.slice(main, end)}${CLOSE_MAIN}`;
}

/** What to put in the place of a run of links in a sidebar. */
export type ForLinks = (links: string) => string;

/** A built page with its runs of sidebar links replaced. */
export const replaceSidebarLinks = (html: string, replacement: ForLinks): string =>
  html.replace(SIDEBAR_LINKS, replacement);

/** The links of a run, one by one. */
export const linksOf = (run: string): string[] => run.split(/(?=<li )/);
