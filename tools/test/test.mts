// npm test: installs missing packages, then runs everything and prints the sum. What's fast and needs no
// browser comes first: checks, unit tests, and component tests. Then the site is built, while missing
// browsers are installed, and browser tests come last. Checks, builds, and Vitest each use about one core, so
// two run at once. `--changed` only runs what changes since the last commit can break; `--changed=main`,
// since another.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser, ensureEngines, findBrowser } from './browsers.ts';
import { browserTestsFor, changedFiles } from './changed.ts';
import { runChecks } from '../check/checks.ts';
import { startChromium117 } from './chromium117.ts';
import { buildFixtures } from '../site/build-fixtures.ts';
import { freePort } from '../shared/free-port.ts';
import type { JSONReport } from '@playwright/test/reporter';
import { readTool, runTool } from '../shared/run.ts';
import { fail, log } from '../shared/log.ts';
import { addResults, emptyResult, playwrightResult, vitestResult, type Result } from './summary.ts';

const started = performance.now();
const option = process.argv.find((one) => /^--changed(?:=|$)/.test(one));
const since = option?.split('=')[1] ?? 'HEAD';
const browserTests = option === undefined ? 'all' : browserTestsFor(changedFiles(since));
const named = findBrowser();
if (named !== undefined && 'problem' in named) fail(named.problem);

const reports = mkdtempSync(path.join(tmpdir(), 'keyfill-test-'));
const env: Record<string, string> = {
  // A separate port, because a server that's still running must not answer for the site under test.
  KEYFILL_TEST_PORT: process.env['KEYFILL_TEST_PORT'] ?? String(await freePort()),
};

/** Reads a runner's report. A runner that leaves none, or ends with an error without a failed test, fails. */
function readResult<Report>(file: string, code: number, read: (report: Report) => Result): Result {
  const name = path.basename(file, '.json');
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
    // Playwright ends with an error if a test ran twice.
    if (code !== 0 && result.failed.length === 0 && result.repeated.length === 0)
      result.failed.push(`${name}: ended with code ${code}, although no test has failed`);
    return result;
  } catch {
    return { ...emptyResult(), failed: [`${name}: no report`] };
  }
}

/** @param projects - project names from vitest.config.mts */
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

/** Runs browser tests that arguments select. A missing browser skips them, but is a failure in CI. */
async function playwright(browser: Browser, tests: readonly string[] = []): Promise<Result> {
  const file = path.join(reports, 'playwright.json');
  const run = (...args: readonly string[]) =>
    runTool('playwright', ['test', ...tests, ...args], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
  if ('problem' in browser) {
    const code = await run('--list', '--reporter=json');
    const listed = readResult<JSONReport>(file, code, playwrightResult);
    const failed = process.env['CI'] === undefined ? [] : [browser.problem];
    return {
      ...listed,
      failed: [...listed.failed, ...failed],
      skipped: listed.skipped.map(() => browser.problem),
    };
  }
  return readResult<JSONReport>(file, await run('--reporter=line,json'), playwrightResult);
}

/** Builds the site. Its output is shown at the end, so it doesn't mix with other output. */
async function build(): Promise<Result> {
  const { code, output } = await readTool('build', []);
  process.stdout.write(output);
  return code === 0
    ? { ...emptyResult(), passed: 1 }
    : { ...emptyResult(), failed: ['the site does not build, so the browser tests were not run'] };
}

async function checks(): Promise<Result> {
  const { count, failed } = await runChecks();
  return { ...emptyResult(), passed: count - failed.length, failed: failed.map((name) => `check: ${name}`) };
}

type Browser = Awaited<ReturnType<typeof ensureBrowser>>;

/** Finds or installs the browsers. Without Chromium 117, its tests are skipped. */
async function browsers(): Promise<Browser> {
  const browser = await ensureBrowser();
  log('path' in browser ? `browser: ${browser.path}` : browser.problem);
  if ('path' in browser) env['KEYFILL_CHROMIUM'] = browser.path;
  if (option !== undefined) return browser;
  await ensureEngines();
  const old = await startChromium117();
  if ('problem' in old) log(`${old.problem} Its tests are skipped.`);
  else await old.stop();
  return browser;
}

async function testAll(): Promise<Result[]> {
  log('checks, unit tests, and component tests come first, then two builds, then the tests in browsers …');
  const checking = checks();
  const units = vitest(['unit', 'components']);
  // Neither the network nor apt delays what needs no browser.
  const finding = Promise.all([checking, units]).then(browsers);
  const [built] = await Promise.all([checking.then(build), units.then(() => buildFixtures())]);
  const results = [await checking, await units, built];
  const browser = await finding;
  if (built.passed === 0) return results;
  results.push(await vitest(['built']));
  // Both mostly wait for their pages.
  return [...results, ...(await Promise.all([playwright(browser), vitest(['engines'])]))];
}

/** Leaves out Firefox and WebKit, and the tests of the built site if it doesn't change. */
async function testChanged(): Promise<Result[]> {
  const related = () => vitest(['unit', 'components'], ['--changed', since, '--passWithNoTests']);
  const quick = [await checks(), await related()];
  if (browserTests.length === 0) return quick;
  const [built, browser] = await Promise.all([build(), browsers(), buildFixtures()]);
  if (built.passed === 0) return [...quick, built];
  const selected = browserTests === 'all' ? [] : browserTests;
  return [...quick, built, await vitest(['built']), await playwright(browser, selected)];
}

const results = await (option === undefined ? testAll() : testChanged());
const { passed, failed, skipped, repeated } = addResults(results);

rmSync(reports, { recursive: true, force: true });
const reasons = new Map<string, number>();
for (const name of skipped) reasons.set(name, (reasons.get(name) ?? 0) + 1);
for (const [name, count] of reasons) log(`skipped: ${name}${count > 1 ? ` (${count} tests)` : ''}`);
for (const name of repeated) log(`lost and repeated: ${name}`);
if (failed.length > 0) log(`failed:\n  ${failed.join('\n  ')}`);
log(`the whole run took ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
process.exitCode = failed.length === 0 ? 0 : 1;
process.stdout.write(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped\n`);
