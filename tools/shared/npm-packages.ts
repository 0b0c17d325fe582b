import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { log } from './log.ts';

type Dependencies = Readonly<Record<string, string>>;

/** Installs packages that only benches or tests need into a folder that stays. Throws if npm fails. */
export function installPackages(folder: string, dependencies: Dependencies): void {
  const file = path.join(folder, 'package.json');
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) {
    const installed = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Dependencies };
    if (JSON.stringify(installed.dependencies) === JSON.stringify(dependencies)) return;
  }
  log(`fetching ${Object.keys(dependencies).join(', ')} with npm …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ private: true, type: 'module', dependencies }));
  const { status, stderr, error } = spawnSync('npm', ['install', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 900_000,
  });
  if (status !== 0) throw error ?? new Error(stderr.split('\n')[0]);
}
