import { spawnSync } from 'node:child_process';

/** The browser tests of a folder, by the beginnings of their files' names. Other folders need all of them. */
const TESTS: readonly (readonly [folder: string, tests: readonly string[]])[] = [
  ['plugins/delivery/', ['delivery', 'host-pages']],
  ['plugins/local-search/', ['search']],
  ['plugins/offline/', ['delivery-offline']],
  ['plugins/preview/', ['preview']],
  ['plugins/startup/', ['early-input', 'hydration', 'prefetch', 'budgets']],
  ['src/components/DefinitionBuilder/', ['definition-builder', 'hostile-forms']],
  ['src/player/', ['live-template', 'phone-fields', 'playground', 'gallery']],
  ['src/playground/', ['playground', 'live-template']],
  ['src/playout/', ['playout', 'host', 'runtime-ograf', '../hosts/']],
  ['src/runtime/', ['runtime', 'playout', 'live-template']],
  ['src/theme/', ['chrome/', 'walk']],
  ['user-guide/', ['walk']],
  ['api/', ['walk', 'reference']],
  ['blog/', ['walk']],
];
/** Files that the built site doesn't depend on. */
const NOT_BUILT =
  /^(?:tools|scripts|decisions)\/|^tests\/(?!e2e|hosts|helpers)|^[^/]*\.md$|^\.|^(?:eslint|knip|vitest)\./;

/** The files that have changed since a commit, including files that Git doesn't know yet. */
export function changedFiles(since: string): string[] {
  const git = (...args: readonly string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n');
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')].filter(
    Boolean,
  );
}

/** The files of browser tests, as arguments for Playwright, that a change can break: none, some, or all. */
export function browserTestsFor(files: readonly string[]): readonly string[] | 'all' {
  const tests = new Set<string>();
  for (const file of files.filter((one) => !NOT_BUILT.test(one))) {
    const own = /^tests\/(?:e2e|hosts)\/.*\.spec\.ts$/.test(file) ? [file] : undefined;
    const found =
      own ?? TESTS.find(([folder]) => file.startsWith(folder))?.[1].map((one) => `tests/e2e/${one}`);
    if (found === undefined) return 'all';
    for (const test of found) tests.add(test.replace('e2e/../', ''));
  }
  return [...tests];
}
