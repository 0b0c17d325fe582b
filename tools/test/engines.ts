import { existsSync } from 'node:fs';
import { log } from '../shared/log.ts';
import { canInstallPackages, installPackages } from '../shared/system-packages.ts';

/** Debian's packages, by a program that each of them installs. */
const PACKAGES = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

/** The missing packages of Firefox and WebKit. */
export const missingPackages = (exists: (file: string) => boolean): string[] =>
  Object.entries(PACKAGES).flatMap(([file, name]) => (exists(file) ? [] : [name]));

/**
 * Installs Firefox and WebKit if Debian packages can be installed. Tests of an engine that's still missing
 * are skipped by name.
 */
export function ensureEngines() {
  const missing = missingPackages(existsSync);
  if (missing.length > 0 && canInstallPackages()) installPackages(missing);
  for (const name of missingPackages(existsSync)) log(`${name} isn't installed: its tests are skipped`);
}
