import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import packages from '../../../package.json';
import { archiveName, dateChangelog } from '../../../tools/site/release.ts';

test('a release dates what is unreleased, starts an empty section, and refuses an empty one', () => {
  const dated = '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n### The site\n\n- Faster.\n';
  expect(
    dateChangelog('# Changelog\n\n## Unreleased\n\n### The site\n\n- Faster.\n', '0.2.0', '2026-12-01'),
  ).toBe(dated);
  for (const empty of [dated, '# Changelog\n\n## Unreleased\n'])
    expect(() => dateChangelog(empty, '0.3.0', '2026-12-02')).toThrow('nothing to release');
});

test('the archive is named after the version and the commit', () => {
  expect(archiveName('0.2.0', '4cafb4f2')).toBe('keyfill-docs-0.2.0-4cafb4f2.zip');
  // A download without Git's folder.
  expect(archiveName('0.2.0', '')).toBe('keyfill-docs-0.2.0.zip');
});

test('npm run release sets the version, dates the changelog, and commits and tags both', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-release-'));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8' });
  const dateScript = `node --import "${import.meta.resolve('tsx')}" "${path.resolve('tools/site/date-changelog.mts')}"`;
  const scripts = { release: packages.scripts.release, version: dateScript };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '0.1.0', scripts }));
  writeFileSync(path.join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n- Faster.\n');
  cpSync('.npmrc', path.join(folder, '.npmrc'));
  run('git', 'init', '--quiet');
  run('git', 'config', 'user.email', 'a@example.com');
  run('git', 'config', 'user.name', 'A');
  run('git', 'add', '.');
  run('git', 'commit', '--quiet', '--message=Start');
  run('npm', 'run', 'release', 'minor');
  expect(run('git', 'log', '-1', '--format=%s', 'v0.2.0').trim()).toBe('Release 0.2.0');
  expect(run('git', 'show', 'HEAD:CHANGELOG.md')).toMatch(
    /## Unreleased\n\n## 0\.2\.0 \(\d{4}-\d\d-\d\d\)\n/,
  );
  expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).toMatchObject({
    version: '0.2.0',
  });
  rmSync(folder, { recursive: true });
}, 60_000);
