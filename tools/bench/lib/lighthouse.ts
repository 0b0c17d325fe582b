import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../test/chromium-flags.ts';
import { headlessShellOf } from '../../test/headless-shell.ts';
import { median } from './figures.ts';
import { installPackagesFor } from './install.ts';

/** Lighthouse 13 needs a newer Node. */
const LIGHTHOUSE = { lighthouse: '12.8.2' };
const PORT = 9333;

interface LighthouseResult {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

type Run = (url: string, flags: object) => Promise<{ lhr: LighthouseResult }>;

interface Audited {
  score: number;
  value: (audit: string) => number;
}

interface Settings {
  /**
   * How Lighthouse slows a page down: by calculating how long everything would have taken (`simulate`), or by having
   * Chromium slow down the processor and the network (`devtools`).
   */
  readonly throttlingMethod: 'simulate' | 'devtools';
  /** How much slower the processor becomes. */
  readonly slowdown: number;
  readonly runs: number;
}

/** Runs Lighthouse with its settings for a phone. */
export type Lighthouse = (url: string, settings: Settings) => Promise<Audited>;

/** Installs Lighthouse if it's missing. */
export async function openLighthouse(executablePath: string): Promise<Lighthouse | { problem: string }> {
  const installed = installPackagesFor('lighthouse', LIGHTHOUSE);
  if ('problem' in installed) return installed;
  const entry = createRequire(path.join(installed.folder, 'package.json')).resolve('lighthouse');
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Run };
  // The headless shell, because the whole browser's hidden windows use the processor during a measurement.
  const shell = headlessShellOf(executablePath);
  return async (url, { throttlingMethod, slowdown, runs }) => {
    const browser = await chromium.launch({
      executablePath: shell.executablePath,
      args: [...CHROMIUM_FLAGS, ...shell.args, `--remote-debugging-port=${PORT}`],
    });
    try {
      const results: LighthouseResult[] = [];
      for (let run = 0; run < runs; run += 1) {
        const { lhr } = await lighthouse(url, {
          port: PORT,
          logLevel: 'silent',
          onlyCategories: ['performance'],
          throttling: { cpuSlowdownMultiplier: slowdown },
          throttlingMethod,
        });
        results.push(lhr);
      }
      return {
        score: median(results.map((lhr) => lhr.categories['performance']?.score ?? NaN)),
        value: (audit) => median(results.map((lhr) => lhr.audits[audit]?.numericValue ?? NaN)),
      };
    } finally {
      await browser.close();
    }
  };
}
