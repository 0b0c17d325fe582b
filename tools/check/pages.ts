// Part of `npm run check`: mistakes in pages that nobody would notice, and addresses that disappeared.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolders } from '../../src/config/content-folders.ts';
import { addressProblems } from '../../plugins/page-problems/addresses.ts';
import { loadParser } from '../../plugins/page-problems/parse-page.ts';
import { describeProblem, type Problem } from '../../plugins/page-problems/problem.ts';
import { problemsOfPages, readPageTexts } from '../../plugins/page-problems/read-pages.ts';
import { readFiles, readRedirects, routeOf } from '../../plugins/page-problems/redirects.ts';
import { readFrontMatter } from '../../plugins/page-problems/front-matter.ts';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { lostAddresses, readRoutes, ROUTES_FILE } from '../site/route-list.ts';
import { readGenerated } from './content-files.ts';

async function findPageProblems(): Promise<Problem[]> {
  await loadParser();
  const refused: Problem[] = [];
  await readGenerated(refused);
  const pages = readPageTexts(siteDir, contentFolders);
  const addressed = pages.map(({ file, text }) => ({
    file,
    text,
    address: routeOf({ file, frontMatter: readFrontMatter(text).data }),
  }));
  const redirects = readRedirects(siteDir, readFiles(siteDir, contentFolders));
  return [...problemsOfPages(siteDir, pages), ...addressProblems(addressed, redirects), ...refused];
}

export const pages = {
  name: 'pages',
  async run() {
    const committed = readFileSync(path.join(siteDir, ROUTES_FILE), 'utf8');
    const problems = [...(await findPageProblems()), ...lostAddresses(committed, await readRoutes())];
    for (const problem of problems) log(describeProblem(problem));
    return problems.length === 0 ? 0 : 1;
  },
};
