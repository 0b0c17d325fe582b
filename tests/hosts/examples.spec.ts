import { expect, type Page } from '@playwright/test';
import { fieldsOf } from '../../src/playout/definition/fields.ts';
import { stepCount } from '../../src/playout/definition/general.ts';
import type { ExportSource } from '../../src/playout/export/source.ts';
import { checkOnOgrafServer, checkOnSpx } from '../../tools/playout/host-checks.ts';
import { EXAMPLES, FAST, sourceOf, SPX_FORMATS, test, withExport } from './fixtures.ts';

/** How often a graphic is played and stopped. */
const CYCLES = 20;

/** The first text field of a template, with its default, and the number of steps. */
function facts({ project }: ExportSource): { key: string; value: string; steps: number } {
  const { key = '', value = '' } = fieldsOf(project).find(({ type }) => type === 'text') ?? {};
  return { key, value, steps: stepCount(project) - 1 };
}

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

for (const example of EXAMPLES) {
  test(`SPX shows, updates, and hides ${example}, as HTML and as OGraf, also with an empty field, and as HTML twenty times`, async ({
    spx: { host, screen, empty },
  }) => {
    const source = await sourceOf(example);
    const { key, value, steps } = facts(source);
    for (const format of SPX_FORMATS) {
      await test.step(format, async () => {
        const item = await withExport(source, format, (file) =>
          checkOnSpx(host, screen, file, { key, steps }),
        );
        host.setFields(item, { [key]: '' });
        await screen.setSpeed(FAST);
        await host.play(item);
        await screen.waitFor((seen) => seen !== empty, 'nothing is visible with an empty field');
        // All in animations have ended by then.
        await screen.letPlay(2000);
        expect(await screen.text()).not.toContain(value);
        if (format === 'spx') {
          await playAgainAndAgain(screen.page, item.webplayout);
          await screen.waitFor((seen) => seen !== empty, 'nothing is visible after the last cycle');
        }
        await host.stop(item);
        await screen.waitFor((seen) => seen === empty, 'something is left after stop');
        await screen.setSpeed(1);
      });
    }
  });

  test(`ograf-server shows, updates, and hides ${example}, also with an empty field and twenty times`, async ({
    ografServer: { host, screen, empty },
  }) => {
    const source = await sourceOf(example);
    const { key, value, steps } = facts(source);
    await withExport(source, 'ograf', async (file) => {
      await checkOnOgrafServer(host, screen, file, { key, steps });
      const [uploaded] = await host.upload(file);
      const graphic = await host.load(uploaded?.id ?? '', { data: { [key]: '' }, layer: 1, id: 'test' });
      await graphic.play({ skipAnimation: true });
      await screen.waitFor((seen) => seen !== empty, 'nothing is visible with an empty field');
      expect(await screen.text()).not.toContain(value);
      await graphic.stop({ skipAnimation: true });
      await graphic.update({ [key]: 'Again' });
      for (let cycle = 1; cycle <= CYCLES; cycle += 1) {
        await graphic.play({ skipAnimation: true });
        await screen.waitForText('Again');
        await screen.waitFor((seen) => seen !== empty, `nothing is visible in cycle ${cycle}`);
        await graphic.stop({ skipAnimation: true });
        await screen.waitFor((seen) => seen === empty, `something is left after cycle ${cycle}`);
      }
      await graphic.clear();
    });
  });
}
