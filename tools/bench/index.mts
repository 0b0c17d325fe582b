// npm run bench [name …]: runs every measurement of tools/bench, or only the named ones. Nothing here passes or fails.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

const folder = path.join(siteDir, 'tools/bench');
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'));
const requested = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = requested.filter((name) => !all.includes(name));
if (unknown.length > 0) fail(`no bench "${unknown.join('", "')}". There are: ${all.join(', ')}.`);

for (const name of requested.length > 0 ? requested : all) {
  log(`bench ${name}`);
  const { default: measure } = (await import(pathToFileURL(path.join(folder, `${name}.ts`)).href)) as {
    default: () => Promise<void>;
  };
  await measure();
}
