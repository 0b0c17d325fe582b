// Posts follow the story of the product: its releases and their dates, what's fictional, and the subjects of their tags.
import { indexTerms } from '../../plugins/local-search/shared/analyze.ts';
import { tagLabel } from '../../src/theme/Tag/tag-label.ts';
import type { Page } from '../prose/page.ts';
import type { Finding } from '../prose/rules.ts';

/** The dates that the product's story gives its releases. A later release doesn't need an entry. */
export const releases = new Map([
  ['1.4', '2023-11-14'],
  ['1.5', '2024-03-20'],
  ['2.0', '2024-08-28'],
  ['2.1', '2025-02-12'],
  ['2.2', '2025-06-18'],
  ['2.3', '2025-11-05'],
]);

/** The dates that the story gives other posts. A new post doesn't need an entry: the date in its file name is enough. */
const postDates = new Map([
  ['welcome', '2023-10-02'],
  ['spx-integration-improvements', '2024-05-22'],
  ['keyfill-at-ibc-2024', '2024-09-02'],
  ['ibc-2024-news', '2024-09-24'],
  ['ibc-accelerators-2024-project-of-the-year', '2024-12-05'],
  ['northlight-integration', '2025-04-09'],
  ['ograf-support', '2025-05-21'],
  ['keyfill-at-ibc-2025', '2025-08-20'],
]);

/** Tags of partly fictional subjects. A post with one of them must say so. */
const fictionalTags = ['ibc', 'northlight', 'tallyworks', 'liveos'];

/** Tags for the kind of a post, which its text doesn't have to mention. */
const kindTags = ['news', 'update'];

/** The tags in the front matter of a post. */
const tagsOf = ({ frontMatter: { tags } }: Page): string[] => (Array.isArray(tags) ? tags.map(String) : []);

const isPost = ({ file }: Page) => file.startsWith('blog/');
const isReleaseNote = ({ frontMatter }: Page) => /release-notes$/.test(String(frontMatter.slug));
const textOf = ({ passages }: Page) => passages.map(({ text }) => text).join('\n');
const finding = ({ file }: Page, message: string): Finding => ({ file, line: 1, message });

/** Release notes have the date of their release, a reason for the change, and a section on breaking changes. */
export function checkReleaseNotes(pages: readonly Page[]): Finding[] {
  const notes = pages.filter((page) => isPost(page) && isReleaseNote(page));
  const described = new Set();
  const findings = notes.flatMap((page) => {
    const version = /(\d+\.\d+)-release-notes$/.exec(String(page.frontMatter.slug))?.[1] ?? '';
    described.add(version);
    const day = /(\d{4}-\d\d-\d\d)/.exec(page.file)?.[1];
    const headings = page.headings.map(({ text }) => text);
    return [
      ...((releases.get(version) ?? day) === day
        ? []
        : [finding(page, `${version} wasn't released on ${day}`)]),
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
  const missing = notes.length === 0 ? [] : [...releases.keys()].filter((version) => !described.has(version));
  return [
    ...findings,
    ...missing.map((version) => ({ file: 'blog', line: 1, message: `needs release notes for ${version}` })),
  ];
}

/** Every other post in the story has the story's date. */
export function checkPostDates(pages: readonly Page[]): Finding[] {
  return pages
    .filter((page) => isPost(page) && !isReleaseNote(page))
    .flatMap((page) => {
      const day = postDates.get(String(page.frontMatter.slug));
      const isOnDate = day === undefined || page.file.includes(`/${day}-`);
      return isOnDate ? [] : [finding(page, `should have the date ${day}`)];
    });
}

/** A post about a real event or a fictional company says what's fictional. */
export function checkFictionNotes(pages: readonly Page[]): Finding[] {
  return pages
    .filter((page) => isPost(page) && tagsOf(page).some((tag) => fictionalTags.includes(tag)))
    .filter((page) => !/\bfictional\b/.test(textOf(page)))
    .map((page) => finding(page, "doesn't say what's fictional"));
}

/** A post mentions the subject of each tag: at least one word of its name, in any form that the search treats as the same word. */
export function checkTags(pages: readonly Page[]): Finding[] {
  return pages.filter(isPost).flatMap((page) => {
    const body = page.passages.filter(({ line }) => line > 1).map(({ text }) => text);
    const words = new Set(indexTerms(body.join('\n'), 'content'));
    return tagsOf(page)
      .filter(
        (tag) =>
          !kindTags.includes(tag) && !indexTerms(tagLabel(tag), 'title').some((word) => words.has(word)),
      )
      .map((tag) => finding(page, `has the tag "${tag}" but doesn't mention it`));
  });
}

export const blogRules = [checkReleaseNotes, checkPostDates, checkFictionNotes, checkTags];
