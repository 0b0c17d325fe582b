import { createRequire } from 'node:module';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import sharedMdx from '../../../../plugins/shared-mdx/index';

interface Loader {
  (this: object, code: string): string;
  pitch: (this: object) => string | undefined;
}

const require = createRequire(import.meta.url);
const loader = require('../../../../plugins/shared-mdx/loader.cjs') as Loader;

/** What webpack calls a loader with. */
const context = (name: string, resource: string, dependencies: string[] = []) => ({
  _compiler: { name },
  resource,
  getDependencies: () => dependencies,
  addDependency: vi.fn(),
});

describe('what was made of a page for scripts', () => {
  it('is taken for the render, with the files that it depends on', () => {
    expect(loader.call(context('client', '/a.mdx', ['/a.mdx', '/a.json']), 'code of a')).toBe('code of a');
    const server = context('server', '/a.mdx');
    expect(loader.pitch.call(server)).toBe('code of a');
    expect(server.addDependency.mock.calls.flat()).toEqual(['/a.mdx', '/a.json']);
  });

  it('is not kept after that', () => {
    loader.call(context('client', '/b.mdx'), 'code of b');
    loader.pitch.call(context('server', '/b.mdx'));
    expect(loader.pitch.call(context('server', '/b.mdx'))).toBeUndefined();
  });

  it('is not that of an excerpt of the same page', () => {
    loader.call(context('client', '/c.mdx?truncated=true'), 'beginning of c');
    expect(loader.pitch.call(context('server', '/c.mdx'))).toBeUndefined();
  });

  it('is made again where it is not there, and for scripts always', () => {
    expect(loader.pitch.call(context('server', '/d.mdx'))).toBeUndefined();
    loader.call(context('client', '/d.mdx'), 'code of d');
    expect(loader.pitch.call(context('client', '/d.mdx'))).toBeUndefined();
  });
});

describe('the plugin', () => {
  afterEach(() => vi.unstubAllEnvs());

  type Hook = (config: object) => object;
  const hook = sharedMdx({} as LoadContext).configureWebpack as unknown as Hook;
  const mdx = { loader: require.resolve('@docusaurus/mdx-loader') };
  const links = { loader: '/links.js' };

  it('puts the loader after that of MDX, which webpack lists before it', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const rule = { use: [mdx, links] };
    hook({ module: { rules: [{ use: [links] }, rule, 'plain'] } });
    expect(rule.use).toEqual([expect.stringMatching(/shared-mdx[\\/]loader\.cjs$/), mdx, links]);
  });

  it('says so where no rule is one for MDX', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => hook({ module: { rules: [{ use: [links] }] } })).toThrow(/plugins\/shared-mdx\/index\.ts/);
  });

  it('leaves a preview alone, which makes each page once', () => {
    vi.stubEnv('NODE_ENV', 'development');
    const rule = { use: [mdx] };
    hook({ module: { rules: [rule] } });
    expect(rule.use).toEqual([mdx]);
  });
});
