// npm run validate: builds the parts of exports (static/playout), exports every example in every format,
// checks each file like its playout system would use it, and writes the results for pages to
// src/playout/results.json. If you pass names of examples, it only checks those. With --build, it doesn't
// check anything. Without the real hosts, it keeps what was seen on them as long as the exports are the same.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import * as prettier from 'prettier';
import { ensureBrowser } from '../test/browser.ts';
import { CHROMIUM_FLAGS } from '../test/chromium-flags.ts';
import { FORMATS } from '../../src/playout/hosts.ts';
import { exampleNames } from './example-names.ts';
import { buildPlayout, FOLDER } from './build-playout.ts';
import { hostsProblem, startHosts } from './hosts.ts';
import { addHostChecks, isChangedSinceHostCheck } from './host-results.ts';
import { fingerprintsOf, loadTools, validateExample, WITHOUT_SECURITY } from './validate-example.ts';
import { startChromium117 } from '../runtime/chromium117.ts';
import { fail, log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

type Results = Record<string, Awaited<ReturnType<typeof validateExample>>>;

const RESULTS = path.join(siteDir, 'src/playout/results.json');

const files = await buildPlayout();
for (const name of readdirSync(path.join(siteDir, FOLDER))) {
  const file = `${FOLDER}/${name}`;
  if (!files.has(file)) rmSync(path.join(siteDir, file));
}
for (const [file, text] of files) {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
log('static/playout is written');
if (process.argv.includes('--build')) process.exit(0);

let before: Partial<Results> = {};
try {
  before = JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
} catch {
  // There are no results before the first run.
}
const requested = process.argv.slice(2);
const names = exampleNames();
const isRequested = (name: string) => requested.length === 0 || requested.includes(name);
const tools = loadTools();
const noHosts = hostsProblem();
if (noHosts) {
  const changed: string[] = [];
  for (const name of names.filter(isRequested))
    for (const [format, files] of await fingerprintsOf(await tools.loadExample(name)))
      if (isChangedSinceHostCheck(files, before[name]?.[format])) changed.push(`${name} (${format})`);
  if (changed.length > 0)
    fail(
      `These exports have changed since they were tested on real hosts, and ${noHosts}.\n  ${changed.join('\n  ')}\nThe results weren't written.`,
    );
  log(`${noHosts}. The checks on them are left out, and their earlier results are kept.`);
}

const browserResult = await ensureBrowser(siteDir);
if ('problem' in browserResult) fail(browserResult.problem);
const browser = await chromium.launch({ executablePath: browserResult.path, args: CHROMIUM_FLAGS });
const server = await chromium.launch({
  executablePath: browserResult.path,
  args: [...CHROMIUM_FLAGS, WITHOUT_SECURITY],
});
if (!tools.official) log('the official JSON Schemas are not at ../shared/schemas: that check is left out');
const old = await startChromium117();
if ('problem' in old) log(`${old.problem} That check is left out.`);
const hosts = noHosts ? undefined : await startHosts(browser);

const today = new Date().toISOString().slice(0, 10);
const results: Partial<Results> = {};
let failed = 0;
for (const name of names) {
  if (!isRequested(name)) {
    const known = before[name];
    if (known) results[name] = known;
    continue;
  }
  const browsers = { browser, server, hosts, old: 'problem' in old ? undefined : old.browser };
  const result = await validateExample(name, tools, browsers, today);
  if (noHosts)
    for (const format of FORMATS) result[format] = addHostChecks(result[format], before[name]?.[format]);
  results[name] = result;
  for (const [format, { checks }] of Object.entries(result)) {
    const bad = checks.filter(({ passed }) => !passed);
    failed += bad.length;
    log(`${name}, ${format}: ${checks.length - bad.length} of ${checks.length} checks passed`);
    for (const { check, problem } of bad) log(`  failed: ${check} (${problem})`);
  }
}
await hosts?.close();
await Promise.all([browser.close(), server.close()]);
if (!('problem' in old)) await old.stop();
const style = await prettier.resolveConfig(RESULTS);
writeFileSync(RESULTS, await prettier.format(JSON.stringify(results), { ...style, parser: 'json' }));
log(`src/playout/results.json is written, ${failed} checks failed`);
process.exitCode = failed === 0 ? 0 : 1;
