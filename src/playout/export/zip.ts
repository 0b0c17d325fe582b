import { zipSync, type Zippable } from 'fflate';
import { toBytes } from './source.ts';

/** The earliest date that a zip file can store, so the same template gives the same bytes at any time. */
const MOMENT = new Date(1980, 0, 1);

/** Returns a zip file of the given files, by path and in the same order. */
export function toZip(files: ReadonlyMap<string, Uint8Array | string>): Uint8Array {
  const entries: Zippable = {};
  for (const [path, content] of files)
    entries[path] = typeof content === 'string' ? toBytes(content) : content;
  return zipSync(entries, { level: 9, mtime: MOMENT });
}
