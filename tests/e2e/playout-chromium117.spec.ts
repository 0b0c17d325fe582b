import { expect, test } from '@playwright/test';
import type { Page as OldPage } from 'puppeteer-core';
import type { ExportSource } from '../../src/playout/export/source.ts';
import type { Format } from '../../src/playout/hosts.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { PLAY_IN_117 } from '../../tools/playout/chromium117.ts';
import { loadExample } from '../../tools/playout/load-example.ts';
import { startChromium117 } from '../../tools/runtime/chromium117.ts';
import { lottieSource } from '../helpers/lottie-files.ts';
import { answerOf, openRuntime, ORIGIN } from '../runtime-page/open.ts';
import { differenceOf, shot } from '../runtime-page/pixels.ts';

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

/** Exports with steps and pictures, with an action that moves the playhead, and with Lottie. */
const SOURCES: readonly (readonly [source: () => Promise<ExportSource>, ...formats: Format[]])[] = [
  [() => loadExample('full-screen'), 'casparcg'],
  [() => loadExample('crawler'), 'casparcg', 'ograf'],
  [() => lottieSource('lower-third'), 'spx'],
];

test('Chromium 117 plays exports', async () => {
  test.setTimeout(180_000);
  if ('problem' in started) return;
  const { browser } = started;
  for (const [load, ...formats] of SOURCES) {
    for (const format of formats) {
      const source = await load();
      await test.step(`${source.project.name} as ${format}`, async () => {
        const [file] = await exportTemplate(source, format);
        if (!file) throw new Error('the export gave no file');
        await PLAY_IN_117[format === 'ograf' ? 'ograf' : 'html'](browser, file);
      });
    }
  }
});

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
  // Another version draws letters and edges slightly differently, while a missing mask or font makes a
  // far larger difference.
  expect(mean, 'mean difference of a channel').toBeLessThan(2.5);
  expect(far, 'share of pixels that differ by more than 64').toBeLessThan(0.02);
  await old.close();
});
