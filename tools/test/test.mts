// npm test: installs what is missing, checks, runs Vitest, then Playwright against the built site, and prints the true sum.
// Checks and builds use one core each: the site is built while checks and unit tests run.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { runChecks } from '../check/checks.ts';
import { ensureEngines } from './engines.ts';
import { ensureHeadlessShell } from './headless-shell.ts';
import { buildFixtures } from '../site/build-fixtures.ts';
import { freePort } from '../shared/free-port.ts';
import { readTool, runTool } from '../shared/run.ts';
import { fail, say } from '../shared/say.ts';
import {
  add,
  playwrightSum,
  skipReasons,
  slowest,
  sumLine,
  vitestSum,
  type PlaywrightReport,
  type Sum,
  type VitestReport,
} from './sum.ts';

const started = performance.now();
const browser = await ensureBrowser(process.cwd());
if ('problem' in browser) fail(browser.problem);
say(`browser: ${browser.path}`);
ensureHeadlessShell(browser.path);
ensureEngines();

const reports = mkdtempSync(path.join(tmpdir(), 'keyfill-test-'));
// A port of its own: a server that was left running must not answer for the site that is tested.
const port = process.env['KEYFILL_TEST_PORT'] ?? String(await freePort());
const env = { KEYFILL_CHROMIUM: browser.path, KEYFILL_TEST_PORT: port };

/** A runner that left no report behind did not run: one failure, never silence. */
function readSum<Report>(file: string, count: (report: Report) => Sum): Sum {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** @param projects - of vitest.config.ts */
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
  const sum = readSum<VitestReport>(file, vitestSum);
  return code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum;
}

async function playwright() {
  const file = path.join(reports, 'playwright.json');
  const code = await runTool('playwright', ['test', '--reporter=line,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const sum = readSum<PlaywrightReport>(file, (report) => {
    const slow = slowest(report, 12).map(({ title, seconds }) => `${seconds.toFixed(0)} s ${title}`);
    say(`the slowest browser tests:\n  ${slow.join('\n  ')}`);
    for (const reason of skipReasons(report)) say(`skipped: ${reason}`);
    return playwrightSum(report);
  });
  return code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum;
}

/** The site, then the fixture site. Its output waits for the end, so that it does not mix with that of the checks. */
async function build() {
  const { code, output } = await readTool('build', []);
  process.stdout.write(output);
  await buildFixtures();
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** What needs no build; the components go with the builds, so that both halves take about as long. */
const checkAndVitest = async () => add([await runChecks(), await vitest('unit')]);

/** What is built, and what is tested of it without a browser. */
async function buildAndVitest() {
  const built = await build();
  return { built, sum: add([built, await vitest('built'), await vitest('components')]) };
}

say(
  'checks and unit tests run while the site and its fixture variants are built (three minutes when cold) …',
);
const [checked, { built, sum: ofBuild }] = await Promise.all([checkAndVitest(), buildAndVitest()]);
const sums = [checked, ofBuild];
if (built.failed === 0) sums.push(await playwright(), await vitest('engines'));
else say('the site does not build: the browser tests were not run');

rmSync(reports, { recursive: true, force: true });
const sum = add(sums);
say(`the whole run took ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
process.exitCode = sum.failed === 0 ? 0 : 1;
process.stdout.write(`${sumLine(sum)}\n`);
