import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../shared/site-dir.ts';

/** Folders with build output or test output, and the linked folder. */
const leftOut =
  /^(?:node_modules|build|build-delivery|\.docusaurus.*|test-results|playwright-report|\.git|coverage|.*\.zip)$/;

/** Copies the site's sources into an empty folder, where they can be changed, and links its packages. */
export function copySite(folder: string) {
  cpSync(siteDir, folder, {
    recursive: true,
    filter: (file) => path.dirname(file) !== siteDir || !leftOut.test(path.basename(file)),
  });
  linkModules(folder);
}

/** Links each of the site's packages separately, so `node_modules/.cache` stays in the scratch folder. */
export function linkModules(folder: string) {
  const from = path.join(siteDir, 'node_modules');
  const to = path.join(folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!entry.isDirectory() || (entry.name.startsWith('.') && entry.name !== '.bin')) continue;
    symlinkSync(path.join(from, entry.name), path.join(to, entry.name), 'junction');
  }
  // Without npm's list, commands would assume that packages are missing and install them.
  cpSync(path.join(from, '.package-lock.json'), path.join(to, '.package-lock.json'));
}
