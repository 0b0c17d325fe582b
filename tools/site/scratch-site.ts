import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../shared/site-dir.ts';

/** What a build writes, what tests write, and what is linked. */
const leftOut =
  /^(?:node_modules|build|build-delivery|\.docusaurus.*|test-results|playwright-report|\.git|coverage|.*\.zip)$/;

/**
 * Copies the sources of the site, which the copy may change, and links its packages.
 * @param folder - empty
 */
export function copySite(folder: string) {
  cpSync(siteDir, folder, {
    recursive: true,
    filter: (file) => path.dirname(file) !== siteDir || !leftOut.test(path.basename(file)),
  });
  linkModules(folder);
}

/**
 * Gives a scratch folder the packages of the site: a folder of its own that holds a link to each, so that what tools
 * keep in `node_modules/.cache` stays in the scratch folder.
 */
export function linkModules(folder: string) {
  const from = path.join(siteDir, 'node_modules');
  const to = path.join(folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!entry.isDirectory() || (entry.name.startsWith('.') && entry.name !== '.bin')) continue;
    symlinkSync(path.join(from, entry.name), path.join(to, entry.name), 'junction');
  }
  // Commands install what this list of npm's lacks.
  cpSync(path.join(from, '.package-lock.json'), path.join(to, '.package-lock.json'));
}
