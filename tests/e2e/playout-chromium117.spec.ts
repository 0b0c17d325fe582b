import { expect, test } from '@playwright/test';
import type { Page as OldPage } from 'puppeteer-core';
import sharp, { type Region } from 'sharp';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import { startChromium117 } from '../../tools/test/chromium117.ts';
import { answerOf, openRuntime, ORIGIN } from '../helpers/runtime-page/open.ts';
import { paintElement } from '../helpers/runtime-page/paint-fixtures.ts';
import { differenceOf, shot } from '../helpers/runtime-page/pixels.ts';

type Started = Awaited<ReturnType<typeof startChromium117>>;

/** The crawler's label, as versions round widths of longer texts differently. With a wrong font, it's 15. */
const LABEL = { left: 100, width: 190, top: 910, height: 120 };
/** A circle that fades over its whole radius. Without the feather, it's 48. */
const SOFT = paintElement(
  { type: 'rectangle', style: { width: 360, height: 250, fill: '#fff' } },
  {
    masks: [{ id: 'soft', shape: 'ellipse', style: { x: 80, y: 25, width: 200, height: 200, feather: 100 } }],
  },
);

let started: Started;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  started = await startChromium117();
});
test.afterAll(async () => {
  if ('stop' in started) await started.stop();
});
test.beforeEach(() => test.skip('problem' in started, 'problem' in started ? started.problem : ''));

test('Chromium 117 shows the same picture with fonts and a soft mask as the newest one', async ({ page }) => {
  if ('problem' in started) return;
  const size = { width: 1920, height: 1080 };
  const old: OldPage = await started.browser.newPage();
  await old.setViewport(size);
  await old.setRequestInterception(true);
  old.on('request', (request) => {
    void answerOf(new URL(request.url()).pathname).then((answer) => request.respond(answer));
  });
  await old.goto(`${ORIGIN}/`);
  await openRuntime(page, size);
  const compare = async (what: string, area: Region): Promise<void> => {
    const pictures = [Buffer.from(await old.screenshot({ optimizeForSpeed: true })), await shot(page)];
    const parts = pictures.map((png) => sharp(png).extract(area).toBuffer());
    const { mean } = await differenceOf(...((await Promise.all(parts)) as [Buffer, Buffer]));
    expect(mean, `mean difference of a channel in the ${what}`).toBeLessThan(10);
  };
  const showLabel = async () => {
    const template = await window.kf.mountExample('crawler');
    template.seek(40);
  };
  await old.evaluate(showLabel);
  await page.evaluate(showLabel);
  await compare('label', LABEL);
  const showMask = async (project: ProjectDefinition) => {
    const template = await window.kf.mount(project);
    template.seek(0);
  };
  await old.evaluate(showMask, SOFT);
  await page.evaluate(showMask, SOFT);
  await compare('soft mask', { left: 0, top: 0, ...size });
  await old.close();
});
