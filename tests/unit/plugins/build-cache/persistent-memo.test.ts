import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PersistentMemo } from '../../../../plugins/build-cache/persistent-memo.ts';
import { cacheVersion } from '../../../../plugins/build-cache/version.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keyfill-memo-'));
  measure.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (): string => path.join(folder, 'cache/results.json');
const measure = vi.fn(async (text: string) => ({ length: text.length }));

async function build(version: string, ...texts: string[]): Promise<number[]> {
  const memo = new PersistentMemo<{ length: number }>(file(), version);
  const results = await Promise.all(texts.map((text) => memo.get(text, () => measure(text))));
  memo.save();
  return results.map(({ length }) => length);
}

it('computes a result once for the same input and version, and drops what a build does not ask for', async () => {
  expect(await build('1', 'one', 'three')).toEqual([3, 5]);
  expect(await build('1', 'three')).toEqual([5]);
  expect(measure).toHaveBeenCalledTimes(2);
  expect(await build('1', 'one', 'three')).toEqual([3, 5]);
  expect(measure).toHaveBeenCalledTimes(3);
  await build('2', 'three');
  expect(measure).toHaveBeenCalledTimes(4);
});

it('ignores a damaged file', async () => {
  mkdirSync(path.dirname(file()), { recursive: true });
  writeFileSync(file(), '{"version":"1"');
  expect(await build('1', 'one')).toEqual([3]);
});

it('has a version that depends on the content, names, and number of files, except modules of pages', () => {
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const version = (): string => cacheVersion([path.join(folder, 'config.ts'), path.join(folder, 'plugins')]);
  write('config.ts', 'config');
  write('plugins/one/index.ts', 'one');
  const seen = [version()];
  // webpack checks these itself.
  write('plugins/one/theme/Part.tsx', 'part');
  write('plugins/one/client/run.ts', 'run');
  expect(version()).toBe(seen[0]);
  for (const [name, text] of [
    ['plugins/one/index.ts', 'two'],
    ['plugins/two/index.ts', ''],
    ['config.ts', 'other'],
  ] as const) {
    write(name, text);
    seen.push(version());
  }
  expect(new Set(seen).size).toBe(4);
});
