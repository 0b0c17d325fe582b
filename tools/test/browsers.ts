import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { log } from '../shared/log.ts';
import { nodeArgs } from '../shared/run.ts';
import { installCommand, installPackages } from '../shared/system-packages.ts';
import { DEBIAN } from './headless-shell.ts';

type Found = { path: string } | { problem: string };

/** The usual install locations of Chromium and similar browsers. */
const systemPaths = [
  DEBIAN.chromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's packages for other engines, by a program that each of them installs. */
const ENGINES = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

const missingEngines = (): string[] =>
  Object.entries(ENGINES).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));

/** How long a download of Chromium may take, and how long a server may take to answer, in milliseconds. */
const DOWNLOAD = { total: 300_000, answer: 10_000 };

/** Finds the first available Chromium: KEYFILL_CHROMIUM's, the system's, or Playwright's own. */
export function findBrowser(): Found | undefined {
  const named = process.env['KEYFILL_CHROMIUM'];
  if (named) {
    return existsSync(named)
      ? { path: named }
      : { problem: `KEYFILL_CHROMIUM names "${named}", and there is no such file.` };
  }
  const found = [...systemPaths, chromium.executablePath()].find((file) => existsSync(file));
  return found === undefined ? undefined : { path: found };
}

/** Downloads Playwright's Chromium, with progress. Its errors say less than what `ensureBrowser` reports. */
function download(): Promise<void> {
  log(`downloading Chromium for the browser tests, for at most ${DOWNLOAD.total / 60_000} minutes …`);
  const child = spawn(process.execPath, [...nodeArgs('playwright'), 'install', '--no-shell', 'chromium'], {
    stdio: ['ignore', 'inherit', 'ignore'],
    timeout: DOWNLOAD.total,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(DOWNLOAD.answer) },
  });
  return new Promise((resolve) => void child.on('error', () => resolve()).on('close', () => resolve()));
}

/** Finds a Chromium, or installs one if possible. */
export async function ensureBrowser(): Promise<Found> {
  const before = findBrowser();
  const isDebians = before === undefined || ('path' in before && before.path === DEBIAN.chromium);
  const missing = isDebians ? Object.values(DEBIAN).filter((file) => !existsSync(file)) : [];
  await installPackages(
    missing.map((file) => file.replace('/usr/bin/', '')),
    'the browser tests',
  );
  if (findBrowser() === undefined) await download();
  const how = installCommand(['chromium', 'chromium-headless-shell']) ?? 'install Chromium or Chrome';
  return (
    findBrowser() ?? { problem: `no Chromium was found: ${how}, or set KEYFILL_CHROMIUM to its program file` }
  );
}

/** Installs Firefox and WebKit if Debian packages can be installed. Tests of a missing engine are skipped. */
export const ensureEngines = (): Promise<void> =>
  installPackages(missingEngines(), 'the tests in Firefox and WebKit');
