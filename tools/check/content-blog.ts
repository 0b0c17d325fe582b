// Posts have the parts of their kind, say what's fictional, and mention the subjects of their tags.
import { indexTerms } from '../../plugins/local-search/shared/analyze.ts';
import { tagLabel } from '../../src/theme/Tag/tag-label.ts';
import type { Page } from '../prose/page.ts';
import type { Finding } from '../prose/rules.ts';

/** Tags of partly fictional subjects. A post with one of them must say so. */
const fictionalTags = ['ibc', 'northlight', 'tallyworks', 'liveos'];

/** Tags for the kind of a post, which its text doesn't have to mention. */
const kindTags = ['news', 'update'];

/** The tags in the front matter of a post. */
const tagsOf = ({ frontMatter: { tags } }: Page): string[] => (Array.isArray(tags) ? tags.map(String) : []);

const isPost = ({ file }: Page) => file.startsWith('blog/');
const isReleaseNote = (page: Page) => isPost(page) && /release-notes$/.test(String(page.frontMatter.slug));
const finding = ({ file }: Page, message: string): Finding => ({ file, line: 1, message });

/** Release notes have their version in the title, a reason for the change, a template, and a section on breaking changes. */
export function checkReleaseNotes(pages: readonly Page[]): Finding[] {
  return pages.filter(isReleaseNote).flatMap((page) => {
    const version = /(\d+\.\d+)-release-notes$/.exec(String(page.frontMatter.slug))?.[1] ?? '';
    const hasHeading = (pattern: RegExp) => page.headings.some(({ text }) => pattern.test(text));
    const missing = {
      'its version in the title': !String(page.frontMatter.title).includes(version),
      'a heading that starts with "Why"': !hasHeading(/^Why\b/),
      'a section named "Breaking changes" or "Upgrade …"': !hasHeading(
        /^(?:What breaks|Breaking changes|Upgrade)/,
      ),
      'a <LiveTemplate>': !page.components.includes('LiveTemplate'),
    };
    return Object.entries(missing).flatMap(([what, isMissing]) =>
      isMissing ? [finding(page, `needs ${what}`)] : [],
    );
  });
}

/** A post about a real event or a fictional company says what's fictional. */
export function checkFictionNotes(pages: readonly Page[]): Finding[] {
  return pages
    .filter((page) => isPost(page) && tagsOf(page).some((tag) => fictionalTags.includes(tag)))
    .filter((page) => !page.passages.some(({ text }) => /\bfictional\b/.test(text)))
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

export const blogRules = [checkReleaseNotes, checkFictionNotes, checkTags];
