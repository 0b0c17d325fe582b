import type { Page } from '@playwright/test';
import { fieldsOf } from '../../src/playout/definition/fields.ts';
import { stepCount } from '../../src/playout/definition/general.ts';
import { exampleNames } from '../../tools/playout/example-names.ts';
import { checkOnOgrafServer, checkOnSpx } from '../../tools/playout/host-checks.ts';
import type { Screen } from '../../tools/playout/host-screen.ts';
import { loadExample } from '../../tools/playout/validate-example.ts';
import { imported, test, withExport } from './fixtures.ts';

/** How often a graphic is played and stopped. */
const CYCLES = 20;

/** The speed of templates, because these tests don't look at their animations. */
const FAST = 8;

/** The export that's checked, the key of its first text field, and the number of its steps. */
async function subjectOf(example: string) {
  const source = await loadExample(example);
  const { key = '' } = fieldsOf(source.project).find(({ type }) => type === 'text') ?? {};
  return { source, key, steps: stepCount(source.project) - 1 };
}

/** Runs something for every example at a higher speed. The countdown would leave before it's been updated. */
async function forEveryExample(screen: Screen, run: (example: string) => Promise<unknown>): Promise<void> {
  test.setTimeout(600_000);
  for (const example of exampleNames()) {
    await screen.setSpeed(example === 'countdown' ? 1 : FAST);
    await test.step(example, () => run(example));
  }
  await screen.setSpeed(1);
}

// spx.spec.ts shows OGraf packages on SPX.
test('SPX shows, updates, and hides every example', async ({ spx: { host, screen } }) => {
  await forEveryExample(screen, async (example) => {
    const { source, ...facts } = await subjectOf(example);
    await withExport(source, 'spx', (file) => checkOnSpx(host, screen, file, facts));
  });
});

test('ograf-server shows, updates, and hides every example', async ({ ografServer: { host, screen } }) => {
  await forEveryExample(screen, async (example) => {
    const { source, ...facts } = await subjectOf(example);
    await withExport(source, 'ograf', (file) => checkOnOgrafServer(host, screen, file, facts));
  });
});

/** Stops and plays the HTML template on a layer of SPX, as CasparCG does. SPX would load it again each time. */
async function playAgainAndAgain(page: Page, layer: string): Promise<void> {
  const frame = await (await page.locator(`#layer${layer}`).elementHandle())?.contentFrame();
  await frame?.evaluate(`(async () => {
    const until = async (isVisible) => {
      while (keyfill.mainComposition.isVisible !== isVisible) await new Promise(requestAnimationFrame);
    };
    for (let cycle = 1; cycle <= ${CYCLES}; cycle += 1) {
      stop();
      await until(false);
      play();
      await until(true);
    }
  })()`);
}

test('a graphic plays with an empty field, and again and again, on SPX and on ograf-server', async ({
  spx,
  ografServer,
}) => {
  const { source, key } = await subjectOf('lower-third');
  await test.step('SPX', async () => {
    const { host, screen, empty } = spx;
    const item = await imported(host, source);
    host.setFields(item, { [key]: '' });
    await screen.setSpeed(FAST);
    await host.play(item);
    await screen.waitFor((seen) => seen !== empty, 'nothing is visible with an empty field');
    await playAgainAndAgain(screen.page, item.webplayout);
    await screen.waitFor((seen) => seen !== empty, 'nothing is visible after the last cycle');
    await host.stop(item);
    await screen.waitFor((seen) => seen === empty, 'something is left after stop');
    await screen.setSpeed(1);
  });
  await test.step('ograf-server', async () => {
    const { host, screen, empty } = ografServer;
    const [uploaded] = await withExport(source, 'ograf', (file) => host.upload(file));
    const graphic = await host.load(uploaded?.id ?? '', { data: { [key]: '' }, layer: 1, id: 'test' });
    for (let cycle = 1; cycle <= CYCLES; cycle += 1) {
      await graphic.play({ skipAnimation: true });
      await screen.waitFor((seen) => seen !== empty, `nothing is visible in cycle ${cycle}`);
      await graphic.stop({ skipAnimation: true });
      await screen.waitFor((seen) => seen === empty, `something is left after cycle ${cycle}`);
    }
    await graphic.clear();
  });
});
