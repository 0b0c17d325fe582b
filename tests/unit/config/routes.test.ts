import { expect, it } from 'vitest';
import { readPage } from '../../../tools/prose/page.ts';
import { readRoutes, routesOf } from '../../../tools/site/route-list.ts';
import { routeList } from '../../helpers/routes.ts';

it('lists all pages, posts, tags, and redirects of the site', async () => {
  expect(await readRoutes(), 'run npm run update, and commit tests/fixtures/routes.json').toEqual(routeList);
});

it('takes routes from files, slugs, and tags, and the flag from the sidebars', async () => {
  const post = (day: number) =>
    readPage(`blog/2024-01-${day}-post.mdx`, `---\nslug: post-${day}\ntags: [spx, html5]\n---\n`);
  const pages = await Promise.all([
    readPage('api/elements/text.mdx', 'Words.'),
    readPage('api/elements/common-properties.mdx', 'Words.'),
    readPage('user-guide/index.mdx', 'Words.'),
    ...Array.from({ length: 11 }, (_, at) => post(at + 10)),
  ]);
  const routes = routesOf(pages, ['_home', 'index.tsx', 'markdown-page.mdx', 'styles.module.css']);
  expect(routes).toMatchObject({
    pages: ['/', '/markdown-page'],
    userGuide: [{ path: '/user-guide', sidebar: true }],
    api: [
      { path: '/api/elements/common-properties', sidebar: false },
      { path: '/api/elements/text', sidebar: true },
    ],
    redirects: [{ from: '/api/elements/text-element', to: '/api/elements/text' }],
  });
  expect(routes.blog.index).toEqual(['/blog', '/blog/archive', '/blog/page/2', '/blog/tags']);
  expect(routes.blog.posts).toHaveLength(11);
  // The framework writes `html5` this way.
  expect(routes.blog.tags).toEqual(['/blog/tags/html-5', '/blog/tags/spx']);
});
