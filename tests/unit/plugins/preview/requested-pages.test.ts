import path from 'node:path';
import type { Compiler, NormalModule } from 'webpack';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestedPages } from '../../../../plugins/preview/requested-pages.ts';

const SITE = path.resolve('/site');
const invalidate = vi.fn();

let pages: RequestedPages;
let placeholderOf: (file: string) => { client: string; data: string; active: boolean };
beforeEach(() => {
  invalidate.mockClear();
  pages = new RequestedPages(SITE, '/site/request-pages.ts');
  pages.backend({ watching: { invalidate } } as unknown as Compiler, (_error, backend) => {
    placeholderOf = (file) => backend.module({ resource: path.join(SITE, file) } as NormalModule);
  });
});

describe('the compiled pages', () => {
  it('are none at first, and each is named by its file', () => {
    expect(placeholderOf('user-guide/text.mdx')).toEqual({
      client: '/site/request-pages.ts',
      data: 'user-guide/text.mdx',
      active: false,
    });
    expect(invalidate).not.toHaveBeenCalled();
  });

  it('are those that were requested, from then on', () => {
    for (const file of ['user-guide/text.mdx', 'blog/a, b.mdx', 'blog/c.mdx']) placeholderOf(file);
    expect(pages.request(['user-guide/text.mdx', 'blog/a, b.mdx'])).toBe(true);
    expect(invalidate).toHaveBeenCalledOnce();
    expect(placeholderOf('user-guide/text.mdx').active).toBe(true);
    expect(placeholderOf('blog/a, b.mdx').active).toBe(true);
    expect(placeholderOf('blog/c.mdx').active).toBe(false);
  });

  it('are compiled once, however often they are requested', () => {
    placeholderOf('blog/c.mdx');
    expect(pages.request(['blog/c.mdx'])).toBe(true);
    expect(pages.request(['blog/c.mdx'])).toBe(true);
    expect(invalidate).toHaveBeenCalledOnce();
  });

  it('must be pages of the site, or the whole request is refused', () => {
    placeholderOf('blog/c.mdx');
    for (const names of [[], [''], ['package.json'], ['blog/c.mdx', '../other/page.mdx']])
      expect(pages.request(names), names.join()).toBe(false);
    expect(placeholderOf('blog/c.mdx').active).toBe(false);
    expect(invalidate).not.toHaveBeenCalled();
  });

  it('can be requested before webpack watches', () => {
    const early = new RequestedPages(SITE, '/site/request-pages.ts');
    early.backend({} as Compiler, (_error, backend) => {
      backend.module({ resource: path.join(SITE, 'blog/c.mdx') } as NormalModule);
    });
    expect(early.request(['blog/c.mdx'])).toBe(true);
  });
});
