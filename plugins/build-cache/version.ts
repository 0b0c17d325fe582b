import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { listFiles } from './list-files.ts';

/** Folders with modules of pages. webpack checks each of these files itself. */
const OF_PAGES = /(?:^|\/)(?:client|theme)\//;

function filesOf(location: string): readonly string[] {
  if (!existsSync(location)) return [];
  if (!statSync(location).isDirectory()) return [location];
  const files = listFiles(location).filter((file) => !OF_PAGES.test(file));
  return files.map((file) => path.join(location, file));
}

/** Hashes the contents of files and folders into hexadecimal digits. A missing one counts as empty. */
function cacheVersion(locations: readonly string[]): string {
  const hash = createHash('sha256');
  for (const [index, location] of locations.entries()) {
    for (const file of filesOf(location)) {
      hash
        .update(`${index} ${path.relative(location, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const packages = path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');

/** Returns a name for the state of a site's configuration, plugins, and packages. */
export const siteVersion = ({ siteDir, siteConfigPath }: LoadContext): string =>
  cacheVersion([
    siteConfigPath,
    path.join(siteDir, 'src/config'),
    path.join(siteDir, 'src/mdx'),
    // The sheet of Infima is trimmed by this.
    path.join(siteDir, 'src/css/infima.css'),
    // The API reference's pages are generated from this, but no page imports it.
    path.join(siteDir, 'generated/api.json'),
    path.dirname(__dirname),
    // What npm has installed, or for another tool, what it should have installed.
    path.join(packages, '.package-lock.json'),
    path.join(siteDir, 'package-lock.json'),
  ]);
