import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from './site-dir.mjs';

/** Names of the examples: folders of src/examples with a template. @returns {string[]} sorted */
export const exampleNames = () =>
  readdirSync(path.join(siteDir, 'src/examples'), { withFileTypes: true })
    .filter((entry) => existsSync(path.join(siteDir, 'src/examples', entry.name, 'template.ts')))
    .map(({ name }) => name)
    .sort();
