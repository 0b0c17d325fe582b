// The files of an export on disk: a file, a folder, or a ZIP file.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { listFiles } from '../../plugins/build-cache/list-files.ts';

type Files = Readonly<Record<string, Uint8Array>>;

/** Returns the content of the files, by name. */
export function readFiles(source: string): Files {
  if (source.endsWith('.zip'))
    return unzipSync(readFileSync(source), { filter: ({ name }) => !name.endsWith('/') });
  if (!statSync(source).isDirectory()) return { [path.basename(source)]: readFileSync(source) };
  return Object.fromEntries(listFiles(source).map((file) => [file, readFileSync(path.join(source, file))]));
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
