import { existsSync } from 'node:fs';
import { say } from '../shared/say.ts';
import { installPackages } from '../shared/system-packages.ts';

/** Debian's packages by a program that each brings. */
const PACKAGES = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

/** The packages of Firefox and WebKit that are missing. */
export const missingPackages = (exists: (file: string) => boolean): string[] =>
  Object.entries(PACKAGES).flatMap(([file, name]) => (exists(file) ? [] : [name]));

/** Installs Firefox and WebKit where Debian's packages can be. Tests of an engine that stays missing are skipped by name. */
export function ensureEngines() {
  const missing = missingPackages(existsSync);
  const canInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length > 0 && canInstall) installPackages(missing);
  for (const name of missingPackages(existsSync)) say(`${name} isn't installed: its tests are skipped`);
}
