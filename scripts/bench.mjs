// npm run bench [name …]: every measurement of scripts/bench, or those that are named. Nothing here passes or fails.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './lib/prepare.mjs';
import { fail, say } from './lib/say.mjs';
import { siteDir } from './lib/site-dir.mjs';

prepare();
const folder = path.join(siteDir, 'scripts/bench');
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => path.basename(file, '.mjs'));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) fail(`no bench "${unknown.join('", "')}". There are: ${all.join(', ')}.`);

/** Prints one measured figure: what, how much, and what was wanted where something was. */
function report(what, value, wanted) {
  process.stdout.write(`  ${what}: ${value}${wanted === undefined ? '' : `   (wanted: ${wanted})`}\n`);
}

for (const name of named.length > 0 ? named : all) {
  say(`bench ${name}`);
  const { default: measure } = await import(pathToFileURL(path.join(folder, `${name}.mjs`)).href);
  await measure(report);
}
