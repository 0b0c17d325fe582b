import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from './built-files';
import { type Both, isCompressible } from './compress-text';
import { hostFileNames } from './host-files';

/** The result of compressing, in bytes. */
interface Compressed {
  readonly files: number;
  readonly plain: number;
  readonly gzip: number;
  readonly brotli: number;
}

/**
 * Writes `file.br` and `file.gz` next to every text file of a built site, for nginx to send as they are.
 * @param work Compresses the bytes of a file; Node runs four at once.
 */
export async function compress(outDir: string, work: (plain: Buffer) => Promise<Both>): Promise<Compressed> {
  const files = builtFiles(outDir)
    .filter((file) => !hostFileNames.some((name) => name === file))
    .map((file) => ({ place: path.join(outDir, file), plain: readFileSync(path.join(outDir, file)) }))
    .filter(({ place, plain }) => isCompressible(place, plain))
    // A large file at the end would leave all threads but one without work.
    .sort((one, other) => other.plain.length - one.plain.length);
  const sum = { files: files.length, plain: 0, gzip: 0, brotli: 0 };
  await Promise.all(
    files.map(async ({ place, plain }) => {
      const made = await work(plain);
      writeFileSync(`${place}.br`, made.brotli);
      writeFileSync(`${place}.gz`, made.gzip);
      sum.plain += plain.length;
      sum.gzip += made.gzip.length;
      sum.brotli += made.brotli.length;
    }),
  );
  return sum;
}

/** Deletes compressed files. Otherwise, the host would send them instead of a file that has changed since. */
export function removeCompressed(outDir: string): void {
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /\.(?:br|gz)$/.test(entry.name)) rmSync(path.join(entry.parentPath, entry.name));
  }
}
