import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from '../shared/system-packages.ts';

const CHROMIUM = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';

/** A browser as Playwright starts it. */
interface Program {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/**
 * Returns what most browser tests run in: the headless shell of Debian's Chromium, or any other Chromium itself. The shell is the
 * same version of the same engine without windows, and the browser tests take 15.5 minutes in it instead of 27.3.
 *
 * @param chromium - Chromium's program file.
 */
export const headlessShellOf = (chromium: string, exists: (file: string) => boolean = existsSync): Program =>
  chromium === CHROMIUM && exists(SHELL)
    ? {
        executablePath: SHELL,
        // As in Chromium itself: frames of another origin have a process of their own, and glyphs their exact widths.
        args: ['--site-per-process', '--font-render-hinting=none'],
      }
    : { executablePath: chromium, args: [] };

/** Installs the headless shell of Debian's Chromium if it's missing. Without it, tests take longer. */
export function ensureHeadlessShell(chromium: string): void {
  if (chromium === CHROMIUM && !existsSync(SHELL) && canInstallPackages())
    installPackages(['chromium-headless-shell']);
}
