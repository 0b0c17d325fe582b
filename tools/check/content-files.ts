// The pages that writers maintain, read once for all checks.
import type { Page } from '../prose/page.ts';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPage } from '../prose/page.ts';
import { expandSource } from '../../src/mdx/api-reference/source.ts';
import api from '../../sidebars-api.ts';
import userGuide from '../../sidebars-user-guide.ts';
import { siteDir } from '../shared/site-dir.ts';

const folders = ['user-guide', 'api', 'blog'];

/** All MDX pages of the site by file name, with forward slashes. */
export async function readPages(root: string = siteDir): Promise<Page[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(path.join(root, folder), { recursive: true });
      return names
        .filter((name) => /\.mdx?$/.test(name))
        .map((name) => `${folder}/${name.split(path.sep).join('/')}`);
    }),
  );
  return Promise.all(
    lists
      .flat()
      .sort()
      .map(async (file) => readPage(file, await readFile(path.join(root, file), 'utf8'))),
  );
}

/** The MDX pages in `src/pages`. */
export async function readSitePages(root: string = siteDir): Promise<Page[]> {
  const names = await readdir(path.join(root, 'src/pages'));
  return Promise.all(
    names
      .filter((name) => /\.mdx?$/.test(name))
      .sort()
      .map(async (name) => {
        const file = `src/pages/${name}`;
        return readPage(file, await readFile(path.join(root, file), 'utf8'));
      }),
  );
}

/**
 * The reference pages with their markers replaced, for checks of words. Line numbers differ from those in the
 * file.
 */
export async function readGenerated(root: string = siteDir): Promise<Page[]> {
  const names = await readdir(path.join(root, 'api'), { recursive: true });
  return Promise.all(
    names
      .filter((name) => /\.mdx$/.test(name))
      .sort()
      .map(async (name) => {
        const source = await readFile(path.join(root, 'api', name), 'utf8');
        const file = `api/${name.split(path.sep).join('/')}`;
        return readPage(file, expandSource(source));
      }),
  );
}

/** The IDs of the docs in a part of a sidebar: a list, a category, its link, or a doc. */
function docIds(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(docIds);
  if (typeof part !== 'object' || part === null) return [];
  const { id, link, items } = part as { id?: unknown; link?: unknown; items?: unknown };
  return [id, link, items].flatMap(docIds);
}

/** The MDX files that are in a sidebar. */
export const filesInSidebars: ReadonlySet<string> = new Set(
  Object.entries({ 'user-guide': userGuide, api }).flatMap(([folder, sidebars]) =>
    docIds(Object.values(sidebars)).map((id) => `${folder}/${id}.mdx`),
  ),
);

/**
 * The route of a file: `user-guide/elements/index.mdx` → `/user-guide/elements`; a blog post's route comes
 * from its slug.
 */
export function routeOf({ file, frontMatter }: Page) {
  if (file.startsWith('src/pages/')) return `/${path.posix.basename(file).replace(/\.mdx?$/, '')}`;
  if (file.startsWith('blog/')) return `/blog/${frontMatter.slug}`;
  return `/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
}
