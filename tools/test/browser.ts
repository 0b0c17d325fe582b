import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { log } from '../shared/log.ts';
import { canInstallPackages, installPackages } from '../shared/system-packages.ts';

const variables = ['KEYFILL_CHROMIUM', 'CHROMIUM_PATH', 'CHROME_PATH'];

/** The usual install locations of Chromium and similar browsers on each system. */
const systemPaths: Readonly<Record<string, readonly string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/**
 * Finds the first available Chromium: from an environment variable, the system, or the test tool's own
 * download.
 * @returns null if there's none
 */
export function findBrowser({
  env,
  platform,
  exists,
  ownDownload,
}: {
  env: Record<string, string | undefined>;
  platform: string;
  exists: (file: string) => boolean;
  ownDownload: () => string;
}): { path: string } | { problem: string } | null {
  for (const name of variables) {
    const value = env[name];
    if (!value) continue;
    return exists(value)
      ? { path: value }
      : { problem: `${name} names "${value}", and there is no such file.` };
  }
  const found = [...(systemPaths[platform] ?? []), ownDownload()].find((file) => file !== '' && exists(file));
  return found === undefined ? null : { path: found };
}

function playwrightsOwn(): string {
  try {
    return chromium.executablePath();
  } catch {
    return '';
  }
}

/** Runs an installer without output; true if it succeeded. */
function run(command: string, args: readonly string[], cwd: string): boolean {
  return (
    spawnSync(command, args, { cwd, stdio: 'ignore', shell: process.platform === 'win32', timeout: 600_000 })
      .status === 0
  );
}

/** Finds a Chromium, or installs one if possible. */
export async function ensureBrowser(siteDir: string): Promise<{ path: string } | { problem: string }> {
  const own = playwrightsOwn();
  const cli = path.join(siteDir, 'node_modules/@playwright/test/cli.js');
  return findOrInstall({
    look: () =>
      findBrowser({
        env: process.env,
        platform: process.platform,
        exists: existsSync,
        ownDownload: () => own,
      }),
    download: () => run(process.execPath, [cli, 'install', 'chromium'], siteDir),
    canInstall: canInstallPackages(),
    install: () => installPackages(['chromium']),
  });
}

/** Tries what's already there, then the test tool's download, then the system's package. */
export function findOrInstall({
  look,
  download,
  canInstall,
  install,
}: {
  look: () => ReturnType<typeof findBrowser>;
  download: () => boolean;
  canInstall: boolean;
  install: () => boolean;
}): { path: string } | { problem: string } {
  const found = look();
  if (found !== null) return found;

  log('no Chromium found: asking the test tool to download one …');
  if (download()) {
    const downloaded = look();
    if (downloaded !== null) return downloaded;
  }
  if (canInstall) {
    log('the download was refused');
    install();
    const installed = look();
    if (installed !== null) return installed;
  }
  return {
    problem:
      'The browser tests need Chromium, none was found and none could be installed. Install Chromium or Chrome, or set KEYFILL_CHROMIUM to its program file, then run the command again.',
  };
}
