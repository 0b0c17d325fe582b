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

test('pages of all kinds are reported with file and line, even if MDX or the reference cannot read them', async () => {
  const reports = await reportsOf({
    'user-guide/details.mdx': '# A\n\n<details>\n\nMore.\n',
    'api/marker.mdx': '# A\n\n<ApiMembers of="Lyer" />\n',
    'src/pages/brace.mdx': '# A\n\n{ here\n',
    'user-guide/fine.mdx': '# A\n\nText <!-- a --> and `<!-- b -->`.\n\n<!-- more\nthan one line -->\n',
    'blog/2025-11-26-other.mdx': '---\nslug: a\n---\n\n# A\n\n:::tipp\n\nText\n\n:::\n',
  });
  expect(reports.map((text) => text.replace(/(:\d+): .*$/s, '$1')).sort()).toEqual([
    'api/marker.mdx:3',
    'blog/2025-11-26-other.mdx:7',
    'src/pages/brace.mdx:3',
    'user-guide/details.mdx:3',
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
