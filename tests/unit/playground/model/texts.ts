import { readFileSync } from 'node:fs';
import type { ExampleFile } from '../../../../src/playout/export/load-source.ts';
import { staticFile } from '../../../../tools/shared/static-file.ts';

/** Returns an example in the form that pages fetch. */
export const exampleFile = (name: string): ExampleFile =>
  JSON.parse(readFileSync(staticFile(`playout/${name}.json`), 'utf8')) as ExampleFile;
