// Posts follow the story of the product: its releases and their dates, what's invented, and what a tag promises.
import type { Page } from '../prose/page.ts';
import type { Finding } from '../prose/rules.ts';


/** The releases that have release notes, with their dates. */
export const releases = new Map([
  ['1.4', '2023-11-14'],
  ['1.5', '2024-03-20'],
  ['2.0', '2024-08-28'],
  ['2.1', '2025-02-12'],
  ['2.2', '2025-06-18'],
  ['2.3', '2025-11-05'],
]);

/** The other posts, with their dates. */
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

/** Tags of partly invented subjects. A post with one of them must say so. */
const inventedTags = ['ibc', 'northlight', 'tallyworks', 'liveos'];

/** What a post with a tag must mention, if that isn't the tag itself. */
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

/** Release notes have the date of their release, a reason for the change, and a section on breaking changes. */
export function tellsOfReleases(pages: readonly Page[]): Finding[] {
  const notes = pages.filter((page) => isPost(page) && isReleaseNote(page));
  const told = new Set();
  const findings = notes.flatMap((page) => {
    const version = /(\d+\.\d+)-release-notes$/.exec(String(page.frontMatter.slug))?.[1] ?? '';
    told.add(version);
    const day = /(\d{4}-\d\d-\d\d)/.exec(page.file)?.[1];
    const headings = page.headings.map(({ text }) => text);
    return [
      ...(releases.get(version) === day ? [] : [finding(page, `${version} wasn't released on ${day}`)]),
      ...(String(page.frontMatter.title).includes(version)
        ? []
        : [finding(page, 'needs its version in the title')]),
      ...(headings.some((text) => /^Why\b/.test(text))
        ? []
        : [finding(page, 'needs a heading that starts with "Why"')]),
      ...(headings.some((text) => /^(?:What breaks|Breaking changes|Upgrade)/.test(text))
        ? []
        : [finding(page, 'needs a section named "Breaking changes" or "Upgrade …"')]),
      ...(page.components.includes('LiveTemplate') ? [] : [finding(page, 'needs a <LiveTemplate>')]),
    ];
  });
  const missing = notes.length === 0 ? [] : [...releases.keys()].filter((version) => !told.has(version));
  return [
    ...findings,
    ...missing.map((version) => ({ file: 'blog', line: 1, message: `needs release notes for ${version}` })),
  ];
}

/** Every other post has the date that the story gives it. */
export function comesOnItsDay(pages: readonly Page[]): Finding[] {
  return pages
    .filter((page) => isPost(page) && !isReleaseNote(page))
    .flatMap((page) => {
      const day = days.get(String(page.frontMatter.slug));
      if (day === undefined)
        return [finding(page, "doesn't have a date yet: add it to tools/check/content-blog.ts")];
      return page.file.includes(`/${day}-`) ? [] : [finding(page, `should have the date ${day}`)];
    });
}

/** A post about a real event or an invented company says what's invented. */
export function saysWhatIsInvented(pages: readonly Page[]): Finding[] {
  return pages
    .filter((page) => isPost(page) && (page.frontMatter.tags ?? []).some((tag) => inventedTags.includes(tag)))
    .filter((page) => !/\binvented\b/.test(textOf(page)))
    .map((page) => finding(page, "doesn't say what's invented"));
}

/** A post mentions the subjects of its tags. */
export function keepsItsTags(pages: readonly Page[]): Finding[] {
  return pages.filter(isPost).flatMap((page) => {
    const body = page.passages
      .filter(({ line }) => line > 1)
      .map(({ text }) => text)
      .join('\n');
    return (page.frontMatter.tags ?? [])
      .filter((tag) => !promiseOf(tag).test(body))
      .map((tag) => finding(page, `has the tag "${tag}" but doesn't mention it`));
  });
}

export const blogRules = [tellsOfReleases, comesOnItsDay, saysWhatIsInvented, keepsItsTags];
