// npm run check:live <address>: compares a site with the deployed `build`; exits with code 1 if they differ.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { compareSite } from './compare-site.ts';

const [, , address = ''] = process.argv;
const folder = path.join(siteDir, 'build');
if (!/^https?:\/\//.test(address))
  fail('name the address of a deployed site: npm run check:live https://docs.example');
if (!existsSync(path.join(folder, '_headers')))
  fail('there is no built site yet: run "npm run build" on the commit that was deployed.');

const problems = await compareSite(address, folder);
for (const problem of problems) log(problem);
log(problems.length === 0 ? `${address} is this build` : `problems at ${address}: ${problems.length}`);
process.exitCode = problems.length === 0 ? 0 : 1;
