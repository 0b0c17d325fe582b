import { readFileSync } from 'node:fs';
import { loadSource } from '../../src/playout/export/load-source.ts';
import type { ExportSource } from '../../src/playout/export/source.ts';
import { staticFile } from '../shared/static-file.ts';

/** Loads an example in the form that exports use. */
export const loadExample = (name: string): Promise<ExportSource> =>
  loadSource(name, async (file) => new Uint8Array(readFileSync(staticFile(file))));
