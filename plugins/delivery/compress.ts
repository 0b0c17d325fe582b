import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtFiles } from './built-files.ts';
import { hostFileNames } from './host-files.ts';
import { listFiles } from '../build-cache/list-files.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Text files. Pictures and fonts are already compressed. */
const TEXT = /\.(?:css|html|ico|js|json|md|svg|ts|txt|xml)$/;
/** A response with fewer bytes fits into one packet even without compression. */
const MIN_BYTES = 1024;

/**
 * Writes `file.br` and `file.gz` next to every text file of a built site, for nginx to send as they are.
 * @param quality For Brotli. At 11, a megabyte takes about a second on one core; 10 takes a third of that for
 *   files that are 2.5% larger, and 9 takes a fifth for files that are 10% larger.
 */
export async function compress(outDir: string, quality = 11): Promise<number> {
  const files = builtFiles(outDir)
    .filter((file) => TEXT.test(file) && !hostFileNames.some((name) => name === file))
    .map((file) => ({ target: path.join(outDir, file), plain: readFileSync(path.join(outDir, file)) }))
    .filter(({ plain }) => plain.length >= MIN_BYTES)
    // A large file at the end would leave all threads but one without work.
    .sort((one, other) => other.plain.length - one.plain.length);
  await Promise.all(
    files.map(async ({ target, plain }) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      };
      writeFileSync(`${target}.br`, await brotliAsync(plain, { params }));
      writeFileSync(`${target}.gz`, await gzipAsync(plain, { level: 9 }));
    }),
  );
  return files.length;
}

/** Deletes compressed files. Otherwise, the host would send them instead of a file that has changed since. */
export function removeCompressed(outDir: string): void {
  for (const file of listFiles(outDir)) if (/\.(?:br|gz)$/.test(file)) rmSync(path.join(outDir, file));
}
