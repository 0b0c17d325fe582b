import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log } from '../../shared/log.ts';

/** Below the system's temporary folder instead of node_modules, because tools treat anything in there as a dependency. */
const cache = path.join(tmpdir(), 'keyfill-bench');

/**
 * Installs packages that only a bench needs, so they aren't dependencies of the site. The folder is kept for the next run.
 * @throws If npm can't install them.
 */
export function installPackages(name: string, dependencies: Readonly<Record<string, string>>): string {
  const folder = path.join(cache, name);
  const file = path.join(folder, 'package.json');
  const content = JSON.stringify({ private: true, type: 'module', dependencies });
  const isInstalled = existsSync(path.join(folder, 'node_modules/.package-lock.json'));
  if (isInstalled && readFileSync(file, 'utf8') === content) return folder;
  log(`fetching ${name} with npm into a temporary folder (it isn't a dependency of the site) …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, content);
  const { status, stderr, error } = spawnSync('npm', ['install', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 900_000,
  });
  if (status !== 0) throw error ?? new Error(stderr.split('\n')[0]);
  return folder;
}
