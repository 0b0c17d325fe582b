import { existsSync } from 'node:fs';
import { log } from '../shared/log.ts';
import { canInstallPackages, installPackages } from '../shared/system-packages.ts';

/** Debian's packages, by a program that each of them installs. */
const PACKAGES = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

const missingPackages = (): string[] =>
  Object.entries(PACKAGES).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));

/** Installs Firefox and WebKit if Debian packages can be installed. Tests of a missing engine are skipped by name. */
export function ensureEngines() {
  const missing = missingPackages();
  if (missing.length > 0 && canInstallPackages()) installPackages(missing);
  for (const name of missingPackages()) log(`${name} isn't installed: its tests are skipped`);
}
