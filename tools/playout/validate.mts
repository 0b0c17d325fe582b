// npm run validate: checks all exports, or those of named examples, and writes results for pages.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { RUNTIME_BUILD, type FormatResult, type Results } from '../../src/playout/results.ts';
import { ensureBrowser } from '../test/browsers.ts';
import { attachmentsIn } from '../test/summary.ts';
import { runTool } from '../shared/run.ts';
import { fail } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { exampleNames } from './example-names.ts';

const names = process.argv.length > 2 ? process.argv.slice(2) : exampleNames();
const browser = await ensureBrowser();
if ('problem' in browser) fail(browser.problem);

const report = path.join(siteDir, 'test-results-validate.json');
process.exitCode = await runTool(
  'playwright',
  ['test', 'exports.spec', '--project=hosts', '--reporter=line,json'],
  {
    env: {
      KEYFILL_CHROMIUM: browser.path,
      KEYFILL_EXAMPLES: names.join(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  },
);
const results: Record<string, Record<string, FormatResult>> = {};
for (const { title, body } of attachmentsIn(JSON.parse(readFileSync(report, 'utf8')) as JSONReport)) {
  const [name = '', format = ''] = title.split(/ as |, /);
  (results[name] ??= {})[format] = JSON.parse(body) as FormatResult;
}
rmSync(report);
const written = { runtime: RUNTIME_BUILD, checkedOn: new Date().toISOString().slice(0, 10), results };
writeFileSync(path.join(siteDir, 'generated/results.json'), JSON.stringify(written satisfies Results));
