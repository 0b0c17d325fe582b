import { fieldsOf } from '../../src/playout/definition/fields.ts';
import { stepCount } from '../../src/playout/definition/general.ts';
import { checkOnOgrafServer, checkOnSpx } from '../../tools/playout/host-checks.ts';
import type { Screen } from '../../tools/playout/host-screen.ts';
import { loadExample } from '../../tools/playout/validate-example.ts';
import { test, withExport } from './fixtures.ts';

/** An example of each kind: a clock, a crawl, steps with pictures, Lottie, and commands. `npm run validate` tries all examples. */
const EXAMPLES = ['countdown', 'crawler', 'full-screen', 'looping-background', 'score-bug'];

/** The speed of templates, because these tests don't look at their animations. */
const FAST = 8;

/** The export that's checked, the key of its first text field, and the number of its steps. */
async function subjectOf(example: string) {
  const source = await loadExample(example);
  const { key = '' } = fieldsOf(source.project).find(({ type }) => type === 'text') ?? {};
  return { source, key, steps: stepCount(source.project) - 1 };
}

/** Runs something for each example at a higher speed. The countdown would leave before it's been updated. */
async function forEachExample(screen: Screen, run: (example: string) => Promise<unknown>): Promise<void> {
  test.setTimeout(600_000);
  for (const example of EXAMPLES) {
    await screen.setSpeed(example === 'countdown' ? 1 : FAST);
    await test.step(example, () => run(example));
  }
  await screen.setSpeed(1);
}

// spx.spec.ts shows OGraf packages on SPX.
test('SPX shows, updates, and hides an example of each kind', async ({ spx: { host, screen } }) => {
  await forEachExample(screen, async (example) => {
    const { source, ...facts } = await subjectOf(example);
    await withExport(source, 'spx', (file) => checkOnSpx(host, screen, file, facts));
  });
});

test('ograf-server shows, updates, and hides an example of each kind', async ({
  ografServer: { host, screen },
}) => {
  await forEachExample(screen, async (example) => {
    const { source, ...facts } = await subjectOf(example);
    await withExport(source, 'ograf', (file) => checkOnOgrafServer(host, screen, file, facts));
  });
});
