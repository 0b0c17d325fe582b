import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../lib/browser.mjs';
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.mjs';
import { say } from '../lib/say.mjs';
import { siteDir } from '../lib/site-dir.mjs';
import { deploySite } from './lib/deployed-site.mjs';

/** Lighthouse 13 needs a newer Node. It is fetched when the bench runs and is no dependency. */
const LIGHTHOUSE = '12.8.2';
const RUNS = 5;
const PORT = 9333;
const folder = path.join(siteDir, 'node_modules/.cache/keyfill-lighthouse');

/** One page of each kind. */
const PAGES = {
  home: '/',
  'docs page, long': '/user-guide/best-practices',
  'docs page with a live template': '/user-guide/examples/crawler',
  'API page': '/api/composition',
  'blog list': '/blog',
  'blog post': '/blog/keyfill-2.3-release-notes',
  tags: '/blog/tags',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @returns {string | null} what went wrong, or null */
function fetchLighthouse() {
  if (existsSync(path.join(folder, 'node_modules/lighthouse/package.json'))) return null;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true }));
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${LIGHTHOUSE}`],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32', timeout: 600_000 },
  );
  return status === 0
    ? null
    : (stderr.split('\n').find((line) => /error/i.test(line)) ?? 'npm ended with an error');
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** How each kind of page does under the mobile settings of Lighthouse: the median of five runs. */
export default async function measurePages(report) {
  say(`fetching lighthouse ${LIGHTHOUSE} with npm, when it is not there yet …`);
  const problem = fetchLighthouse();
  if (problem !== null) {
    say(`pages were not measured: ${problem}`);
    return;
  }
  const entry = createRequire(path.join(folder, 'package.json')).resolve('lighthouse');
  const { default: lighthouse } = await import(pathToFileURL(entry).href);
  const found = await ensureBrowser(siteDir);
  if ('problem' in found) {
    say(found.problem);
    return;
  }
  const site = await deploySite();
  if ('problem' in site) {
    say(`pages were not measured: ${site.problem}`);
    return;
  }
  const browser = await chromium.launch({
    executablePath: found.path,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${PORT}`],
  });
  try {
    for (const [kind, address] of Object.entries(PAGES)) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) {
        const { lhr } = await lighthouse(new URL(address, site.server.url).href, {
          port: PORT,
          logLevel: 'silent',
          onlyCategories: CATEGORIES,
        });
        runs.push(lhr);
      }
      const score = (category) => median(runs.map((lhr) => lhr.categories[category].score));
      const value = (audit) => median(runs.map((lhr) => lhr.audits[audit].numericValue));
      report(
        kind,
        `${CATEGORIES.map((category) => `${category} ${score(category)}`).join(', ')}; LCP ${Math.round(value('largest-contentful-paint'))} ms, blocking ${Math.round(value('total-blocking-time'))} ms, CLS ${value('cumulative-layout-shift').toFixed(3)}, ${Math.round(value('total-byte-weight') / 1000)} kB`,
        'performance ≥ 0.99, the others 1; blocking ≤ 50 ms, CLS 0',
      );
      const failing = CATEGORIES.slice(1).flatMap((category) =>
        runs[0].categories[category].auditRefs
          .map(({ id }) => runs[0].audits[id])
          .filter(({ score: one }) => one !== null && one < 1)
          .map(({ id }) => id),
      );
      if (failing.length > 0) report(`${kind}, not right`, [...new Set(failing)].join(', '));
    }
  } finally {
    await browser.close();
    await site.close();
  }
}
