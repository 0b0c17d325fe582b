import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import webpack, { type Configuration } from 'webpack';
import preview from '../../../../plugins/preview/index.ts';

const context = { siteDir: process.cwd(), baseUrl: '/docs/' } as LoadContext;
type Hook = (config: object, isServer: boolean) => Configuration & { devServer?: DevServer };
interface DevServer {
  setupMiddlewares(middlewares: unknown[], server: { app: unknown }): unknown[];
}
const configure = (isServer: boolean): ReturnType<Hook> =>
  (preview(context).configureWebpack as unknown as Hook)({}, isServer);

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('compiling pages on demand', () => {
  it('is limited to the preview, while builds compile every page', () => {
    expect(configure(true)).toEqual({});
    vi.stubEnv('NODE_ENV', 'production');
    expect(configure(false)).toEqual({});
  });

  it('applies to content pages and src/pages, but not to the theme', () => {
    const { lazyCompilation } = configure(false).experiments ?? {};
    const { test, entries } = lazyCompilation as { test: RegExp; entries: boolean };
    expect(entries).toBe(false);
    for (const file of ['/site/user-guide/a.mdx', '/site/blog/b.md', '/site/src/pages/index.tsx'])
      expect(file).toMatch(test);
    expect('C:\\site\\src\\pages\\index.tsx').toMatch(test);
    for (const file of ['/site/src/theme/Layout/index.tsx', '/site/src/components/pages/x.tsx', '/x.mdxy'])
      expect(file).not.toMatch(test);
  });

  it('uses options that webpack accepts', () => {
    const { experiments } = configure(false);
    expect(() => webpack.validate({ experiments: experiments ?? {} })).not.toThrow();
  });

  it('has an address in the preview, which rejects unknown pages', () => {
    const post = vi.fn<(address: string, answer: (request: object, response: object) => void) => void>();
    const { experiments, devServer } = configure(false);
    expect(devServer?.setupMiddlewares([], { app: { post } })).toEqual([]);
    const [address, answer] = post.mock.calls[0] ?? [];
    expect(address).toBe('/docs/__preview/pages');

    const { backend } = experiments?.lazyCompilation as {
      backend: (
        compiler: object,
        done: (error: null, api: { module(page: object): unknown }) => void,
      ) => void;
    };
    backend({}, (_error, { module }) => {
      module({ resource: path.join(process.cwd(), 'blog/a.mdx') });
      module({ resource: path.join(process.cwd(), 'blog/b.mdx') });
    });
    const statusOf = (query: object): unknown => {
      const sendStatus = vi.fn();
      answer?.({ query }, { sendStatus });
      return sendStatus.mock.lastCall?.[0];
    };
    expect(statusOf({ module: 'blog/a.mdx' })).toBe(204);
    expect(statusOf({ module: ['blog/a.mdx', 'blog/b.mdx'] })).toBe(204);
    expect(statusOf({ module: 'blog/none.mdx' })).toBe(404);
    expect(statusOf({})).toBe(404);
  });
});
