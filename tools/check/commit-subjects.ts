// The subject of a commit is one line of at most 72 characters, so that logs and web pages show all of it.
import { spawnSync } from 'node:child_process';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

const MAX_LENGTH = 72;

/** Subjects of commits up to this one aren't checked, because published commits stay as they are. */
const BASE = '649f83bf';

/** Returns the subjects that are too long, with their lengths. Git may have joined several lines into one. */
export function longSubjects(subjects: readonly string[]): string[] {
  return subjects
    .filter((subject) => [...subject].length > MAX_LENGTH)
    .map((subject) => `${subject} (${[...subject].length} characters)`);
}

export const commitSubjects = {
  /**
   * Checks the commits since the base. Without Git or the base, such as in a download or a shallow clone, there
   * is nothing to check.
   * @returns 0 if all subjects are short enough, like the exit code of a program
   */
  run(folder: string = siteDir, base: string = BASE): number {
    const git = spawnSync('git', ['log', '--no-merges', '--format=%s', `${base}..HEAD`], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (git.status !== 0) {
      log(`Skipped the subjects of commits, because Git can't list the commits since ${base}.`);
      return 0;
    }
    const tooLong = longSubjects(git.stdout.split('\n'));
    for (const subject of tooLong) log(`A commit's subject has at most ${MAX_LENGTH} characters: ${subject}`);
    return tooLong.length === 0 ? 0 : 1;
  },
};
