// Chromium 117, the engine of CasparCG 2.4, for tests only. npm's @sparticuz/chromium 117.0.0 contains
// exactly this browser. It's installed into a separate cache folder, so the project doesn't depend on it.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, PuppeteerNode } from 'puppeteer-core';
import { siteDir } from '../shared/site-dir.ts';
import { reasonOf } from '../../src/shared/reason-of.ts';

const PACKAGES = { '@sparticuz/chromium': '117.0.0', 'puppeteer-core': '21.8.0' };
const folder = path.join(siteDir, 'node_modules/.cache/keyfill-chromium-117');

async function fetchPackages() {
  if (existsSync(path.join(folder, 'fetched'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    timeout: 240_000,
    shell: process.platform === 'win32',
  });
  writeFileSync(path.join(folder, 'fetched'), Object.values(PACKAGES).join(' '));
}

type Binary = { args: string[]; executablePath: () => Promise<string> };

const load = async <Exports>(name: string, file: string) =>
  (await import(pathToFileURL(path.join(folder, 'node_modules', name, file)).href)) as { default: Exports };

/**
 * Starts Chromium 117.
 * @returns a puppeteer browser, or the reason why there's none
 */
export async function startChromium117(): Promise<
  { browser: Browser; stop: () => Promise<void> } | { problem: string }
> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return {
      problem: `Chromium 117 comes for Linux on x64 only, and this is ${process.platform} on ${process.arch}.`,
    };
  }
  try {
    await fetchPackages();
    const { default: chromium } = await load<Binary>('@sparticuz/chromium', 'build/index.js');
    const { default: puppeteer } = await load<PuppeteerNode>(
      'puppeteer-core',
      'lib/esm/puppeteer/puppeteer-core.js',
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
    return {
      problem: `Chromium 117 could not be fetched or started: ${reasonOf(error).split('\n')[0]}`,
    };
  }
}
