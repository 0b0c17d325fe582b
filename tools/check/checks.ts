import { prose } from '../prose/prose.ts';
import { runTool } from '../shared/run.ts';
import { log } from '../shared/log.ts';
import { commitSubjects } from './commit-subjects.ts';
import { content } from './content.ts';
import { importCycles } from './import-cycles.ts';

/** What `npm run check` checks. Mistakes that are quick to find come first. */
const checks = [
  {
    name: 'types',
    run: () =>
      runTool('tsc', [
        '--noEmit',
        '--pretty',
        '--incremental',
        '--tsBuildInfoFile',
        'node_modules/.cache/tsc/check.tsbuildinfo',
      ]),
  },
  {
    name: 'ESLint',
    run: () =>
      runTool('eslint', [
        '.',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-location',
        'node_modules/.cache/eslint/',
      ]),
  },
  { name: 'Prettier', run: () => runTool('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'Knip', run: () => runTool('knip', ['--no-progress']) },
  { name: 'Knip, without tests', run: () => runTool('knip', ['--no-progress', '--production']) },
  { name: 'import cycles', run: () => importCycles.run() },
  { name: 'prose', run: () => prose.run() },
  { name: 'content', run: () => content.run() },
  { name: 'commit subjects', run: () => commitSubjects.run() },
];

/**
 * Runs all checks, even if an earlier check fails.
 * @returns how many there are, and the names of those that failed
 */
export async function runChecks() {
  const failed: string[] = [];
  for (const check of checks) {
    const ok = (await check.run()) === 0;
    log(`${check.name}: ${ok ? 'ok' : 'FAILED'}`);
    if (!ok) failed.push(check.name);
  }
  return { count: checks.length, failed };
}
