import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import buildCache from '../../../../plugins/build-cache/index';
import { cacheVersion } from '../../../../plugins/build-cache/version';

let folder = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keyfill-cache-'));
  write('plugins/one/index.ts', 'one');
  write('plugins/one/theme/Part.tsx', 'part');
  write('config.ts', 'config');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const version = (): string => cacheVersion([path.join(folder, 'config.ts'), path.join(folder, 'plugins')]);

describe('the version of what webpack keeps', () => {
  it('stays as long as nothing changes that makes modules', () => {
    const before = version();
    expect(version()).toBe(before);
    expect(before).toMatch(/^[0-9a-f]{16}$/);
  });

  it('stays when a module of pages changes: webpack looks at those itself', () => {
    const before = version();
    write('plugins/one/theme/Part.tsx', 'another part');
    write('plugins/one/client/run.ts', 'run');
    expect(version()).toBe(before);
  });

  it('changes with a text, a name, or one file more', () => {
    const seen = [version()];
    write('plugins/one/index.ts', 'two');
    seen.push(version());
    write('plugins/two/index.ts', '');
    seen.push(version());
    rmSync(path.join(folder, 'plugins/two'), { recursive: true });
    write('plugins/three/index.ts', '');
    seen.push(version());
    write('config.ts', 'other');
    seen.push(version());
    expect(new Set(seen).size).toBe(5);
  });

  it('takes what does not exist for empty', () => {
    expect(cacheVersion([path.join(folder, 'none')])).toBe(cacheVersion([]));
  });
});

describe('the cache', () => {
  interface Settings {
    cache: { version: string; buildDependencies: object };
    mergeStrategy: Record<string, string>;
    plugins: { apply: (compiler: Compiler) => void }[];
  }
  const settings = (cache: unknown): Settings => {
    const context = { siteDir: folder, siteConfigPath: path.join(folder, 'config.ts') } as LoadContext;
    const { configureWebpack } = buildCache(context);
    return (configureWebpack as unknown as (config: object) => Settings)({ cache });
  };

  it('holds by the framework’s version and ours, and follows no file', () => {
    const { cache, mergeStrategy } = settings({ type: 'filesystem', version: '3.1.1-x' });
    expect(cache.version).toMatch(/^3\.1\.1-x-[0-9a-f]{16}$/);
    expect(cache.buildDependencies).toEqual({ config: [], defaultWebpack: [] });
    expect(mergeStrategy['cache.buildDependencies.config']).toBe('replace');
  });

  it('follows no file of a loader either', () => {
    const [plugin] = settings({ type: 'filesystem', version: '1' }).plugins;
    const buildDependencies = new Set(['/loader.js']);
    let done = (_stats: object): void => undefined;
    const hooks = { done: { tap: (_name: string, run: typeof done) => (done = run) } };
    plugin?.apply({ hooks } as unknown as Compiler);
    done({ compilation: { buildDependencies } });
    expect([...buildDependencies]).toEqual([]);
  });

  it('stays off where it is off', () => {
    expect(settings(false)).toEqual({});
  });
});
