import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files.ts';

/** Folders that builds write next to their sources. */
const BUILT = /(?:^|\/)(?:\.out|\.docusaurus|\.docusaurus-vitest|node_modules)\//;

/** Returns the files in a place, which may be a file itself, by their paths from there. */
function filesIn(place: string, leftOut: RegExp): readonly string[] {
  if (!existsSync(place)) return [];
  return statSync(place).isDirectory() ? listFiles(place).filter((file) => !leftOut.test(file)) : [''];
}

/** Returns a hash of the names and contents of all files in these places. A missing one counts as empty. */
export function hashFiles(places: readonly string[], leftOut = BUILT): string {
  const hash = createHash('sha256');
  for (const [index, place] of places.entries()) {
    for (const file of filesIn(place, leftOut)) {
      hash
        .update(`${index} ${file}\0`)
        .update(readFileSync(path.join(place, file)))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}
