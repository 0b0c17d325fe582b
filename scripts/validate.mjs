// npm run validate: makes what exports are made of (static/playout), exports every example in every format, checks each
// file as its playout system would use it, and writes the results for pages to src/playout/results.json.
// With names of examples only those are checked. With --build nothing is checked.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import * as prettier from 'prettier';
import { ensureBrowser } from './lib/browser.mjs';
import { CHROMIUM_FLAGS } from './lib/chromium-flags.mjs';
import { exampleNames } from './lib/example-names.mjs';
import { buildPlayout, FOLDER } from './lib/playout-build.mjs';
import { hostsProblem, startHosts } from './lib/playout-hosts.mjs';
import { loadTools, validateExample, WITHOUT_SECURITY } from './lib/playout-validate.mjs';
import { startChromium117 } from './lib/runtime-chromium117.mjs';
import { fail, say } from './lib/say.mjs';
import { siteDir } from './lib/site-dir.mjs';

const RESULTS = path.join(siteDir, 'src/playout/results.json');

const made = await buildPlayout();
for (const name of readdirSync(path.join(siteDir, FOLDER))) {
  const file = `${FOLDER}/${name}`;
  if (!made.has(file)) rmSync(path.join(siteDir, file));
}
for (const [file, text] of made) {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
say('static/playout is written');
if (process.argv.includes('--build')) process.exit(0);

const found = await ensureBrowser(siteDir);
if ('problem' in found) fail(found.problem);
const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS });
const server = await chromium.launch({
  executablePath: found.path,
  args: [...CHROMIUM_FLAGS, WITHOUT_SECURITY],
});
const tools = await loadTools();
if (!tools.official) say('the official JSON Schemas are not at ../shared/schemas: that check is left out');
const old = await startChromium117();
if ('problem' in old) say(`${old.problem} That check is left out.`);
const noHosts = hostsProblem();
if (noHosts) say(`${noHosts}. The checks on them are left out.`);
const hosts = noHosts ? undefined : await startHosts(browser);

let before = {};
try {
  before = JSON.parse(readFileSync(RESULTS, 'utf8'));
} catch {
  // The first run.
}
const asked = process.argv.slice(2);
const names = exampleNames();
const today = new Date().toISOString().slice(0, 10);
const results = {};
let failed = 0;
for (const name of names) {
  if (asked.length > 0 && !asked.includes(name)) {
    if (before[name]) results[name] = before[name];
    continue;
  }
  const browsers = { browser, server, hosts, old: 'problem' in old ? undefined : old.browser };
  results[name] = await validateExample(name, tools, browsers, today);
  for (const [format, { checks }] of Object.entries(results[name])) {
    const bad = checks.filter(({ passed }) => !passed);
    failed += bad.length;
    say(`${name}, ${format}: ${checks.length - bad.length} of ${checks.length} checks passed`);
    for (const { check, problem } of bad) say(`  failed: ${check} (${problem})`);
  }
}
await hosts?.close();
await Promise.all([browser.close(), server.close()]);
if (!('problem' in old)) await old.stop();
const style = await prettier.resolveConfig(RESULTS);
writeFileSync(RESULTS, await prettier.format(JSON.stringify(results), { ...style, parser: 'json' }));
say(`src/playout/results.json is written, ${failed} checks failed`);
process.exitCode = failed === 0 ? 0 : 1;
