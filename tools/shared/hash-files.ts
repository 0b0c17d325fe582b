import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../plugins/build-cache/list-files.ts';
import { siteDir } from './site-dir.ts';

/** Folders that builds write next to their sources. */
const LEFT_OUT = /(?:^|\/)(?:\.out|\.docusaurus|\.docusaurus-vitest|node_modules)\//;

/** Returns the files in a place, which may be a file itself. Both are paths from the site's folder. */
function filesIn(place: string): string[] {
  const folder = path.join(siteDir, place);
  if (!existsSync(folder)) return [];
  if (!statSync(folder).isDirectory()) return [place];
  const files = listFiles(folder).filter((file) => !LEFT_OUT.test(file));
  return files.map((file) => path.posix.join(place, file));
}

/** Returns a hash of the names and contents of all files in these places, relative to the site's folder. */
export function hashFiles(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesIn)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(siteDir, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
