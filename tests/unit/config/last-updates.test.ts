import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { datedFrontMatter, hasDates, lastUpdates, newestOf } from '../../../src/config/last-updates.ts';

test('each file gets the date of its newest commit', () => {
  const log = `:2026-03-02T10:00:00+00:00

api/mask.mdx
user-guide/text.mdx
:2026-02-01T09:00:00+00:00

api/mask.mdx
api/layer.mdx
`;
  expect([...newestOf(log, '/site')]).toEqual([
    ['/site/api/mask.mdx', '2026-03-02T10:00:00+00:00'],
    ['/site/user-guide/text.mdx', '2026-03-02T10:00:00+00:00'],
    ['/site/api/layer.mdx', '2026-02-01T09:00:00+00:00'],
  ]);
});

/** Makes a folder, and a function that runs Git in it. */
function gitFolder() {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'keyfill-dates-')));
  const git = (...args: readonly string[]) =>
    expect(
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
        .status,
    ).toBe(0);
  return { folder, git };
}

test('a build gives each page the date of its last commit, unless the page names its own', async () => {
  const { folder, git } = gitFolder();
  const filePath = path.join(folder, 'page.mdx');
  writeFileSync(filePath, '');
  for (const command of ['init', 'add .', 'commit -m one']) git(...command.split(' '));
  vi.stubEnv('NODE_ENV', 'production');
  const parse = datedFrontMatter(folder, ['.']);
  const dateOf = async (frontMatter: Record<string, unknown>): Promise<unknown> => {
    const defaultParseFrontMatter = async () => ({ frontMatter, content: '' });
    return (await parse({ filePath, fileContent: '', defaultParseFrontMatter })).frontMatter['last_update'];
  };
  const own = { date: '2026-03-02' };
  expect(await dateOf({ last_update: own })).toBe(own);
  expect(await dateOf({})).toMatchObject({ date: (await lastUpdates(folder, ['.'])).get(filePath) });
});

test('a build says once why it has no dates: shallow clone, no repository, or no Git', () => {
  const { folder, git } = gitFolder();
  git('init', 'whole');
  for (const message of ['one', 'two']) git('-C', 'whole', 'commit', '--allow-empty', '-m', message);
  git('clone', '--depth=1', `file://${folder}/whole`, 'shallow');
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.stubEnv('NODE_ENV', 'production');
  const reasonIn = (name: string): unknown => {
    vi.stubEnv('KEYFILL_SAID_NO_DATES', undefined);
    written.mockClear();
    const found = [hasDates(path.join(folder, name)), hasDates(path.join(folder, name))];
    expect(found[1]).toBe(found[0]);
    expect(written.mock.calls.length).toBe(found[0] ? 0 : 1);
    return found[0] || written.mock.calls[0]?.[0];
  };
  expect(reasonIn('whole')).toBe(true);
  expect(reasonIn('shallow')).toContain('because this clone is shallow');
  expect(reasonIn('.')).toContain("because this folder isn't a Git repository");
  vi.stubEnv('PATH', '/nowhere');
  expect(reasonIn('whole')).toContain("because Git isn't installed");
});
