import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * All files below a folder.
 * @returns full paths
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** @returns bytes */
export const bytesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(file).size, 0);

/**
 * Bytes of files compressed one by one with Brotli, quality 5, as hosts compress on the way: the highest would take
 * minutes for large ones.
 */
export function brotliBytesOf(files: readonly string[]) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file), { params }).length, 0);
}
