import { expect, it, vi } from 'vitest';
import { previewState } from '../../../../plugins/page-problems/preview-state.ts';
import { pageLinks } from '../../../../plugins/preview/page-links.ts';
import { showSiteErrors } from '../../../../plugins/preview/site-errors.ts';

it('shows why the site cannot be loaded until it can be loaded again', async () => {
  const state = previewState('/site/errors');
  state.onChange = vi.fn();
  const load = vi.fn<(options: object) => Promise<unknown>>();
  const loader = { load };
  showSiteErrors(loader, '/site/errors');
  load.mockRejectedValue(new Error('Loading failed', { cause: new Error('no doc with this ID') }));
  await expect(loader.load({})).rejects.toThrow('Loading failed');
  await expect(loader.load({})).rejects.toThrow('Loading failed');
  expect(state.siteError).toBe('Loading failed\nno doc with this ID');
  expect(state.onChange).toHaveBeenCalledOnce();
  load.mockResolvedValue('site');
  expect(await loader.load({})).toBe('site');
  expect(state.siteError).toBeUndefined();
  expect(state.onChange).toHaveBeenCalledTimes(2);
});

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
