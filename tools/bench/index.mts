// npm run bench [name …] [--option=value …]: runs all or the named measurements. Nothing passes or fails.
import { fail, log } from '../shared/log.ts';

const MEASUREMENTS: Readonly<Record<string, () => Promise<{ default: () => Promise<void> }>>> = {
  pages: () => import('./pages.ts'),
  scale: () => import('./scale.ts'),
};
const all = Object.keys(MEASUREMENTS);
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length > 0) fail(`no bench "${unknown.join('", "')}". There are: ${all.join(', ')}.`);

if (process.argv.includes('--help')) {
  process.stdout.write(`npm run bench -- [name …] [option …]
  pages  our pages on a phone, then a long page by us and by other tools
         --only=ours, --only=peers, --runs=5, --slowdown=4, --pages=100
  scale  how the site grows with generated pages
         --sizes=100,1000
`);
} else {
  for (const name of names.length > 0 ? names : all) {
    log(`bench ${name}`);
    await (await MEASUREMENTS[name]?.())?.default();
  }
}
