import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import nodePackages from '../../../../plugins/node-packages/index';

type External = (data: { request: string; context: string }) => Promise<string | undefined>;
type Hook = (config: object, isServer: boolean) => { externals?: External[] };

const require = createRequire(import.meta.url);
const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
const hook = nodePackages({} as LoadContext).configureWebpack as unknown as Hook;
const place = (request: string, context = core): Promise<string | undefined> =>
  hook({}, true).externals?.[0]?.({ request, context }) ?? Promise.resolve(undefined);

describe('packages of the bundle that renders pages', () => {
  it('are left to Node where only tools in the browser run them', async () => {
    expect(await place('@codemirror/view', process.cwd())).toMatch(
      /^commonjs \/.*@codemirror\/view\/.*\.cjs$/,
    );
    expect(await place('lottie-web/build/player/lottie_light', process.cwd())).toMatch(/lottie_light\.js$/);
  });

  it('are looked up from the module that asks', async () => {
    expect(await place('fs-extra')).toBe(`commonjs ${require.resolve('fs-extra', { paths: [core] })}`);
  });

  it('are bundled where pages are made of them, or Node does not find them', async () => {
    for (const name of ['react', '@theme/Layout', 'lodash-es', './lunr', 'clsx'])
      expect(await place(name), name).toBeUndefined();
    expect(await place('lunr/none')).toBeUndefined();
  });

  it('are all in the bundles for browsers', () => {
    expect(hook({}, false)).toEqual({});
  });
});
