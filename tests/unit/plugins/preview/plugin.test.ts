import type { LoadContext } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import preview from '../../../../plugins/preview/index.ts';

const context = { siteDir: process.cwd(), baseUrl: '/docs/' } as LoadContext;
type Hook = (config: object, isServer: boolean) => Configuration;
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
});
