import { expect, test } from '@playwright/test';
import type { Page as OldPage } from 'puppeteer-core';
import { startChromium117 } from '../../tools/test/chromium117.ts';
import { answerOf, openRuntime, ORIGIN } from '../helpers/runtime-page/open.ts';
import { differenceOf, shot } from '../helpers/runtime-page/pixels.ts';

type Started = Awaited<ReturnType<typeof startChromium117>>;

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
  const { mean, far } = await differenceOf(picture, await shot(page));
  // Versions draw edges slightly differently, but a missing mask or font makes a far larger difference.
  expect(mean, 'mean difference of a channel').toBeLessThan(2.5);
  expect(far, 'share of pixels that differ by more than 64').toBeLessThan(0.02);
  await old.close();
});
