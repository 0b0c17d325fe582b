import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { hasDates, lastUpdates, newestOf } from '../../../src/config/last-updates.ts';

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

test('without a repository, there are no dates and nothing fails', async () => {
  expect(await lastUpdates('/', ['api'])).toEqual(new Map());
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a build says once why it has no dates: a shallow clone, a folder without a repository, or no Git', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-dates-'));
  const git = (...args: readonly string[]) =>
    expect(
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
        .status,
    ).toBe(0);
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
