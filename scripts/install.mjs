import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether the installed packages match the lockfile.
 * npm writes `node_modules/.package-lock.json` at the end of an install, so an interrupted install counts as
 * missing.
 * @param {{packages: Record<string, object>}} wanted package-lock.json
 * @param {{packages: Record<string, object>} | null} present node_modules/.package-lock.json
 */
function isInstalled(wanted, present) {
  if (present === null) return false;
  for (const [place, entry] of Object.entries(wanted.packages)) {
    if (place === '') continue;
    const found = present.packages[place];
    // An optional package for another system isn't installed.
    if (found === undefined ? !entry.optional : found.version !== entry.version) return false;
  }
  return Object.keys(present.packages).every((place) => wanted.packages[place] !== undefined);
}

/**
 * Returns an explanation for somebody whose `npm ci` failed.
 * @param {string} output npm's output
 */
function installProblem(output) {
  if (/EUSAGE|can only install packages when your package\.json and package-lock\.json/.test(output))
    return 'package.json and package-lock.json differ. Run "npm install", then review and commit both.';

  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    return (
      'The packages could not be fetched: there is no network, or a proxy is in the way. ' +
      'Connect, or set npm\'s "proxy" and "registry", then run the command again. ' +
      'What was installed before stays usable only if the lockfile has not changed.'
    );
  }

  if (/ENOSPC/.test(output)) return 'The disk is full: free about 1 GB, then run the command again.';
  if (/EACCES|EPERM/.test(output)) {
    return (
      'npm may not write to node_modules. ' +
      'Give yourself the folder (it may belong to another user), then run the command again.'
    );
  }

  return 'Installing the packages failed; the lines above are npm\'s own. Run "npm ci" to see it again.';
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Installs from the lockfile if something is missing or the lockfile has changed.
 * @param {string} siteDir
 * @returns {string | null} what went wrong, or null
 */
export function ensureInstalled(siteDir) {
  const wanted = readJson(path.join(siteDir, 'package-lock.json'));
  if (wanted === null) return 'package-lock.json is missing or broken: take it from the repository again.';
  const present = readJson(path.join(siteDir, 'node_modules/.package-lock.json'));
  if (isInstalled(wanted, present)) return null;
  const step =
    present === null
      ? 'installing the packages of the lockfile (about a minute) …'
      : 'the lockfile has changed: installing again …';
  process.stdout.write(`keyfill-docs: ${step}\n`);
  // Commands need all packages, even if NODE_ENV or npm's settings leave some out.
  const included = ['dev', 'optional', 'peer'].map((kind) => `--include=${kind}`);
  const npm = spawnSync('npm', ['ci', ...included, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: siteDir,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  if (npm.status === 0) return null;
  process.stderr.write(npm.stderr ?? '');
  return installProblem(`${npm.stderr ?? ''}${npm.error?.message ?? ''}`);
}
