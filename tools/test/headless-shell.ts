import { existsSync } from 'node:fs';
import { installPackages } from '../shared/system-packages.ts';

const CHROMIUM = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Debian's Chromium without windows, which Playwright also uses by default. It's the same version of the same engine, and the
 * browser tests take little more than half as long, because no window has to be drawn around each page.
 */
interface Program {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/**
 * What most browser tests run in: the headless shell that belongs to a Chromium, or that Chromium itself.
 *
 * @param chromium - Chromium's program file
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
  if (
    chromium === CHROMIUM &&
    !existsSync(SHELL) &&
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get')
  )
    installPackages(['chromium-headless-shell']);
}
