import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from './site-dir.ts';

/** Returns where a file of the site is on disk, by its path from the base address (`playout/lottie.js`). */
export function staticFile(file: string): string {
  const generated = path.join(siteDir, 'generated/static', file);
  return existsSync(generated) ? generated : path.join(siteDir, 'static', file);
}
