import { prose } from '../prose/prose.ts';
import { readTool } from '../shared/run.ts';
import { log } from '../shared/log.ts';
import { content } from './content-rules.ts';
import { pages } from './pages.ts';
import { reasonOf } from '../../src/shared/reason-of.ts';

interface Check {
  readonly name: string;
  /** @returns 0 if it found nothing */
  run(): number | Promise<number>;
}

/** A check that runs a program. Its output is shown at its end, apart from that of parallel tests. */
const tool = (name: string, program: Parameters<typeof readTool>[0], args: string): Check => ({
  name,
  async run() {
    const env: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const { code, output } = await readTool(program, args.split(' '), { env });
    process.stdout.write(output);
    return code;
  },
});

/** What `npm run check` checks. Mistakes that are quick to find come first. */
export const checks: readonly Check[] = [
  tool(
    'types',
    'tsc',
    '--noEmit --pretty --incremental --tsBuildInfoFile node_modules/.cache/tsc/check.tsbuildinfo',
  ),
  tool('ESLint', 'eslint', '. --max-warnings 0 --cache --cache-location node_modules/.cache/eslint/'),
  tool('Prettier', 'prettier', '--check --log-level warn .'),
  tool('Knip', 'knip', '--no-progress'),
  tool('Knip, without tests', 'knip', '--no-progress --production'),
  tool(
    'imports',
    'depcruise',
    '--config .dependency-cruiser.mjs docusaurus.config.ts plugins scripts src tests tools',
  ),
  pages,
  prose,
  content,
];

/** Runs all checks, even after a failure. Returns how many there are and which ones failed. */
export async function runChecks(list: readonly Check[] = checks) {
  const failed: string[] = [];
  for (const check of list) {
    const ok = await succeeds(check);
    log(`${check.name}: ${ok ? 'ok' : 'FAILED'}`);
    if (!ok) failed.push(check.name);
  }
  return { count: list.length, failed };
}

/** A check that can't finish has failed, and the others still run. */
async function succeeds(check: Check): Promise<boolean> {
  try {
    return (await check.run()) === 0;
  } catch (error) {
    log(`${check.name}: ${reasonOf(error)}`);
    return false;
  }
}
