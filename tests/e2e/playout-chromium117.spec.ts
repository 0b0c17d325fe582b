import { expect, test } from '@playwright/test';
import type { Page as OldPage } from 'puppeteer-core';
import sharp from 'sharp';
import { startChromium117 } from '../../tools/test/chromium117.ts';
import { answerOf, openRuntime, ORIGIN } from '../helpers/runtime-page/open.ts';
import { differenceOf, shot } from '../helpers/runtime-page/pixels.ts';

type Started = Awaited<ReturnType<typeof startChromium117>>;

/** Parts of the crawler near the start of a text, as versions round widths differently. */
const PARTS = [
  // With a wrong font, it's 15.
  ['label', 100, 190],
  // Without the mask, it's 26.
  ['soft edge', 350, 60],
] as const;

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
  const show = async () => {
    const template = await window.kf.mountExample('crawler');
    template.seek(40);
  };
  await old.evaluate(show);
  await page.evaluate(show);
  const picture = Buffer.from(await old.screenshot({ optimizeForSpeed: true }));
  const newest = await shot(page);
  for (const [what, left, width] of PARTS) {
    const parts = [picture, newest].map((png) =>
      sharp(png).extract({ left, width, top: 910, height: 120 }).toBuffer(),
    );
    const { mean } = await differenceOf(...((await Promise.all(parts)) as [Buffer, Buffer]));
    expect(mean, `mean difference of a channel in the ${what}`).toBeLessThan(10);
  }
  await old.close();
});
