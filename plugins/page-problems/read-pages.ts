import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageProblems } from './page-problems.ts';
import type { PageKind, PageText, Problem } from './problem.ts';
import { filesIn } from './site-files.ts';
import { listFiles } from '../build-cache/list-files.ts';

/** The folders with pages, from the site's folder. */
export type Folders = Readonly<Record<PageKind, readonly string[]>>;

/** Docusaurus makes no pages of files and folders whose names start like this. */
const isPart = (name: string): boolean => name.split('/').some((part) => part.startsWith('_'));

/** Reads all pages. It waits for the disk, so nothing else reports a mistake first. */
export const readPageTexts = (siteDir: string, folders: Folders): PageText[] =>
  (['docs', 'blog', 'pages'] as const).flatMap((kind) =>
    folders[kind].flatMap((folder) => {
      const place = path.join(siteDir, folder);
      if (!existsSync(place)) return [];
      return listFiles(place)
        .filter((name) => /\.mdx?$/.test(name) && !isPart(name))
        .map((name) => ({
          file: path.posix.join(folder, name),
          text: readFileSync(path.join(place, name), 'utf8'),
          kind,
        }));
    }),
  );

/** Finds the mistakes in all pages, except those for which their addresses have to be known. */
export function problemsOfPages(
  siteDir: string,
  pages: readonly PageText[],
  staticDirs?: readonly string[],
): Problem[] {
  const files = filesIn(siteDir, staticDirs);
  return pages.flatMap((page) => pageProblems(page, files));
}
