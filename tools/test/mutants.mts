// npm run mutants [text …]: puts small regressions in, one at a time, and reports which the tests don't
// notice. `mutants.txt` lists them: what breaks, the file and the tests that should notice, the file's text
// (-), and its replacement (+). Given text selects entries that contain it. It works on a copy of the
// checkout. Tests in `tests/built` and `tests/e2e` need a build; `--no-build` skips them. `--verbose` prints
// the tests' output.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../shared/free-port.ts';
import { fail, log } from '../shared/log.ts';
import { nodeArgs } from '../shared/run.ts';
import { siteDir } from '../shared/site-dir.ts';

interface Mutant {
  readonly what: string;
  readonly file: string;
  readonly tests: readonly string[];
  readonly find: string;
  readonly replacement: string;
}

function readMutant(entry: string): Mutant {
  const [what = '', places = '', ...change] = entry.trim().split('\n');
  const [file = '', ...tests] = places.split(' ');
  const linesWith = (sign: string): string =>
    change.flatMap((line) => (line.startsWith(sign) ? [line.slice(2)] : [])).join('\n');
  return { what, file, tests, find: linesWith('-'), replacement: linesWith('+') };
}

const needsBuild = (test: string): boolean => /^tests\/(?:built|e2e)\//.test(test);

const options = process.argv.slice(2);
const texts = options.filter((option) => !option.startsWith('--'));
const mutants = readFileSync(path.join(import.meta.dirname, 'mutants.txt'), 'utf8')
  .split(/\n{2,}/)
  .filter((entry) => texts.length === 0 || texts.some((text) => entry.includes(text)))
  .map(readMutant)
  .filter(({ tests }) => !options.includes('--no-build') || !tests.some(needsBuild));
const stale = mutants.filter(
  ({ file, find }) => readFileSync(path.join(siteDir, file), 'utf8').split(find).length !== 2,
);
if (stale.length > 0) {
  fail(
    `The text of these mutants isn't in its file exactly once:\n${stale.map(({ what }) => what).join('\n')}`,
  );
}

/** A copy of the checkout, including what isn't committed yet. */
const copy = mkdtempSync(path.join(tmpdir(), 'keyfill-mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
for (const file of [...files.toString().split('\0').filter(Boolean), 'generated'])
  cpSync(path.join(siteDir, file), path.join(copy, file), { recursive: true, verbatimSymlinks: true });
// Some tests ask Git for the list of files, and builds for the last commit.
for (const command of [
  'init -q',
  'add --all',
  '-c user.name=Copy -c user.email=copy@localhost commit -qm Copy',
])
  execFileSync('git', command.split(' '), { cwd: copy });
symlinkSync(path.join(siteDir, 'node_modules'), path.join(copy, 'node_modules'), 'junction');

const env: Record<string, string | undefined> = {
  ...process.env,
  KEYFILL_TEST_PORT: String(await freePort()),
  // Parts of the folder `generated` are made again when their sources change.
  KEYFILL_PREPARED: undefined,
};

function succeeds(tool: Parameters<typeof nodeArgs>[0], ...args: readonly string[]): boolean {
  const { status } = spawnSync(process.execPath, [...nodeArgs(tool, copy), ...args], {
    cwd: copy,
    env,
    stdio: options.includes('--verbose') ? 'inherit' : 'ignore',
  });
  return status === 0;
}

/** Whether a test uses the fixture site. Those in the list use one variant of it. */
const needsFixture = (test: string): boolean =>
  test.endsWith('.ts') && readFileSync(path.join(copy, test), 'utf8').includes('fixtureUrl');

/** Whether the tests pass in the copy. Those that need a build come last. */
function pass(tests: readonly string[]): boolean {
  const of = (folder: RegExp): string[] => tests.filter((test) => folder.test(test));
  const [early, built, e2e] = [of(/^tests\/(?!built\/|e2e\/)/), of(/^tests\/built\//), of(/^tests\/e2e\//)];
  return (
    (early.length === 0 || succeeds('vitest', 'run', '--bail=1', ...early)) &&
    (!tests.some(needsBuild) || succeeds('build')) &&
    (!e2e.some(needsFixture) || succeeds('fixtures', 'analytics')) &&
    (built.length === 0 || succeeds('vitest', 'run', '--bail=1', ...built)) &&
    (e2e.length === 0 || succeeds('playwright', 'test', '--retries=0', '-x', '--project=desk', ...e2e))
  );
}

if (!pass([...new Set(mutants.flatMap(({ tests }) => tests))]))
  fail('These tests already fail without a regression, so they can’t tell anything. Run `npm test` first.');
const unnoticed = mutants.filter(({ what, file, tests, find, replacement }) => {
  const target = path.join(copy, file);
  const original = readFileSync(target, 'utf8');
  writeFileSync(
    target,
    original.replace(find, () => replacement),
  );
  const isUnnoticed = pass(tests);
  writeFileSync(target, original);
  log(`${isUnnoticed ? 'NOT NOTICED' : 'noticed'}: ${what}`);
  return isUnnoticed;
});
log(`${mutants.length - unnoticed.length} of ${mutants.length} were noticed.`);
process.exitCode = Math.sign(unnoticed.length);
