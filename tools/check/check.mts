// npm run check [name …]: reports what isn't allowed, or runs only the named checks, such as `types`.
import { fail } from '../shared/log.ts';
import { checks, runChecks } from './checks.ts';

const names = process.argv.slice(2);
const known = checks.map(({ name }) => name);
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) fail(`there's no check "${unknown}". These exist: ${known.join(', ')}.`);
const { failed } = await runChecks(
  names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name)),
);
process.exit(failed.length === 0 ? 0 : 1);
