import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../test/chromium-flags.ts';
import { headlessShellOf } from '../../test/headless-shell.ts';
import { median, type Phone } from './figures.ts';
import { installPackages } from '../../shared/npm-packages.ts';

/** Lighthouse 13 needs a newer Node. */
const LIGHTHOUSE = { lighthouse: '12.8.2' };
const PORT = 9333;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

type Run = (url: string, flags: object) => Promise<{ lhr: Report }>;

/** A run of Lighthouse with its phone settings: it calculates how long everything would have taken there. */
export type Lighthouse = (
  phone: Phone,
  url: string,
  runs: number,
) => Promise<{ score: number; value: (audit: string) => number }>;

/** Installs Lighthouse if it's missing. */
export async function openLighthouse(): Promise<Lighthouse> {
  const folder = path.join(tmpdir(), 'keyfill-bench/lighthouse');
  installPackages(folder, LIGHTHOUSE);
  const entry = createRequire(path.join(folder, 'package.json')).resolve('lighthouse');
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Run };
  return async (phone, url, runs) => {
    // The headless shell, because the whole browser's hidden windows use the processor during a measurement.
    const { executablePath, args } = headlessShellOf(phone.executablePath);
    const browser = await chromium.launch({
      executablePath,
      args: [...CHROMIUM_FLAGS, ...args, `--remote-debugging-port=${PORT}`],
    });
    const flags = {
      port: PORT,
      logLevel: 'silent',
      onlyCategories: ['performance'],
      throttling: { cpuSlowdownMultiplier: phone.slowdown },
      throttlingMethod: 'simulate',
    };
    try {
      const reports: Report[] = [];
      while (reports.length < runs) reports.push((await lighthouse(url, flags)).lhr);
      return {
        score: median(reports.map((lhr) => lhr.categories['performance']?.score ?? NaN)),
        value: (audit) => median(reports.map((lhr) => lhr.audits[audit]?.numericValue ?? NaN)),
      };
    } finally {
      await browser.close();
    }
  };
}
