import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureGenerated } from '../../../tools/generated/ensure.mts';

let folder: string;
const place = (name: string): string => path.join(folder, name);
let files: ReadonlyMap<string, string>;
const make = vi.fn(() => files);
const ensure = (): Promise<void> => ensureGenerated({ 'a part': { inputs: [place('input')], make } }, folder);

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'keyfill-generated-'));
  writeFileSync(place('input'), 'one');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  files = new Map([
    ['static/a.txt', 'a'],
    ['b.txt', 'b'],
  ]);
  await ensure();
  make.mockClear();
});

afterEach(() => {
  vi.restoreAllMocks();
  make.mockClear();
  rmSync(folder, { recursive: true });
});

test('a part is made once, and again if a file is missing', async () => {
  expect(readFileSync(place('static/a.txt'), 'utf8')).toBe('a');
  await ensure();
  expect(make).not.toHaveBeenCalled();
  rmSync(place('b.txt'));
  await ensure();
  expect(existsSync(place('b.txt'))).toBe(true);
});

test('after a change of its inputs, a part is made again, and what it no longer has is removed', async () => {
  const before = statSync(place('b.txt')).mtimeMs;
  files = new Map([['b.txt', 'b']]);
  writeFileSync(place('input'), 'two');
  await ensure();
  expect(make).toHaveBeenCalledTimes(1);
  expect(existsSync(place('static/a.txt'))).toBe(false);
  // A file with the same content isn't touched, so that caches still know it.
  expect(statSync(place('b.txt')).mtimeMs).toBe(before);
});
