// The subject of a commit is one line of at most 72 characters, so that logs and web pages show all of it.
import { spawnSync } from 'node:child_process';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

const MAX_LENGTH = 72;

/** Subjects of commits up to this one aren't checked, because published commits stay as they are. */
const BASE = '649f83bf';

export const commitSubjects = {
  /**
   * Checks the commits since the base. Without Git or the base, such as in a download or a shallow clone, there
   * is nothing to check.
   * @returns 0 if all subjects are short enough, like the exit code of a program
   */
  run(): number {
    const git = spawnSync('git', ['log', '--no-merges', '--format=%s', `${BASE}..HEAD`], {
      cwd: siteDir,
      encoding: 'utf8',
    });
    if (git.status !== 0) log(`Skipped the subjects of commits, because Git can't list those since ${BASE}.`);
    const tooLong = git.stdout.split('\n').filter((subject) => [...subject].length > MAX_LENGTH);
    for (const subject of tooLong) log(`A commit's subject has at most ${MAX_LENGTH} characters: ${subject}`);
    return tooLong.length === 0 ? 0 : 1;
  },
};
