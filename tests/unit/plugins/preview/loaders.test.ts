import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LastGood } from '../../../../plugins/preview/last-good.ts';

const require = createRequire(import.meta.url);
const SCRIPT_LOADER = path.resolve('plugins/preview/script-loader.cjs');

let folder = '';
let compiler: Compiler;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keyfill-loaders-'));
  mkdirSync(path.join(folder, '.docusaurus'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const loader = require.resolve('swc-loader');
  compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './.docusaurus/registry.js',
    output: { path: folder, filename: 'out.js' },
    optimization: { emitOnErrors: true },
    resolveLoader: { alias: { [loader]: SCRIPT_LOADER } },
    module: { rules: [{ test: /\.ts$/, loader, options: { jsc: { parser: { syntax: 'typescript' } } } }] },
    plugins: [new LastGood()],
  });
});
afterEach(async () => {
  await new Promise((resolve) => compiler.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);

async function compile(): Promise<{ out: string; errors: number; warnings: string[] }> {
  const { errors, warnings } = await new Promise<webpack.Compilation>((resolve, reject) => {
    compiler.run((failure, stats) => (failure ? reject(failure) : resolve(stats!.compilation)));
  });
  const out = readFileSync(path.join(folder, 'out.js'), 'utf8');
  return { out, errors: errors.length, warnings: warnings.map(({ message }) => message) };
}

it('uses the last good version of a file with a mistake, and the latest version of all others', async () => {
  write('.docusaurus/registry.js', "import '../a.ts';\nimport '../b.ts';");
  write('a.ts', "print('a 1');");
  write('b.ts', "print('b 1');");
  await compile();
  write('a.ts', "print('a 2'");
  write('b.ts', "print('b 2');");
  const { out, errors, warnings } = await compile();
  expect(out).toContain("print('a 1')");
  expect(out).toContain("print('b 2')");
  expect([errors, warnings.length]).toEqual([0, 1]);
  expect((await compile()).warnings).toHaveLength(1);
  write('a.ts', "print('a 3');");
  expect(await compile()).toMatchObject({ out: expect.stringContaining("'a 3'") as string, warnings: [] });
});

it('fails for a file with a mistake that has never been good', async () => {
  write('.docusaurus/registry.js', "import '../a.ts';");
  write('a.ts', "print('a 1'");
  expect((await compile()).errors).toBe(1);
});

it("keeps the last good output while a loader can't help, but lets the first one pass", async () => {
  write('.docusaurus/registry.js', "print('first'");
  expect(await compile()).toMatchObject({
    errors: 1,
    out: expect.stringContaining('parse failed') as string,
  });
  write('.docusaurus/registry.js', "print('second');");
  await compile();
  write('.docusaurus/registry.js', "print('third'");
  expect(await compile()).toMatchObject({ errors: 1, out: expect.stringContaining("'second'") as string });
});
