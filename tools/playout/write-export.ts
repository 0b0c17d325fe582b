import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../hosts/files.ts';

/** Writes the files of an export to a separate folder. */
export function writeExport(files: readonly { name: string; bytes: Uint8Array }[]): {
  folder: string;
  first: string;
  remove: () => void;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-host-'));
  writeFiles(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), folder);
  return {
    folder,
    first: path.join(folder, files[0]?.name ?? ''),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
