// The addresses of all pages. The list is committed, so a review shows which appear and disappear.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { normalizeFrontMatterTags } from '@docusaurus/utils';
import { blog } from '../../src/config/blog.ts';
import { contentFolders } from '../../src/config/content-folders.ts';
import { lineAt } from '../../plugins/page-problems/parse-page.ts';
import type { Problem } from '../../plugins/page-problems/problem.ts';
import { type PageFile, readFiles, readRedirects, routeOf } from '../../plugins/page-problems/redirects.ts';
import { filesInSidebars } from '../check/content-files.ts';
import { siteDir } from '../shared/site-dir.ts';

export const ROUTES_FILE = 'tests/fixtures/routes.json';

type RouteList = ReturnType<typeof routesOf>;

/** Returns all routes by kind, and the redirects. `siteFiles` are the names of files in `src/pages`. */
function routesOf(pages: readonly PageFile[], siteFiles: readonly string[]) {
  const posts = pages.filter(({ file }) => file.startsWith('blog/'));
  const listPages = Array.from(
    { length: Math.ceil(posts.length / blog.postsPerPage) - 1 },
    (_, at) => `/blog/page/${at + 2}`,
  );
  const tags = posts.flatMap(({ frontMatter }) =>
    normalizeFrontMatterTags('/blog/tags', frontMatter['tags'] as string[] | undefined),
  );
  const docsIn = (folder: string) =>
    pages
      .filter(({ file }) => file.startsWith(folder))
      .map((page) => ({ path: routeOf(page), sidebar: filesInSidebars.has(page.file) }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
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
    userGuide: docsIn('user-guide/'),
    api: docsIn('api/'),
    redirects: readRedirects(siteDir, pages)
      .map(({ from, to }) => ({ from, to }))
      .sort((one, other) => (one.from < other.from ? -1 : 1)),
  };
}

/** Returns the routes of this site. */
export const readRoutes = async (): Promise<RouteList> =>
  routesOf(readFiles(siteDir, contentFolders), await readdir(path.join(siteDir, 'src/pages')));

/** The content of `ROUTES_FILE`: a page or a redirect on each line. */
export const routeListText = (routes: RouteList): string =>
  `${JSON.stringify(routes, null, 2)}\n`.replace(
    /\{\n +("(?:path|from)": [^\n]+)\n +([^\n]+)\n +\}/g,
    '{ $1 $2 }',
  );

/** The addresses of pages, posts, and tags, and old ones. Lists of posts come and go with their number. */
const addressesIn = ({ pages, blog: { posts, tags }, userGuide, api, redirects }: RouteList): string[] => [
  ...[...pages, ...posts, ...tags],
  ...[...userGuide, ...api].map(({ path: address }) => address),
  ...redirects.map(({ from }) => from),
];

/** Finds addresses in the committed text of `ROUTES_FILE` that lead nowhere now. */
export function lostAddresses(committed: string, routes: RouteList): Problem[] {
  const left = new Set(addressesIn(routes));
  return addressesIn(JSON.parse(committed) as RouteList)
    .filter((address) => !left.has(address))
    .map((address) => {
      const line = lineAt(committed, committed.indexOf(`"${address}"`));
      const place = address.startsWith('/blog/tags/')
        ? `in blog/tags.json, write "old_addresses": ["${address}"] at the tag that replaces it`
        : `write old_addresses: [${address}] in the front matter of the page that replaces it`;
      return { file: ROUTES_FILE, line, message: `${address} leads nowhere now: ${place}` };
    });
}
