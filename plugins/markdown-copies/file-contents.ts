/** The written files: a copy of each page, the list `llms.txt`, and `llms-full.txt` with everything. */
import { copyAddress } from './client/address.ts';
import type { Chapter, Page } from './pages.ts';

export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** The address of the site, without a slash at the end. */
  readonly url: string;
  /** The path of the site, or of a language of it, with a slash at both ends. */
  readonly baseUrl: string;
}

/** A page's copy: its source address, then its text, which starts with its title. */
export function copyOf(page: Page, text: string, site: Site): string {
  const body = text.startsWith('# ') ? text : `# ${page.title}\n\n${text}`;
  const [title = '', ...rest] = body.split('\n');
  return `${title}\n\n> ${page.description}\n\nSource: ${site.url}${page.permalink}\n${rest.join('\n')}\n`;
}

function listOf(chapter: Chapter, site: Site): string {
  const lines = chapter.pages.map(
    (page) => `- [${page.title}](${site.url}${copyAddress(page.permalink)}): ${page.description}`,
  );
  return [`## ${chapter.title}`, '', ...lines].join('\n');
}

/** Returns the list of all pages, in the format that llmstxt.org describes. */
export const llmsText = (chapters: readonly Chapter[], site: Site): string =>
  `${[
    `# ${site.title}`,
    `> ${site.tagline}`,
    'Every page below is available as Markdown: add `.md` to its address. ' +
      `For all pages in one file, see ${site.url}${site.baseUrl}llms-full.txt`,
    ...chapters.map((chapter) => listOf(chapter, site)),
  ].join('\n\n')}\n`;

/** Returns all copies in one file, in the same order. */
export const llmsFullText = (copies: readonly string[], site: Site): string =>
  `# ${site.title}\n\n> ${site.tagline}\n\n${copies.map((copy) => `---\n\n${copy}`).join('\n')}`;
