import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { say } from './say.ts';

/** Whether packages of Debian can be installed here: there's apt, and this is root. */
export const canInstallPackages = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs packages of Debian; only root may. Processes that do so at once, as those of tests, wait for each other.
 * @returns whether they are installed
 */
export function installPackages(names: readonly string[]): boolean {
  say(`installing the system ${names.length === 1 ? 'package' : 'packages'} ${names.join(' and ')} …`);
  const lock = path.join(tmpdir(), 'keyfill-apt.lock');
  // Also for others that use apt: its own locks are not waited for otherwise. An installed server is not to start by itself.
  const apt = (...args: readonly string[]) =>
    spawnSync('flock', [lock, 'apt-get', '-o', 'DPkg::Lock::Timeout=240', ...args], {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).status === 0;
  const add = () => apt('install', '-y', '--no-install-recommends', ...names);
  // A fresh system has no list of packages yet.
  return add() || (apt('update') && add());
}
