// Chromium 117, CasparCG 2.4's engine, from npm's @sparticuz/chromium 117.0.0 in a separate cache folder.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, PuppeteerNode } from 'puppeteer-core';
import { reasonOf } from '../../src/shared/reason-of.ts';
import { installPackages } from '../shared/npm-packages.ts';
import { siteDir } from '../shared/site-dir.ts';

const PACKAGES = { '@sparticuz/chromium': '117.0.0', 'puppeteer-core': '21.8.0' };
const folder = path.join(siteDir, 'node_modules/.cache/keyfill-chromium-117');

type Binary = { args: string[]; executablePath: () => Promise<string> };

const load = async <Exports>(file: string) =>
  (await import(pathToFileURL(path.join(folder, 'node_modules', file)).href)) as { default: Exports };

/** Starts Chromium 117, or returns the reason why there's none. */
export async function startChromium117(): Promise<
  { browser: Browser; stop: () => Promise<void> } | { problem: string }
> {
  const system = `${process.platform} on ${process.arch}`;
  if (system !== 'linux on x64')
    return { problem: `Chromium 117 comes for Linux on x64 only, and this is ${system}.` };
  try {
    installPackages(folder, PACKAGES);
    const { default: chromium } = await load<Binary>('@sparticuz/chromium/build/index.js');
    const { default: puppeteer } = await load<PuppeteerNode>(
      'puppeteer-core/lib/esm/puppeteer/puppeteer-core.js',
    );
    const browser = await puppeteer.launch({
      args: [...chromium.args, '--no-sandbox'],
      executablePath: await chromium.executablePath(),
      // The types are those of a newer version, in which this is the default.
      headless: 'new' as unknown as true,
    });
    // This old browser may never finish closing normally.
    const stop = async () => void browser.process()?.kill('SIGKILL');
    return { browser, stop };
  } catch (error) {
    return { problem: `Chromium 117 could not be fetched or started: ${reasonOf(error).split('\n')[0]}` };
  }
}
