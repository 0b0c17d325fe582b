// Part of `npm run check`: every page has a link to it, a link to another page, and a description.
import type { Page } from '../prose/page.ts';
import type { Problem } from '../../plugins/page-problems/problem.ts';
import { log } from '../shared/log.ts';
import { routeOf } from '../../plugins/page-problems/redirects.ts';
import { filesInSidebars, readPages } from './content-files.ts';

const finding = ({ file }: Page, message: string): Problem => ({ file, line: 1, message });

/** The site's routes that a page links to, without anchors and without the page itself. */
const targetsOf = (page: Page): string[] =>
  page.links
    .map(({ href }) => href.replace(/[?#].*$/, ''))
    .filter((href) => href.startsWith('/') && href !== routeOf(page));

/** Every page links to another page of the site. */
const checkOutgoingLinks = (pages: readonly Page[]): Problem[] =>
  pages
    .filter((page) => targetsOf(page).length === 0 && !page.components.includes('DocCardList'))
    .map((page) => finding(page, 'needs a link to another page'));

/** Readers can get to every page: a sidebar or the blog lists it, or another page's text links to it. */
function checkReachability(pages: readonly Page[]): Problem[] {
  const linked = new Set(pages.flatMap(targetsOf));
  return pages
    .filter(({ file }) => !file.startsWith('blog/') && !filesInSidebars.has(file))
    .filter((page) => !linked.has(routeOf(page)))
    .map((page) => finding(page, 'needs an entry in a sidebar or a link from another page'));
}

/** Every page has its own description for search results and link previews. */
function checkDescriptions(pages: readonly Page[]): Problem[] {
  const seen = new Map();
  return pages.flatMap((page) => {
    const { description } = page.frontMatter;
    if (typeof description !== 'string' || description.length < 30)
      return [finding(page, 'needs a description of at least 30 characters, for search results')];

    if (description.length > 160) {
      return [
        finding(page, `has a description of ${description.length} characters; search results show 160`),
      ];
    }
    const other = seen.get(description);
    seen.set(description, page.file);
    return other === undefined ? [] : [finding(page, `has the same description as ${other}`)];
  });
}

/** Tags of partly fictional subjects: a real event, or a fictional company. */
const fictionalTags = ['ibc', 'northlight', 'tallyworks', 'liveos'];

/** A post with one of these tags says what's fictional. */
const checkFictionNotes = (pages: readonly Page[]): Problem[] =>
  pages
    .filter(({ file }) => file.startsWith('blog/'))
    .filter(({ frontMatter: { tags } }) => [tags].flat().some((tag) => fictionalTags.includes(String(tag))))
    .filter(({ passages }) => !passages.some(({ text }) => /\bfictional\b/.test(text)))
    .map((page) => finding(page, "doesn't say what's fictional"));

const rules = [checkOutgoingLinks, checkReachability, checkDescriptions, checkFictionNotes];

export const content = {
  name: 'content',
  async run() {
    // Another check reports the pages that can't be read.
    const pages = await readPages();
    const findings = rules.flatMap((rule) => rule(pages));
    for (const { file, message } of findings) log(`${file} ${message}`);
    return findings.length === 0 ? 0 : 1;
  },
};
