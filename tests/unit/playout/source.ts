import { readFileSync } from 'node:fs';
import { loadSource } from '../../../src/playout/export/load-source.ts';
import type { ExportSource } from '../../../src/playout/export/source.ts';
import { staticFile } from '../../../tools/shared/static-file.ts';

/** Returns an example's source the way a page fetches it, but read from disk. */
export const sourceOf = (example: string): Promise<ExportSource> =>
  loadSource(example, (file) => Promise.resolve(new Uint8Array(readFileSync(staticFile(file)))));
