import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PersistentMemo } from '../../../../plugins/build-cache/persistent-memo.ts';

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

it('computes a result once for the same input and version, and drops what a build skips', async () => {
  expect(await build('1', 'one', 'three')).toEqual([3, 5]);
  expect(await build('1', 'three')).toEqual([5]);
  expect(measure).toHaveBeenCalledTimes(2);
  expect(await build('1', 'one', 'three')).toEqual([3, 5]);
  expect(measure).toHaveBeenCalledTimes(3);
  await build('2', 'three');
  expect(measure).toHaveBeenCalledTimes(4);
});
