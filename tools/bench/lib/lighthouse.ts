import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../test/browser.ts';
import { CHROMIUM_FLAGS } from '../../test/chromium-flags.ts';
import { ensureHeadlessShell, headlessShellOf } from '../../test/headless-shell.ts';
import { log } from '../../shared/log.ts';
import { siteDir } from '../../shared/site-dir.ts';
import { median } from './median.ts';

/** Lighthouse 13 needs a newer Node. It's installed when a bench runs, so it isn't a dependency. */
const LIGHTHOUSE = '12.8.2';
const RUNS = 5;
const PORT = 9333;
const folder = path.join(siteDir, 'node_modules/.cache/keyfill-lighthouse');

/** @returns what went wrong, or null */
function fetchLighthouse(): string | null {
  if (existsSync(path.join(folder, 'node_modules/lighthouse/package.json'))) return null;
  log(`fetching lighthouse ${LIGHTHOUSE} with npm …`);
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

/** The parts of a Lighthouse report that are read here. */
interface LighthouseResult {
  categories: Record<string, { score: number; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

type Run = (url: string, flags: object) => Promise<{ lhr: LighthouseResult }>;

/** The median of several runs. `failing` names the audits of the first run that aren't perfect. */
export interface Audited {
  score: (category: string) => number;
  value: (audit: string) => number;
  failing: (category: string) => string[];
}
/**
 * Installs Lighthouse if it's missing.
 * @param throttling - replaces some of Lighthouse's own settings for a phone
 */
export async function openLighthouse(
  throttling: { readonly cpuSlowdownMultiplier?: number } = {},
): Promise<Lighthouse | { problem: string }> {
  const problem = fetchLighthouse();
  if (problem !== null) return { problem };
  const entry = createRequire(path.join(folder, 'package.json')).resolve('lighthouse');
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Run };
  const found = await ensureBrowser(siteDir);
  if ('problem' in found) return found;
  // The headless shell, because the whole browser's hidden windows use the processor during a measurement.
  ensureHeadlessShell(found.path);
  const shell = headlessShellOf(found.path);
  return {
    async audit(url: string, onlyCategories: readonly string[]): Promise<Audited> {
      const browser = await chromium.launch({
        executablePath: shell.executablePath,
        args: [...CHROMIUM_FLAGS, ...shell.args, `--remote-debugging-port=${PORT}`],
      });
      try {
        const runs: LighthouseResult[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          const { lhr } = await lighthouse(url, {
            port: PORT,
            logLevel: 'silent',
            onlyCategories,
            throttling,
          });
          runs.push(lhr);
        }
        return auditedOf(runs);
      } finally {
        await browser.close();
      }
    },
  };
}

/** Runs Lighthouse several times on a page. */
export interface Lighthouse {
  audit: (url: string, onlyCategories: readonly string[]) => Promise<Audited>;
}

function auditedOf(runs: readonly LighthouseResult[]): Audited {
  return {
    score: (category) => median(runs.map((lhr) => lhr.categories[category]?.score ?? NaN)),
    value: (audit) => median(runs.map((lhr) => lhr.audits[audit]?.numericValue ?? NaN)),
    failing: (category) =>
      (runs[0]?.categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
        const score = runs[0]?.audits[id]?.score ?? null;
        return score !== null && score < 1 ? [id] : [];
      }),
  };
}
