import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folders with modules of pages. webpack checks each of these files itself. */
const OF_PAGES = new Set(['client', 'theme']);

function filesOf(place: string): readonly string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !OF_PAGES.has(entry.name))
    .flatMap((entry) => filesOf(path.join(place, entry.name)))
    .sort();
}

/**
 * Returns a name for the state of everything that transforms modules. The same name means the same result.
 * @param places Files and folders; a missing one counts as empty.
 * @returns A hash of their contents, in hexadecimal digits.
 */
export function cacheVersion(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const [index, place] of places.entries())
    for (const file of filesOf(place))
      hash
        .update(`${index} ${path.relative(place, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  return hash.digest('hex').slice(0, 16);
}
