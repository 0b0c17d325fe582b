// npm run check:live <address>: crawls a deployed site and prints its problems. The exit code is 1 if there
// are any.
import { fail } from '../shared/log.ts';
import { checkLive } from './crawl-site.ts';

const address = process.argv[2];
if (address === undefined || !/^https?:\/\//.test(address))
  fail('name the address of a deployed site: npm run check:live https://docs.example');

const { problems, advice, pages, files } = await checkLive(address);

process.stdout.write(`${pages} pages and ${files} files at ${address}\n`);
for (const line of problems) process.stdout.write(`  wrong: ${line}\n`);
for (const line of advice) process.stdout.write(`  could be better: ${line}\n`);
process.stdout.write(
  problems.length === 0
    ? 'Nothing is wrong.\n'
    : `${problems.length} ${problems.length === 1 ? 'thing is' : 'things are'} wrong.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
