import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Lists all files in a folder and its subfolders: sorted, relative to the folder, with forward slashes. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
