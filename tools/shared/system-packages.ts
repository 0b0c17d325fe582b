import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log } from './log.ts';

const APT = '/usr/bin/apt-get';
/** Whether Debian packages can be installed here, which needs apt and root. */
const canInstall = (): boolean => existsSync(APT) && process.getuid?.() === 0;

/** Returns the command that installs packages, if this system has apt. */
export const installCommand = (names: readonly string[]): string | undefined =>
  existsSync(APT) ? `sudo apt-get install ${names.join(' ')}` : undefined;

/** Runs apt, which waits for its other users, such as parallel tests. Installed servers don't start. */
const apt = (...args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const lock = path.join(tmpdir(), 'keyfill-apt.lock');
    const child = spawn('flock', [lock, APT, '-o', 'DPkg::Lock::Timeout=240', ...args], {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0));
  });

/** Installs the latest Debian packages as root, or names the command. `why` is what needs them. */
export async function installPackages(names: readonly string[], why: string): Promise<void> {
  const list = names.join(', ');
  const command = installCommand(names);
  if (names.length === 0 || command === undefined) return;
  if (!canInstall()) return log(`${why} need ${list}, which only root can install: ${command}`);
  log(`${why} need ${list}: installing with apt-get …`);
  // On a fresh system, the package list is missing or older than the browsers that the tests need.
  await apt('update');
  if (!(await apt('install', '-y', '--no-install-recommends', ...names)))
    log(`apt-get couldn't install ${list}. To see why, run: ${command}`);
}
