// The pages that writers maintain, read once for all checks.
import type { PluggableList } from 'unified';
import type { Page } from '../prose/page.ts';
import type { Finding } from '../prose/rules.ts';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPage } from '../prose/page.ts';
import apiReference from '../../src/mdx/api-reference/index.ts';
import api from '../../sidebars-api.ts';
import userGuide from '../../sidebars-user-guide.ts';
import { lineAt, readSource } from '../../plugins/page-problems/page-source.ts';
import { describeProblem } from '../../plugins/page-problems/problem.ts';
import { contentFolders } from '../../src/config/content-folders.ts';
import { siteDir } from '../shared/site-dir.ts';

/**
 * Reads the pages in a folder.
 * @param unreadable - receives what's wrong with pages that MDX can't read; without it, such a page is an error
 * @param plugins - remark plugins that change each page first
 */
async function readFolder(
  root: string,
  folder: string,
  unreadable?: Finding[],
  plugins: Readonly<PluggableList> = [],
): Promise<Page[]> {
  const names = await readdir(path.join(root, folder), { recursive: folder !== 'src/pages' });
  const files = names
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .sort();
  const pages = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(root, file), 'utf8');
      try {
        return [await readPage(file, source, plugins)];
      } catch (error) {
        const finding = { file, line: lineOf(error, source), message: messageOf(error) };
        if (unreadable === undefined) throw new Error(describeProblem(finding), { cause: error });
        unreadable.push(finding);
        return [];
      }
    }),
  );
  return pages.flat();
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The line of a mistake. MDX reports some of them at the end of the page, and some only in the message. */
function lineOf(error: unknown, source: string): number {
  const { line } = error as { line?: number };
  if (messageOf(error).includes('end of file in expression'))
    return lineAt(source, readSource(source).prose.lastIndexOf('{'));
  return line ?? Number(/\((\d+):\d+-\d+:\d+\)/.exec(messageOf(error))?.[1] ?? 1);
}

/** All MDX pages of the site by file name, with forward slashes. */
export async function readPages(root: string = siteDir, unreadable?: Finding[]): Promise<Page[]> {
  const folders = [...contentFolders.docs, ...contentFolders.blog];
  const pages = (await Promise.all(folders.map((folder) => readFolder(root, folder, unreadable)))).flat();
  return pages.sort((one, other) => (one.file < other.file ? -1 : 1));
}

/** The MDX pages in `src/pages`. */
export const readSitePages = (root: string = siteDir, unreadable?: Finding[]): Promise<Page[]> =>
  readFolder(root, 'src/pages', unreadable);

/** The reference pages with their markers replaced, for checks of words. Line numbers differ from those in the file. */
export const readGenerated = (root: string = siteDir, unreadable?: Finding[]): Promise<Page[]> =>
  readFolder(root, 'api', unreadable, [apiReference]);

/** The IDs of the docs in a part of a sidebar: a list, a category, its link, or a doc. */
function docIds(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(docIds);
  if (typeof part !== 'object' || part === null) return [];
  const { id, link, items } = part as { id?: unknown; link?: unknown; items?: unknown };
  return [id, link, items].flatMap(docIds);
}

export const filesInSidebars: ReadonlySet<string> = new Set(
  Object.entries({ 'user-guide': userGuide, api }).flatMap(([folder, sidebars]) =>
    docIds(Object.values(sidebars)).map((id) => `${folder}/${id}.mdx`),
  ),
);

/** The route of a file: `user-guide/elements/index.mdx` → `/user-guide/elements`; a blog post's route comes from its slug. */
export function routeOf({ file, frontMatter }: Pick<Page, 'file' | 'frontMatter'>) {
  if (file.startsWith('src/pages/')) return `/${path.posix.basename(file).replace(/\.mdx?$/, '')}`;
  if (file.startsWith('blog/')) return `/blog/${frontMatter.slug}`;
  return `/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
}
