import { prose } from '../prose/prose.ts';
import { runTool } from '../shared/run.ts';
import { say } from '../shared/say.ts';
import { content } from './content.ts';
import { importCycles } from './import-cycles.ts';

/** What `npm run check` looks at, in the order in which a mistake is cheapest to see. */
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
  { name: 'import cycles', run: () => importCycles.run() },
  { name: 'prose', run: () => prose.run() },
  { name: 'content', run: () => content.run() },
];

/**
 * Runs all checks, the later ones too when an earlier one fails.
 * @returns one per check
 */
export async function runChecks(): Promise<{ passed: number; failed: number; skipped: number }> {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const check of checks) {
    const ok = (await check.run()) === 0;
    say(`${check.name}: ${ok ? 'ok' : 'FAILED'}`);
    sum[ok ? 'passed' : 'failed'] += 1;
  }
  return sum;
}
