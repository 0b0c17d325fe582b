// npm test: installs missing packages, runs the checks, Vitest, and then Playwright against the built site,
// and prints the overall sum. Checks and builds each use one core, so the site is built while checks and unit
// tests run. `--changed` only runs what the files that have changed since the last commit can break, and
// `--changed=main` what has changed since another commit.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { browserTestsFor, changedFiles } from './changed.ts';
import { runChecks } from '../check/checks.ts';
import { startChromium117 } from '../runtime/chromium117.ts';
import { ensureEngines } from './engines.ts';
import { ensureHeadlessShell } from './headless-shell.ts';
import { buildFixtures } from '../site/build-fixtures.ts';
import { freePort } from '../shared/free-port.ts';
import { readTool, runTool } from '../shared/run.ts';
import { fail, log } from '../shared/log.ts';
import { addResults, playwrightResult, slowest, vitestResult, type Result } from './summary.ts';

const started = performance.now();
const option = process.argv.find((one) => /^--changed(?:=|$)/.test(one));
const since = option?.split('=')[1] ?? 'HEAD';
const browserTests = option === undefined ? 'all' : browserTestsFor(changedFiles(since));
const browser = await ensureBrowser(process.cwd());
if ('problem' in browser) fail(browser.problem);
log(`browser: ${browser.path}`);
ensureHeadlessShell(browser.path);
if (option === undefined) ensureEngines();

const reports = mkdtempSync(path.join(tmpdir(), 'keyfill-test-'));
// A separate port, because a server that's still running must not answer for the site under test.
const port = process.env['KEYFILL_TEST_PORT'] ?? String(await freePort());
const env = { KEYFILL_CHROMIUM: browser.path, KEYFILL_TEST_PORT: port };

/** Reads a runner's report. A runner that leaves none, or ends with an error without a failed test, fails. */
function readResult<Report>(file: string, code: number, read: (report: Report) => Result): Result {
  const name = path.basename(file, '.json');
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
    if (code !== 0 && result.failed.length === 0)
      result.failed.push(`${name}: ended with code ${code}, although no test has failed`);
    return result;
  } catch {
    return { passed: 0, failed: [`${name}: no report`], skipped: [] };
  }
}

/** @param projects - project names from vitest.config.ts */
async function vitest(projects: readonly string[], args: readonly string[] = []): Promise<Result> {
  const file = path.join(reports, `vitest-${projects.join('-')}.json`);
  const code = await runTool(
    'vitest',
    [
      'run',
      ...args,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env },
  );
  return readResult(file, code, vitestResult);
}

/** @param tests - arguments that select tests */
async function playwright(tests: readonly string[] = []): Promise<Result> {
  const file = path.join(reports, 'playwright.json');
  const code = await runTool('playwright', ['test', ...tests, '--reporter=line,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return readResult<Parameters<typeof playwrightResult>[0]>(file, code, (report) => {
    log(`the slowest browser tests and files:\n  ${slowest(report, 20).join('\n  ')}`);
    return playwrightResult(report);
  });
}

/** Builds the site, then the fixture site. Its output is shown at the end, so it doesn't mix with the checks' output. */
async function build(): Promise<Result> {
  const { code, output } = await readTool('build', []);
  process.stdout.write(output);
  await buildFixtures();
  return code === 0
    ? { passed: 1, failed: [], skipped: [] }
    : { passed: 0, failed: ['the site does not build, so the browser tests were not run'], skipped: [] };
}

async function checks(): Promise<Result> {
  const { count, failed } = await runChecks();
  return { passed: count - failed.length, failed: failed.map((name) => `check: ${name}`), skipped: [] };
}

/** Fetches and starts Chromium 117 once. After that, unit tests expect its results to be complete. */
async function prepareChromium117(): Promise<void> {
  const old = await startChromium117();
  if ('problem' in old) log(`${old.problem} Its tests are skipped.`);
  else await old.stop();
}

/** Everything that doesn't need a build. The component tests run with the builds, so both halves take about as long. */
async function checkAndVitest(): Promise<Result[]> {
  const [checked] = await Promise.all([checks(), prepareChromium117()]);
  return [checked, await vitest(['unit'])];
}

/** The builds, and the tests of their results that don't need a browser. */
async function buildAndVitest(): Promise<Result[]> {
  return [await build(), await vitest(['built', 'components'])];
}

async function testAll(): Promise<Result[]> {
  log(
    'checks and unit tests run while the site and its fixture variants are built (three minutes when cold) …',
  );
  const [checked, built] = await Promise.all([checkAndVitest(), buildAndVitest()]);
  if (built[0]?.passed === 0) return [...checked, ...built];
  return [...checked, ...built, await playwright(), await vitest(['engines'])];
}

/** Leaves out Firefox and WebKit, and the tests of the built site if it doesn't change. */
async function testChanged(): Promise<Result[]> {
  const related = () => vitest(['unit', 'components'], ['--changed', since, '--passWithNoTests']);
  if (browserTests.length === 0) return [await checks(), await related()];
  const [built, ...others] = await Promise.all([build(), checks()]);
  others.push(await related());
  if (built.passed === 0) return [built, ...others];
  const selected = browserTests === 'all' ? [] : browserTests;
  return [built, ...others, await vitest(['built']), await playwright(selected)];
}

const results = await (option === undefined ? testAll() : testChanged());
const { passed, failed, skipped } = addResults(results);

rmSync(reports, { recursive: true, force: true });
for (const name of new Set(skipped)) log(`skipped: ${name}`);
if (failed.length > 0) log(`failed:\n  ${failed.join('\n  ')}`);
log(`the whole run took ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
process.exitCode = failed.length === 0 ? 0 : 1;
process.stdout.write(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped\n`);
