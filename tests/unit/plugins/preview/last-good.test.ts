import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LastGood } from '../../../../plugins/preview/last-good.ts';

let folder = '';
let compiler: Compiler;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keyfill-last-good-'));
  compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './entry.js',
    output: { path: folder, filename: 'out.js' },
    optimization: { emitOnErrors: true },
    plugins: [new LastGood()],
  });
});
afterEach(async () => {
  await new Promise((resolve) => compiler.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** @returns what a browser would load after the file was saved, and the number of mistakes that were reported */
async function save(text: string): Promise<{ out: string; mistakes: number }> {
  writeFileSync(path.join(folder, 'entry.js'), text);
  const mistakes = await new Promise<number>((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure) reject(failure);
      else resolve(stats?.compilation.errors.length ?? 0);
    });
  });
  return { out: readFileSync(path.join(folder, 'out.js'), 'utf8'), mistakes };
}

const BROKEN = 'say("mistake"';

it('keeps the last good version while there is a mistake, and reports the mistake', async () => {
  expect(await save('say("first")')).toMatchObject({
    out: expect.stringContaining('say("first")') as string,
    mistakes: 0,
  });
  expect(await save(BROKEN)).toMatchObject({
    out: expect.stringContaining('say("first")') as string,
    mistakes: 1,
  });
  expect(await save('say("mended")')).toMatchObject({
    out: expect.stringContaining('say("mended")') as string,
    mistakes: 0,
  });
});

it('lets the first compilation pass, because there is nothing to keep yet', async () => {
  const first = await save(BROKEN);
  expect(first.mistakes).toBe(1);
  expect(first.out).toContain('Module parse failed');
  expect((await save('say("mended")')).out).toContain('say("mended")');
});
