import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { collectSiteContent } from '../site-content/site-content.ts';
import { addressProblems } from './addresses.ts';
import { showProblems } from './preview-state.ts';
import { loadParser } from './parse-page.ts';
import { describeProblem, type PageText, type Problem } from './problem.ts';
import { type Folders, problemsOfPages, readPageTexts } from './read-pages.ts';
import { readFiles, readRedirects } from './redirects.ts';

/** Reports mistakes in pages before they're compiled, so a report doesn't depend on webpack's cache. */
export default async function pageProblems(context: LoadContext, folders: Folders): Promise<Plugin> {
  await loadParser();
  const { siteDir, baseUrl, siteConfig } = context;
  let pages: readonly PageText[] = [];

  function report(part: string, problems: readonly Problem[]): void {
    if (process.env['NODE_ENV'] !== 'production') {
      showProblems(siteDir, part, problems);
      return;
    }
    for (const problem of problems)
      if (problem.isWarning) console.warn(`[WARNING] ${describeProblem(problem)}`);
    const mistakes = problems.filter(({ isWarning }) => !isWarning);
    if (mistakes.length > 0)
      throw new Error(`The pages contain mistakes:\n${mistakes.map(describeProblem).join('\n')}`);
  }

  return {
    name: 'page-problems',
    // It doesn't wait for anything, so its report comes before what Docusaurus says about the same mistake.
    async loadContent() {
      pages = readPageTexts(siteDir, folders);
      report('pages', problemsOfPages(siteDir, pages, siteConfig.staticDirectories));
    },
    async contentLoaded({ allContent }) {
      const texts = new Map(pages.map(({ file, text }) => [file, text]));
      const addressed = collectSiteContent(allContent).pages.flatMap(({ source, permalink }) => {
        if (source === undefined) return [];
        const file = path.posix.join(source.replace(/^@site\//, ''));
        return [{ file, text: texts.get(file) ?? '', address: `/${permalink.slice(baseUrl.length)}` }];
      });
      report('addresses', addressProblems(addressed, readRedirects(siteDir, readFiles(siteDir, folders))));
    },
  };
}
