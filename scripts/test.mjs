// npm test: installs what is missing, checks, builds the site, runs Vitest, then Playwright, and prints the true sum.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { buildFixtures } from './lib/fixtures.mjs';
import { prepare } from './lib/prepare.mjs';
import { runTool } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';
import { add, playwrightSum, sumLine, vitestSum } from './lib/sum.mjs';

prepare();
const browser = await ensureBrowser(process.cwd());
if ('problem' in browser) fail(browser.problem);
say(`browser: ${browser.path}`);

const reports = mkdtempSync(path.join(tmpdir(), 'keyfill-test-'));
const env = { KEYFILL_CHROMIUM: browser.path };

/** A runner that left no report behind did not run: one failure, never silence. */
function readSum(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function vitest() {
  const file = path.join(reports, 'vitest.json');
  const code = await runTool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { env },
  );
  const sum = readSum(file, vitestSum);
  return code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum;
}

async function playwright() {
  const file = path.join(reports, 'playwright.json');
  const code = await runTool('playwright', ['test', '--reporter=line,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const sum = readSum(file, playwrightSum);
  return code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum;
}

async function build() {
  say('building the site (under a minute when cold) …');
  const ok = (await runTool('docusaurus', ['build'])) === 0;
  return ok ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

const sums = [await runChecks()];
const built = await build();
say('building the fixture site in its variants (two minutes when cold) …');
buildFixtures();
sums.push(built, await vitest());
if (built.failed === 0) sums.push(await playwright());
else say('the site does not build: the browser tests were not run');

rmSync(reports, { recursive: true, force: true });
const sum = add(sums);
process.exitCode = sum.failed === 0 ? 0 : 1;
process.stdout.write(`${sumLine(sum)}\n`);
