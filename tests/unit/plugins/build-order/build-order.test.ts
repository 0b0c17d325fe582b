import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import buildOrder from '../../../../plugins/build-order/index';
import { ScriptsFirst } from '../../../../plugins/build-order/scriptsFirst';

const require = createRequire(import.meta.url);
const core = path.dirname(require.resolve('@docusaurus/core/package.json'));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keyfill-order-'));
  writeFileSync(path.join(folder, 'entry.js'), 'console.log(1);');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

/** Runs two compilers as the framework does. @returns what happened, in order */
function run(entry: string, order: ScriptsFirst): Promise<readonly string[]> {
  const happened: string[] = [];
  const notes = (name: string) => ({
    apply({ hooks }: Compiler) {
      hooks.compile.tap('notes', () => void happened.push(`${name}: modules`));
      hooks.afterEmit.tap('notes', () => void happened.push(`${name}: written`));
      hooks.thisCompilation.tap('notes', (compilation) =>
        compilation.hooks.optimizeAssets.tap('notes', () => void happened.push(`${name}: made`)),
      );
    },
  });
  const config = (name: string, plugins: Configuration['plugins']): Configuration => ({
    name,
    mode: 'none',
    context: folder,
    entry: name === 'scripts' ? entry : './entry.js',
    output: { path: path.join(folder, name) },
    optimization: { emitOnErrors: false },
    plugins: plugins ?? [],
  });
  const compiler = webpack([
    config('scripts', [notes('scripts'), order.ofScripts]),
    config('pages', [order.ofPages, notes('pages')]),
  ]);
  return new Promise((resolve) => {
    compiler.run((failure, stats) => {
      for (const { message = '' } of stats?.toJson().errors ?? [])
        happened.push(`error: ${/Can't resolve '[^']*'/.exec(message)?.[0] ?? message}`);
      happened.push(failure ? `failed: ${failure.message}` : 'ended');
      resolve(happened);
    });
  });
}

describe('the order of a build', () => {
  it('has modules of pages begin after those of scripts, and renders when scripts are written', async () => {
    const happened = await run('./entry.js', new ScriptsFirst(() => undefined));
    const at = (what: string): number => happened.indexOf(what);
    const steps = ['scripts', 'pages'].flatMap((name) =>
      ['made', 'modules', 'written'].map((what) => `${name}: ${what}`),
    );
    expect([...happened].sort()).toEqual([...steps, 'ended'].sort());
    expect(at('pages: modules')).toBeGreaterThan(at('scripts: modules'));
    expect(at('pages: made')).toBeGreaterThan(at('scripts: written'));
  });

  it('renders no page when scripts cannot be built, and leaves it to them to say why', async () => {
    let skipped = 0;
    const happened = await run('./none.js', new ScriptsFirst(() => (skipped += 1)));
    expect(skipped).toBe(1);
    expect(happened).toContain("error: Can't resolve './none.js'");
    expect(happened).not.toContain('scripts: written');
    expect(happened.at(-1)).toBe('ended');
  });
});

describe('the plugin', () => {
  type Hook = (config: Configuration, isServer: boolean) => Configuration;
  const hook = (): Hook => buildOrder({} as LoadContext).configureWebpack as unknown as Hook;
  const Wait = (
    require(`${core}/lib/webpack/plugins/WaitPlugin.js`) as { default: new (options: object) => object }
  ).default;

  const Generator = require(
    require.resolve('@slorber/static-site-generator-webpack-plugin', { paths: [core] }),
  ) as new (options: object) => object;

  it('takes the place of the framework’s wait', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const plugins = [new Generator({}), new Wait({ filepath: '' })] as Configuration['plugins'];
    hook()({ plugins: plugins ?? [] }, true);
    expect(plugins?.some((plugin) => plugin instanceof Wait)).toBe(false);
    expect(plugins).toHaveLength(2);
  });

  it('says so where it does not find what it changes', () => {
    vi.stubEnv('NODE_ENV', 'production');
    for (const plugins of [
      [],
      [new Wait({ filepath: '' })],
      [new Generator({})],
    ] as Configuration['plugins'][])
      expect(() => hook()({ plugins: plugins ?? [] }, true)).toThrow(/plugins\/build-order\/index\.ts/);
  });

  it('leaves a preview alone, which renders no pages', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(hook()({ plugins: [] }, true)).toEqual({});
  });
});
