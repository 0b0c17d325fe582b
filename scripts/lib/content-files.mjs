// The pages that writers own, read once for all checks.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPage } from './prose-page.mjs';
import { run } from './runtime-bundle.mjs';
import { siteDir } from './site-dir.mjs';

const folders = ['user-guide', 'api', 'blog'];

/**
 * All MDX pages of the site by file, with forward slashes.
 * @param {string} [root]
 * @returns {Promise<import('./prose-page.mjs').Page[]>}
 */
export async function readPages(root = siteDir) {
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

/**
 * The pages of `src/pages` that are written in MDX.
 * @param {string} [root]
 * @returns {Promise<import('./prose-page.mjs').Page[]>}
 */
export async function readSitePages(root = siteDir) {
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
 * The pages of the reference with what stands for their markers written out, for checks of words. Lines are not those of the file.
 * @param {string} [root]
 * @returns {Promise<import('./prose-page.mjs').Page[]>}
 */
export async function readGenerated(root = siteDir) {
  const { expandSource } = await run("export { expandSource } from './src/mdx/api-reference/source.ts'");
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

/**
 * Where a file is published: `user-guide/elements/index.mdx` → `/user-guide/elements`, a blog post by its slug.
 * @param {import('./prose-page.mjs').Page} page
 */
export function routeOf({ file, frontMatter }) {
  if (file.startsWith('src/pages/')) return `/${path.posix.basename(file).replace(/\.mdx?$/, '')}`;
  if (file.startsWith('blog/')) return `/blog/${frontMatter.slug}`;
  return `/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
}
