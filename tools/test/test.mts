// npm test: installs missing packages, runs the checks, Vitest, and then Playwright against the built site,
// and prints the overall sum. Checks and builds each use one core, so the site is built while checks and unit
// tests run.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { runChecks } from '../check/checks.ts';
import { startChromium117 } from '../runtime/chromium117.ts';
import { ensureEngines } from './engines.ts';
import { playwrightFailures, vitestFailures } from './failures.ts';
import { ensureHeadlessShell } from './headless-shell.ts';
import { buildFixtures } from '../site/build-fixtures.ts';
import { freePort } from '../shared/free-port.ts';
import { readTool, runTool } from '../shared/run.ts';
import { fail, log } from '../shared/log.ts';
import {
  add,
  type PlaywrightReport,
  skippedTests,
  skipReasons,
  slowest,
  summarizePlaywright,
  summarizeVitest,
  summaryLine,
  type TestSummary,
  type VitestReport,
} from './summary.ts';

const started = performance.now();
const browser = await ensureBrowser(process.cwd());
if ('problem' in browser) fail(browser.problem);
log(`browser: ${browser.path}`);
ensureHeadlessShell(browser.path);
ensureEngines();

const reports = mkdtempSync(path.join(tmpdir(), 'keyfill-test-'));
// A separate port, because a server that's still running must not answer for the site under test.
const port = process.env['KEYFILL_TEST_PORT'] ?? String(await freePort());
const env = { KEYFILL_CHROMIUM: browser.path, KEYFILL_TEST_PORT: port };

/** The failures of all runners, shown together at the end. */
const failures: string[] = [];

/** A runner that leaves no report didn't run, which counts as a failure instead of passing silently. */
function readSummary<Report>(file: string, count: (report: Report) => TestSummary): TestSummary {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    failures.push(`${path.basename(file, '.json')}: no report`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** A runner that ends with an error although no test has failed counts as a failure. */
function withExitCode(runner: string, code: number, summary: TestSummary): TestSummary {
  if (code === 0 || summary.failed > 0) return summary;
  failures.push(`${runner}: ended with code ${code}, although no test has failed`);
  return { ...summary, failed: 1 };
}

/** @param projects - project names from vitest.config.ts */
async function vitest(...projects: readonly string[]) {
  const file = path.join(reports, `vitest-${projects.join('-')}.json`);
  const code = await runTool(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env },
  );
  const summary = readSummary<VitestReport>(file, (report) => {
    failures.push(...vitestFailures(report));
    for (const name of skippedTests(report)) log(`skipped: ${name}`);
    return summarizeVitest(report);
  });
  return withExitCode(`Vitest, ${projects.join(', ')}`, code, summary);
}

async function playwright() {
  const file = path.join(reports, 'playwright.json');
  const code = await runTool('playwright', ['test', '--reporter=line,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const summary = readSummary<PlaywrightReport>(file, (report) => {
    const slow = slowest(report, 12).map(({ title, seconds }) => `${seconds.toFixed(0)} s ${title}`);
    log(`the slowest browser tests:\n  ${slow.join('\n  ')}`);
    for (const reason of skipReasons(report)) log(`skipped: ${reason}`);
    failures.push(...playwrightFailures(report));
    return summarizePlaywright(report);
  });
  return withExitCode('Playwright', code, summary);
}

/**
 * Builds the site, then the fixture site. Its output is shown at the end, so that it doesn't mix with the
 * checks' output.
 */
async function build() {
  const { code, output } = await readTool('build', []);
  process.stdout.write(output);
  await buildFixtures();
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Fetches and starts Chromium 117 once. After that, unit tests expect its results to be complete. */
async function prepareChromium117() {
  const old = await startChromium117();
  if ('problem' in old) log(`${old.problem} Its tests are skipped.`);
  else await old.stop();
}

/**
 * Everything that doesn't need a build. The component tests run with the builds, so that both halves take
 * about as long.
 */
async function checkAndVitest() {
  const [{ count, failed }] = await Promise.all([runChecks(), prepareChromium117()]);
  failures.push(...failed.map((name) => `check: ${name}`));
  const checked = { passed: count - failed.length, failed: failed.length, skipped: 0 };
  return add([checked, await vitest('unit')]);
}

/** The builds, and the tests of their results that don't need a browser. */
async function buildAndVitest() {
  const built = await build();
  return { built, summary: add([built, await vitest('built'), await vitest('components')]) };
}

log(
  'checks and unit tests run while the site and its fixture variants are built (three minutes when cold) …',
);
const [checked, { built, summary: ofBuild }] = await Promise.all([checkAndVitest(), buildAndVitest()]);
const summaries = [checked, ofBuild];
if (built.failed === 0) summaries.push(await playwright(), await vitest('engines'));
else log('the site does not build: the browser tests were not run');

rmSync(reports, { recursive: true, force: true });
const summary = add(summaries);
if (failures.length > 0) log(`failed or flaky:\n  ${failures.join('\n  ')}`);
log(`the whole run took ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
process.exitCode = summary.failed === 0 ? 0 : 1;
process.stdout.write(`${summaryLine(summary)}\n`);
