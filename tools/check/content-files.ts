// The pages that writers maintain, read once for all checks.
import type { PluggableList } from 'unified';
import { readPage, type Page } from '../prose/page.ts';
import apiReference from '../../src/mdx/api-reference/index.ts';
import api from '../../sidebars-api.ts';
import userGuide from '../../sidebars-user-guide.ts';
import type { Problem } from '../../plugins/page-problems/problem.ts';
import { type Folders, readPageTexts } from '../../plugins/page-problems/read-pages.ts';
import { contentFolders } from '../../src/config/content-folders.ts';
import { siteDir } from '../shared/site-dir.ts';

/** Reads pages that MDX can read, changed by remark plugins. `refused` receives what a plugin refuses. */
async function readFolders(
  folders: Partial<Folders>,
  refused: Problem[] = [],
  plugins: Readonly<PluggableList> = [],
): Promise<Page[]> {
  const texts = readPageTexts(siteDir, { docs: [], blog: [], pages: [], ...folders });
  const pages = texts.map(async ({ file, text }) => {
    try {
      return (await readPage(file, text, plugins)) ?? [];
    } catch (error) {
      const { line = 1, reason = String(error) } = error as { line?: number; reason?: string };
      refused.push({ file, line, message: reason });
      return [];
    }
  });
  return (await Promise.all(pages)).flat().sort((one, other) => (one.file < other.file ? -1 : 1));
}

const { docs, blog, pages } = contentFolders;

/** All MDX pages of the docs and the blog by file name, with forward slashes. */
export const readPages = (): Promise<Page[]> => readFolders({ docs, blog });

/** The MDX pages in `src/pages`. */
export const readSitePages = (): Promise<Page[]> => readFolders({ pages });

/** The reference pages with their markers replaced, for word checks. Line numbers differ from the file's. */
export const readGenerated = (refused?: Problem[]): Promise<Page[]> =>
  readFolders({ docs: ['api'] }, refused, [apiReference]);

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
