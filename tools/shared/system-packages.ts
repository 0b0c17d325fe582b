import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log } from './log.ts';

/** Whether Debian packages can be installed here, which needs apt and root. */
export const canInstallPackages = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs the latest versions of Debian packages, which only root can do. Parallel processes, such as tests, wait for each other. */
export function installPackages(names: readonly string[]): boolean {
  log(`installing the system ${names.length === 1 ? 'package' : 'packages'} ${names.join(' and ')} …`);
  const lock = path.join(tmpdir(), 'keyfill-apt.lock');
  // This also waits for other users of apt, which doesn't wait for its own locks by default. Installed
  // servers don't start on their own.
  const apt = (...args: readonly string[]) =>
    spawnSync('flock', [lock, 'apt-get', '-o', 'DPkg::Lock::Timeout=240', ...args], {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).status === 0;
  // On a fresh system, the package list is missing or older than the browsers that the tests need.
  apt('update');
  return apt('install', '-y', '--no-install-recommends', ...names);
}
