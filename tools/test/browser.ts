import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { log } from '../shared/log.ts';
import { canInstallPackages, installPackages } from '../shared/system-packages.ts';

type Found = { path: string } | { problem: string };

const variables = ['KEYFILL_CHROMIUM', 'CHROMIUM_PATH', 'CHROME_PATH'];

/** The usual install locations of Chromium and similar browsers. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds the first available Chromium: from an environment variable, the system, or Playwright's own download. */
function findBrowser(): Found | undefined {
  const variable = variables.find((name) => process.env[name]);
  const named = variable && process.env[variable];
  if (named) {
    return existsSync(named)
      ? { path: named }
      : { problem: `${variable} names "${named}", and there is no such file.` };
  }
  const found = [...systemPaths, chromium.executablePath()].find((file) => existsSync(file));
  return found === undefined ? undefined : { path: found };
}

function download(siteDir: string): void {
  log('no Chromium found: asking the test tool to download one …');
  const cli = path.join(siteDir, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    cwd: siteDir,
    stdio: 'ignore',
    timeout: 600_000,
  });
}

/** Finds a Chromium, or installs one if possible. */
export async function ensureBrowser(siteDir: string): Promise<Found> {
  const found = findBrowser();
  if (found !== undefined) return found;
  download(siteDir);
  if (findBrowser() === undefined && canInstallPackages()) installPackages(['chromium']);
  return (
    findBrowser() ?? {
      problem:
        'The browser tests need Chromium, none was found and none could be installed. Install Chromium or Chrome, or set KEYFILL_CHROMIUM to its program file, then run the command again.',
    }
  );
}
