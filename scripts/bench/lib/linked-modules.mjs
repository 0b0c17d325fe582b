import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../../lib/site-dir.mjs';

/**
 * Gives a scratch folder the packages of the site: a folder of its own that holds a link to each, so that what tools
 * keep in `node_modules/.cache` stays in the scratch folder.
 * @param {string} folder
 */
export function linkModules(folder) {
  const from = path.join(siteDir, 'node_modules');
  const to = path.join(folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!entry.isDirectory() || (entry.name.startsWith('.') && entry.name !== '.bin')) continue;
    symlinkSync(path.join(from, entry.name), path.join(to, entry.name), 'junction');
  }
}
