import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from '../shared/system-packages.ts';

const CHROMIUM = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';

/** A browser with the options for starting it in Playwright. */
interface Program {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/**
 * Returns the browser that most browser tests use: the headless shell of Debian's Chromium, or otherwise the
 * Chromium itself. The shell has the same version of the same engine without windows, and with it the browser
 * tests take 15.5 minutes instead of 27.3.
 */
export const headlessShellOf = (chromium: string): Program =>
  chromium === CHROMIUM && existsSync(SHELL)
    ? {
        executablePath: SHELL,
        // Like in Chromium itself: frames from another origin run in their own process, and glyphs have their exact widths.
        args: ['--site-per-process', '--font-render-hinting=none'],
      }
    : { executablePath: chromium, args: [] };

/** Installs the headless shell of Debian's Chromium if it's missing. Without it, tests take longer. */
export function ensureHeadlessShell(chromium: string): void {
  if (chromium === CHROMIUM && !existsSync(SHELL) && canInstallPackages())
    installPackages(['chromium-headless-shell']);
}
