// The files of an export on disk: a file, a folder, or a ZIP file.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';

type Files = Readonly<Record<string, Uint8Array>>;

/** Returns the content of the files, by name. */
export function readFiles(source: string): Files {
  if (source.endsWith('.zip'))
    return unzipSync(readFileSync(source), { filter: ({ name }) => !name.endsWith('/') });
  if (!statSync(source).isDirectory()) return { [path.basename(source)]: readFileSync(source) };
  const entries = readdirSync(source, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  return Object.fromEntries(files.map((file) => [path.relative(source, file), readFileSync(file)]));
}

/** Writes files to a folder. */
export function writeFiles(files: Files, folder: string): void {
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/** Returns a source as a ZIP file. */
export const zipOf = (source: string): Uint8Array =>
  source.endsWith('.zip') ? readFileSync(source) : zipSync(readFiles(source));
