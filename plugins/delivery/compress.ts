import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from './built-files.ts';
import { type CompressedText, isCompressible } from './compress-text.ts';
import { hostFileNames } from './host-files.ts';

/** The result of compressing, in bytes. */
interface Compressed {
  readonly files: number;
  readonly plain: number;
  readonly gzip: number;
  readonly brotli: number;
}

/**
 * Writes `file.br` and `file.gz` next to every text file of a built site, for nginx to send as they are.
 * @param compressText Compresses the bytes of a file; Node runs four at once.
 */
export async function compress(
  outDir: string,
  compressText: (plain: Buffer) => Promise<CompressedText>,
): Promise<Compressed> {
  const files = builtFiles(outDir)
    .filter((file) => !hostFileNames.some((name) => name === file))
    .map((file) => ({ target: path.join(outDir, file), plain: readFileSync(path.join(outDir, file)) }))
    .filter(({ target, plain }) => isCompressible(target, plain))
    // A large file at the end would leave all threads but one without work.
    .sort((one, other) => other.plain.length - one.plain.length);
  const totals = { files: files.length, plain: 0, gzip: 0, brotli: 0 };
  await Promise.all(
    files.map(async ({ target, plain }) => {
      const compressed = await compressText(plain);
      writeFileSync(`${target}.br`, compressed.brotli);
      writeFileSync(`${target}.gz`, compressed.gzip);
      totals.plain += plain.length;
      totals.gzip += compressed.gzip.length;
      totals.brotli += compressed.brotli.length;
    }),
  );
  return totals;
}

/** Deletes compressed files. Otherwise, the host would send them instead of a file that has changed since. */
export function removeCompressed(outDir: string): void {
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && /\.(?:br|gz)$/.test(entry.name)) rmSync(path.join(entry.parentPath, entry.name));
}
