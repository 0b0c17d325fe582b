import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExampleFile } from '../../../../src/playout/export/load-source.ts';
import { EXAMPLES } from '../../playout/examples.ts';

export const exampleFile = (name: string): ExampleFile =>
  JSON.parse(
    readFileSync(
      path.resolve(import.meta.dirname, `../../../../generated/static/playout/${name}.json`),
      'utf8',
    ),
  ) as ExampleFile;

export { EXAMPLES };
