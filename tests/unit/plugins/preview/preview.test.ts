import { expect, it, vi } from 'vitest';
import { RequestedPages } from '../../../../plugins/preview/requested-pages.ts';

it('a request compiles pages that exist, once, and nothing else', () => {
  const invalidate = vi.fn();
  const pages = new RequestedPages('/site', 'client.ts');
  pages.backend({ watching: { invalidate } } as never, (_error, backend) => {
    backend.module({ resource: '/site/blog/a.mdx' } as never);
  });
  for (const [names, exists] of [
    [['../secret.ts'], false],
    [['blog/a.mdx', 'blog/b.mdx'], false],
    [[], false],
    [['blog/a.mdx'], true],
    [['blog/a.mdx'], true],
  ] as const)
    expect(pages.request(names)).toBe(exists);
  expect(invalidate).toHaveBeenCalledTimes(1);
});
