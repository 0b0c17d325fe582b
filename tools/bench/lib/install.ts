import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log } from '../../shared/log.ts';

/** Below the system's temporary folder instead of node_modules, because tools treat anything in there as a dependency. */
const cache = path.join(tmpdir(), 'keyfill-bench');

/** Installs packages that only a bench needs, so they aren't dependencies of the site. The folder is kept for the next run. */
export function installPackagesFor(
  name: string,
  dependencies: Readonly<Record<string, string>>,
): { folder: string } | { problem: string } {
  const folder = path.join(cache, name);
  if (Object.entries(dependencies).every((one) => isThere(folder, ...one))) return { folder };
  log(`fetching ${name} with npm into a temporary folder (it isn't a dependency of the site) …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const content = { private: true, type: 'module', dependencies };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(content, null, 2));
  const { status, stderr, error } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32', timeout: 900_000 },
  );
  if (status === 0) return { folder };
  const lines = (error?.message ?? stderr).split('\n').filter((line) => /error/i.test(line));
  return { problem: lines[0] ?? 'npm ended with an error' };
}

function isThere(folder: string, name: string, version: string): boolean {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
}
