import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Returns all files below a folder.
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
 * Returns the size of files that are compressed one by one with Brotli at quality 5, as hosts do on the fly.
 * The highest quality would take minutes for large files.
 */
export function brotliBytesOf(files: readonly string[]) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file), { params }).length, 0);
}
