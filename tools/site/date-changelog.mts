// Part of `npm run release`: npm runs this between the new version in package.json and the commit.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fail } from '../shared/log.ts';
import { dateChangelog } from './release.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
try {
  const dated = dateChangelog(
    readFileSync('CHANGELOG.md', 'utf8'),
    version,
    new Date().toISOString().slice(0, 10),
  );
  writeFileSync('CHANGELOG.md', dated);
} catch (error) {
  fail(
    `${(error as Error).message} Undo the new version with "git checkout package.json package-lock.json".`,
  );
}
execFileSync('git', ['add', 'CHANGELOG.md']);
