// Posts keep to the story of the product: its releases and their days, who writes, what is invented, what a tag promises.

/**
 * @typedef {import('./prose-page.mjs').Page} Page
 * @typedef {import('./prose-rules.mjs').Finding} Finding
 */

/** The releases that the blog tells of, with their days. */
export const releases = new Map([
  ['1.4', '2023-11-14'],
  ['1.5', '2024-03-20'],
  ['2.0', '2024-08-28'],
  ['2.1', '2025-02-12'],
  ['2.2', '2025-06-18'],
  ['2.3', '2025-11-05'],
]);

/** The other posts, with their days. */
export const days = new Map([
  ['welcome', '2023-10-02'],
  ['spx-integration-improvements', '2024-05-22'],
  ['keyfill-at-ibc-2024', '2024-09-02'],
  ['ibc-2024-news', '2024-09-24'],
  ['ibc-accelerators-2024-project-of-the-year', '2024-12-05'],
  ['northlight-integration', '2025-04-09'],
  ['ograf-support', '2025-05-21'],
  ['keyfill-at-ibc-2025', '2025-08-20'],
]);

/** Tags of what is partly invented: a post with one of them says so. */
const inventedTags = ['ibc', 'northlight', 'tallyworks', 'liveos'];

/** What the text of a post with a tag speaks of, where its words are not those of the tag. */
const promises = new Map([
  ['update', /version/i],
  ['news', /./],
  ['tv-graphics', /graphic/i],
  ['html-templates', /template/i],
  ['integration', /integrat/i],
  ['scaling', /scal/i],
  ['rotation', /rotat/i],
  ['ibcaccelerators', /IBC Accelerators/],
  ['easing-functions', /easing/i],
  ['redesign', /redesign/i],
]);

function promiseOf(tag) {
  return promises.get(tag) ?? new RegExp(tag.replace(/s$/, '').replaceAll('-', '[ -]'), 'i');
}

const isPost = ({ file }) => file.startsWith('blog/');
const isReleaseNote = ({ frontMatter }) => /release-notes$/.test(String(frontMatter.slug));
const textOf = ({ passages }) => passages.map(({ text }) => text).join('\n');
const finding = ({ file }, message) => ({ file, line: 1, message });

/**
 * Release notes come on the day of their release and say why, and what breaks.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function tellsOfReleases(pages) {
  const notes = pages.filter((page) => isPost(page) && isReleaseNote(page));
  const told = new Set();
  const findings = notes.flatMap((page) => {
    const version = /(\d+\.\d+)-release-notes$/.exec(String(page.frontMatter.slug))?.[1] ?? '';
    told.add(version);
    const day = /(\d{4}-\d\d-\d\d)/.exec(page.file)?.[1];
    const headings = page.headings.map(({ text }) => text);
    return [
      ...(releases.get(version) === day ? [] : [finding(page, `${version} did not come on ${day}`)]),
      ...(String(page.frontMatter.title).includes(version)
        ? []
        : [finding(page, 'does not name its version in the title')]),
      ...(headings.some((text) => /^Why\b/.test(text))
        ? []
        : [finding(page, 'does not say why: no heading begins with "Why"')]),
      ...(headings.some((text) => /^What breaks/.test(text))
        ? []
        : [finding(page, 'has no part "What breaks …"')]),
      ...(page.components.includes('LiveTemplate')
        ? []
        : [finding(page, 'shows nothing live: it has no <LiveTemplate>')]),
    ];
  });
  const missing = notes.length === 0 ? [] : [...releases.keys()].filter((version) => !told.has(version));
  return [
    ...findings,
    ...missing.map((version) => ({ file: 'blog', line: 1, message: `has no release notes of ${version}` })),
  ];
}

/**
 * Every post of the story is there on its day.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function comesOnItsDay(pages) {
  return pages
    .filter((page) => isPost(page) && !isReleaseNote(page))
    .flatMap((page) => {
      const day = days.get(String(page.frontMatter.slug));
      if (day === undefined)
        return [finding(page, 'is in no list of days: add it to scripts/lib/content-blog.mjs')];
      return page.file.includes(`/${day}-`) ? [] : [finding(page, `did not come on ${day}`)];
    });
}

/**
 * A post on a real event or with an invented firm says what is invented.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function saysWhatIsInvented(pages) {
  return pages
    .filter((page) => isPost(page) && (page.frontMatter.tags ?? []).some((tag) => inventedTags.includes(tag)))
    .filter((page) => !/\binvented\b/.test(textOf(page)))
    .map((page) => finding(page, 'does not say what is invented'));
}

/**
 * The text keeps what the tags promise.
 * @param {readonly Page[]} pages
 * @returns {Finding[]}
 */
export function keepsItsTags(pages) {
  return pages.filter(isPost).flatMap((page) => {
    const body = page.passages
      .filter(({ line }) => line > 1)
      .map(({ text }) => text)
      .join('\n');
    return (page.frontMatter.tags ?? [])
      .filter((tag) => !promiseOf(tag).test(body))
      .map((tag) => finding(page, `has the tag "${tag}" and does not speak of it`));
  });
}

export const blogRules = [tellsOfReleases, comesOnItsDay, saysWhatIsInvented, keepsItsTags];
