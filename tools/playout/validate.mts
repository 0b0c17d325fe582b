// npm run validate: exports every example in every format, checks each file the way its playout system would use it, and writes
// the results for pages to src/playout/results.json. If you pass names of examples, it only checks those. Checks that need something
// this machine doesn't have are skipped, and their earlier results stay.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import * as prettier from 'prettier';
import { ensureBrowser } from '../test/browsers.ts';
import { CHROMIUM_FLAGS } from '../test/chromium-flags.ts';
import { FORMATS } from '../../src/playout/hosts.ts';
import { exampleNames } from './example-names.ts';
import { officialSchema, PROBLEMS } from './needs.ts';
import { startHosts } from './start-hosts.ts';
import { validateExample, WITHOUT_SECURITY } from './validate-example.ts';
import { startChromium117 } from '../runtime/chromium117.ts';
import { fail, log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

type Results = Record<string, Awaited<ReturnType<typeof validateExample>>>;

const RESULTS = path.join(siteDir, 'src/playout/results.json');

const before = JSON.parse(readFileSync(RESULTS, 'utf8')) as Partial<Results>;
const requested = process.argv.slice(2);
const isRequested = (name: string) => requested.length === 0 || requested.includes(name);

const browserResult = await ensureBrowser();
if ('problem' in browserResult) fail(browserResult.problem);
const browser = await chromium.launch({ executablePath: browserResult.path, args: CHROMIUM_FLAGS });
const server = await chromium.launch({
  executablePath: browserResult.path,
  args: [...CHROMIUM_FLAGS, WITHOUT_SECURITY],
});
const old = await startChromium117();
const missing = {
  hosts: PROBLEMS.hosts(),
  schemas: PROBLEMS.schemas(),
  chromium117: 'problem' in old ? old.problem : undefined,
};
for (const problem of Object.values(missing))
  if (problem !== undefined) log(`Some checks are left out: ${problem}`);
const tools = {
  browser,
  server,
  hosts: missing.hosts === undefined ? await startHosts(browser) : undefined,
  schemas: officialSchema('graphics/schema.json'),
  chromium117: 'problem' in old ? undefined : old.browser,
};

const today = new Date().toISOString().slice(0, 10);
const results: Partial<Results> = {};
let failed = 0;
for (const name of exampleNames()) {
  const known = before[name];
  if (!isRequested(name)) {
    if (known) results[name] = known;
    continue;
  }
  const result = await validateExample(name, tools, today, known);
  results[name] = result;
  for (const format of FORMATS) {
    const { checks } = result[format];
    const bad = checks.filter(({ passed }) => !passed);
    failed += bad.length;
    log(`${name}, ${format}: ${checks.length - bad.length} of ${checks.length} checks passed`);
    for (const { check, problem } of bad) log(`  failed: ${check} (${problem})`);
  }
}
await tools.hosts?.close();
await Promise.all([browser.close(), server.close()]);
if (!('problem' in old)) await old.stop();
const style = await prettier.resolveConfig(RESULTS);
writeFileSync(RESULTS, await prettier.format(JSON.stringify(results), { ...style, parser: 'json' }));
log(`src/playout/results.json is written, ${failed} checks failed`);
process.exitCode = failed === 0 ? 0 : 1;
