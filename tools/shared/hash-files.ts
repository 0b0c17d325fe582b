import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from './site-dir.ts';

/** Folders that builds write next to their sources. */
const LEFT_OUT = new Set(['.out', '.docusaurus', '.docusaurus-vitest', 'node_modules']);

function* filesBelow(place: string): Generator<string> {
  if (!existsSync(place)) return;
  if (statSync(place).isFile()) {
    yield place;
  } else {
    for (const entry of readdirSync(place, { withFileTypes: true }).sort(byName)) {
      if (LEFT_OUT.has(entry.name) || entry.isSymbolicLink()) continue;
      yield* filesBelow(path.join(place, entry.name));
    }
  }
}

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);

/** Returns a hash of the names and contents of all files in these places, which are paths from the site's folder. */
export function hashFiles(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesBelow(path.resolve(siteDir, place)))
      hash.update(path.relative(siteDir, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
