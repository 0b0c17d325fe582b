// What a page of the site must have besides good words: enough of them, a way in, a way out.
import { routeOf } from './content-files.mjs';

/**
 * @typedef {import('./prose-page.mjs').Page} Page
 * @typedef {import('./prose-rules.mjs').Finding} Finding
 */

/** Fewer words than this are a stub. */
export const fewestWords = 300;

function finding({ file }, message) {
  return { file, line: 1, message };
}

/** A page that lists others may be short. */
function isList(page) {
  return /\/index\.mdx?$/.test(page.file) || page.components.includes('DocCardList');
}

/** Own routes that a page links to, without anchors and without itself. */
function targetsOf(page) {
  return page.links
    .map(({ href }) => href.replace(/[?#].*$/, ''))
    .filter((href) => href.startsWith('/') && href !== routeOf(page));
}

/**
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function longEnough(pages) {
  return pages
    .filter((page) => page.words < fewestWords && !isList(page))
    .map((page) => finding(page, `has ${page.words} words, a page needs ${fewestWords}`));
}

/**
 * Every page leads on to another page of the site.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function leadsOn(pages) {
  return pages
    .filter((page) => targetsOf(page).length === 0 && !page.components.includes('DocCardList'))
    .map((page) => finding(page, 'has no link to another page'));
}

/**
 * The text of another page leads to every page; sidebar and lists of posts do not count.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function isReached(pages) {
  const reached = new Set(pages.flatMap(targetsOf));
  return pages
    .filter((page) => !reached.has(routeOf(page)))
    .map((page) => finding(page, 'no other page links here'));
}

/**
 * An example runs on its page.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function runsItsExample(pages) {
  return pages
    .filter(({ file }) => file.startsWith('user-guide/examples/'))
    .filter(({ components }) => !components.includes('LiveTemplate'))
    .map((page) => finding(page, 'has no <LiveTemplate>'));
}

/**
 * A page of the reference takes its facts from the runtime.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function hasGeneratedTable(pages) {
  return pages
    .filter((page) => page.file.startsWith('api/'))
    .filter(({ components }) => !components.some((name) => name.startsWith('Api')))
    .map((page) =>
      finding(page, 'has no table that is generated: <ApiMembers>, <ApiTable> or another marker'),
    );
}

/**
 * Each page says in one sentence why to open it, and no two say the same.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function isDescribed(pages) {
  const seen = new Map();
  return pages.flatMap((page) => {
    const { description } = page.frontMatter;
    if (typeof description !== 'string' || description.length < 30) {
      return [finding(page, 'has no description that would make one click')];
    }
    if (description.length > 160) {
      return [finding(page, `has a description of ${description.length} characters, 160 are shown`)];
    }
    const other = seen.get(description);
    seen.set(description, page.file);
    return other === undefined ? [] : [finding(page, `has the description of ${other}`)];
  });
}

export const contentRules = [longEnough, leadsOn, isReached, runsItsExample, hasGeneratedTable, isDescribed];
