import { expect, it } from 'vitest';
import { pageLinks } from '../../../../plugins/preview/page-links.ts';

it('tells each loader of Markdown links about the pages in its folders', () => {
  const sourceToPermalink: Record<string, string> = { '@site/guide/old.mdx': '/guide/old' };
  const rules = [
    { test: /\.css$/, use: 'css-loader' },
    {
      include: ['/site/guide/'],
      use: [{ loader: 'mdx' }, { loader: 'links', options: { sourceToPermalink } }],
    },
  ];
  pageLinks(
    rules,
    '/site',
  )([
    { source: '@site/guide/new.mdx', permalink: '/guide/new' },
    { source: '@site/api/new.mdx', permalink: '/api/new' },
    { source: undefined, permalink: '/guide/category' },
  ]);
  expect(sourceToPermalink).toEqual({ '@site/guide/new.mdx': '/guide/new' });
});
