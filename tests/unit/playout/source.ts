import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSource } from '../../../src/playout/export/load-source.ts';
import type { ExportSource } from '../../../src/playout/export/source.ts';

const STATIC = path.resolve(import.meta.dirname, '../../../static');

/** An example's source as a page fetches it, read from the disk. */
export const sourceOf = (example: string): Promise<ExportSource> =>
  loadSource(example, (file) => Promise.resolve(new Uint8Array(readFileSync(path.join(STATIC, file)))));
