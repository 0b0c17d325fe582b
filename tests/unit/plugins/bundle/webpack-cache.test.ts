import type { Compiler } from 'webpack';
import { describe, expect, it } from 'vitest';
import { shortenCacheCheck } from '../../../../plugins/bundle/webpack-cache';

interface Settings {
  cache: { version: string; buildDependencies: object };
  mergeStrategy: Record<string, string>;
  plugins: { apply: (compiler: Compiler) => void }[];
}

const settings = (cache: unknown): Settings =>
  shortenCacheCheck({ cache } as object, () => 'ours') as unknown as Settings;

describe("webpack's cache", () => {
  it("is valid for the framework's version and ours, and follows no file", () => {
    const { cache, mergeStrategy } = settings({ type: 'filesystem', version: '3.1.1-x' });
    expect(cache.version).toBe('3.1.1-x-ours');
    expect(cache.buildDependencies).toEqual({ config: [], defaultWebpack: [] });
    expect(mergeStrategy['cache.buildDependencies.config']).toBe('replace');
  });

  it("doesn't follow the files of loaders either", () => {
    const [plugin] = settings({ type: 'filesystem', version: '1' }).plugins;
    const buildDependencies = new Set(['/loader.js']);
    let done = (_stats: object): void => undefined;
    const hooks = { done: { tap: (_name: string, run: typeof done) => (done = run) } };
    plugin?.apply({ hooks } as unknown as Compiler);
    done({ compilation: { buildDependencies } });
    expect([...buildDependencies]).toEqual([]);
  });

  it('stays off if it is off', () => {
    expect(settings(false)).toEqual({});
  });
});
