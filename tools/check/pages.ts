// Part of `npm run check`: pages that MDX can't read, and mistakes in pages that nobody would notice.
import { contentFolders } from '../../src/config/content-folders.ts';
import { addressProblems } from '../../plugins/page-problems/addresses.ts';
import { describeProblem } from '../../plugins/page-problems/problem.ts';
import { problemsOfPages, readPageTexts } from '../../plugins/page-problems/read-pages.ts';
import { readFrontMatter } from '../../plugins/page-problems/front-matter.ts';
import type { Finding } from '../prose/rules.ts';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { readGenerated, readPages, readSitePages, routeOf } from './content-files.ts';

/** Finds the mistakes in a site's pages. */
export async function findPageProblems(root: string): Promise<Finding[]> {
  const unreadable: Finding[] = [];
  await Promise.all([readPages, readSitePages, readGenerated].map((read) => read(root, unreadable)));
  const pages = readPageTexts(root, contentFolders);
  const addressed = pages.map(({ file, text }) => ({
    file,
    text,
    address: routeOf({ file, frontMatter: readFrontMatter(text).data }),
  }));
  const findings = [...problemsOfPages(root, pages), ...addressProblems(addressed), ...unreadable];
  // A reference page is read twice.
  return [...new Map(findings.map((one) => [describeProblem(one), one])).values()];
}

export const pages = {
  name: 'pages',
  async run() {
    const findings = await findPageProblems(siteDir);
    for (const finding of findings) log(describeProblem(finding));
    return findings.length === 0 ? 0 : 1;
  },
};
