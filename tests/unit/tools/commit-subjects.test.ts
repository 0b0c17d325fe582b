import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitSubjects, longSubjects } from '../../../tools/check/commit-subjects.ts';

let folder: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const commit = (subject: string): string => {
  git('commit', '--allow-empty', '--message', subject);
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keyfill-commits-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const said = (): string => vi.mocked(process.stdout.write).mock.calls.flat().join('');

test('a subject has at most 72 characters', () => {
  expect(longSubjects(['a'.repeat(72), '→'.repeat(72)])).toEqual([]);
  expect(longSubjects(['a'.repeat(73)])).toEqual([`${'a'.repeat(73)} (73 characters)`]);
});

test('only commits after the base are checked', () => {
  git('init');
  const base = commit('a'.repeat(80));
  commit('Load the editor on first click');
  expect(commitSubjects.run(folder, base)).toBe(0);
  commit('b'.repeat(80));
  expect(commitSubjects.run(folder, base)).toBe(1);
  expect(said()).toContain('b'.repeat(80));
});

test('a folder without Git or without the base is skipped with a message', () => {
  expect(commitSubjects.run(folder, 'HEAD')).toBe(0);
  git('init');
  commit('First');
  expect(commitSubjects.run(folder, '0123456789')).toBe(0);
  expect(said().match(/Skipped/g)).toHaveLength(2);
});
