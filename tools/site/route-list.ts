// The addresses of all pages, derived from the files of their content. The list is committed, so a review shows every
// address that appears or disappears.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { normalizeFrontMatterTags } from '@docusaurus/utils';
import { blog } from '../../src/config/blog.ts';
import { oldAddressesOf } from '../../src/redirects.ts';
import { filesInSidebars, readPages, routeOf } from '../check/content-files.ts';
import type { Page } from '../prose/page.ts';
import { siteDir } from '../shared/site-dir.ts';

export const ROUTES_FILE = 'tests/fixtures/routes.json';

/**
 * Returns all routes by kind, and the redirects.
 * @param pages - The MDX pages of the docs and the blog.
 * @param siteFiles - The names of the files in `src/pages`.
 */
function routesOf(pages: readonly Page[], siteFiles: readonly string[]) {
  const posts = pages.filter(({ file }) => file.startsWith('blog/'));
  const listPages = Array.from(
    { length: Math.ceil(posts.length / blog.postsPerPage) - 1 },
    (_, at) => `/blog/page/${at + 2}`,
  );
  const tags = posts.flatMap(({ frontMatter }) =>
    normalizeFrontMatterTags('/blog/tags', frontMatter.tags as string[] | undefined),
  );
  const docsIn = (folder: string) =>
    pages
      .filter(({ file }) => file.startsWith(folder))
      .map((page) => ({ path: routeOf(page), sidebar: filesInSidebars.has(page.file) }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  const [userGuide, api] = [docsIn('user-guide/'), docsIn('api/')];
  return {
    pages: siteFiles
      .filter((name) => /^[^_].*\.(?:tsx|mdx?)$/.test(name))
      .map((name) => `/${name.replace(/\.\w+$/, '').replace(/^index$/, '')}`)
      .sort(),
    blog: {
      index: ['/blog', '/blog/archive', ...listPages, '/blog/tags'],
      posts: posts.map(routeOf).sort(),
      tags: [...new Set(tags.map(({ permalink }) => permalink))].sort(),
    },
    userGuide,
    api,
    redirects: [...userGuide, ...api].flatMap(({ path: to }) =>
      oldAddressesOf(to).map((from) => ({ from, to })),
    ),
  };
}

/** Returns the routes of this site. */
export const readRoutes = async () =>
  routesOf(await readPages(), await readdir(path.join(siteDir, 'src/pages')));
