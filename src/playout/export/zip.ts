import { zipSync, type Zippable } from 'fflate';
import { toBytes } from './source.ts';

/** The first moment that a zip can name: exports carry no clock, so that the same template gives the same bytes. */
const MOMENT = new Date(1980, 0, 1);

/** A zip of files, by path, in the order in which they are given. */
export function toZip(files: ReadonlyMap<string, Uint8Array | string>): Uint8Array {
  const entries: Zippable = {};
  for (const [path, content] of files)
    entries[path] = typeof content === 'string' ? toBytes(content) : content;
  return zipSync(entries, { level: 9, mtime: MOMENT });
}
