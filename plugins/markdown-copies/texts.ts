/** What is written: a copy beside each page, `llms.txt` that lists them, `llms-full.txt` that holds them. */
import { copyAddress } from './client/address';
import type { Chapter, Page } from './pages';

export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** Address of the site without a slash at its end. */
  readonly url: string;
}

/** A page's copy: where it comes from, then its text. The text begins with its title. */
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

/** The list of all pages, in the form that llmstxt.org describes. */
export function llmsText(chapters: readonly Chapter[], site: Site): string {
  return `${[
    `# ${site.title}`,
    `> ${site.tagline}`,
    `Every page below is there as Markdown: the address of the page with \`.md\` at its end. All of them in one file: ${site.url}/llms-full.txt`,
    ...chapters.map((chapter) => listOf(chapter, site)),
  ].join('\n\n')}\n`;
}

/** All copies in one file, in the same order. */
export function llmsFullText(copies: readonly string[], site: Site): string {
  return `# ${site.title}\n\n> ${site.tagline}\n\n${copies.map((copy) => `---\n\n${copy}`).join('\n')}`;
}
