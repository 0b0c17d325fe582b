import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runChecks } from '../../../tools/check/checks.ts';
import { findPageProblems } from '../../../tools/check/pages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keyfill-pages-'));
  for (const name of ['user-guide', 'api', 'blog', 'src/pages'])
    mkdirSync(path.join(folder, name), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function reportsOf(pages: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [file, text] of Object.entries(pages)) writeFileSync(path.join(folder, file), text);
  return (await findPageProblems(folder)).map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

test('a page that MDX cannot read is reported with its file and line, like all others', async () => {
  const reports = await reportsOf({
    'user-guide/details.mdx': 'Text.\n\n<details>\n\nMore.\n',
    'api/less.mdx': 'One\n\nx <5\n',
    'blog/brace.mdx': 'One\n\n{ here\n',
    'user-guide/fine.mdx': 'Text <!-- a --> and `<!-- b -->`.\n\n<!-- more\nthan one line -->\n',
    'user-guide/other.mdx': ':::tipp\n\nText\n\n:::\n',
  });
  expect(reports.map((text) => text.replace(/(:\d+): .*$/s, '$1')).sort()).toEqual([
    'api/less.mdx:3',
    'blog/brace.mdx:3',
    'user-guide/details.mdx:3',
    'user-guide/other.mdx:1',
  ]);
});

test('each check runs, even if an earlier one breaks', async () => {
  const run = vi.fn(() => 0);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const result = await runChecks([
    { name: 'broken', run: () => Promise.reject(new Error('unexpected')) },
    { name: 'other', run },
  ]);
  expect(result).toEqual({ count: 2, failed: ['broken'] });
  expect(run).toHaveBeenCalledOnce();
});
