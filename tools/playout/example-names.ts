import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../shared/site-dir.ts';

/** Returns the names of the examples: the folders of src/examples that contain a template. */
export const exampleNames = (): string[] =>
  readdirSync(path.join(siteDir, 'src/examples'), { withFileTypes: true })
    .filter((entry) => existsSync(path.join(siteDir, 'src/examples', entry.name, 'template.ts')))
    .map(({ name }) => name)
    .sort();
