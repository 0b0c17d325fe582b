// Plays exports in Chromium 117, the engine of CasparCG 2.4. Its pages are puppeteer pages.
import type { ExportFile, RuntimeKind } from '../../src/playout/export/source.ts';
import type { Browser as OldBrowser } from 'puppeteer-core';
import { onlyFile, type ExportCheck } from './export-check.ts';
import { answerFrom, openPackage, ORIGIN } from './ograf-checks.ts';
import { ensure, ensureEqual, toFileUrl } from './page.ts';

/** Opens an empty page that records its errors. */
async function openOld(browser: OldBrowser) {
  const page = await browser.newPage();

  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const shot = async () =>
    Buffer.from(await page.screenshot({ omitBackground: true, optimizeForSpeed: true })).toString('base64');
  await page.goto('about:blank');
  return { page, errors, shot, empty: await shot() };
}

type Play = (browser: OldBrowser, file: ExportFile) => Promise<void>;

/** An HTML export over file://. */
const playHtml: Play = async (browser, file) => {
  const { page, errors, shot, empty } = await openOld(browser);
  try {
    await page.goto(toFileUrl(file));
    await page.waitForFunction('keyfill.flags.load');
    ensure((await shot()) === empty, 'something is painted before play');
    await page.evaluate('update(""); play()');
    await page.waitForFunction('keyfill.mainComposition.activeFrame > 15');
    ensure((await shot()) !== empty, 'nothing is painted after play');
    await page.evaluate('stop()');
    await page.waitForFunction('!keyfill.mainComposition.isVisible', { timeout: 20_000 });
    ensure((await shot()) === empty, 'something is left after stop');
    ensureEqual(errors, [], 'errors');
  } finally {
    await page.close();
  }
};

/** An OGraf package, called like a renderer of that age calls it. */
const playOgraf: Play = async (browser, file) => {
  const { files, manifestPath, manifest } = openPackage(file.bytes);
  const { page, errors, shot, empty } = await openOld(browser);
  try {
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().startsWith(ORIGIN)) void request.respond(answerFrom(files, request.url()));
      else void request.continue();
    });
    await page.goto(`${ORIGIN}/`);
    const main = `${ORIGIN}/${manifestPath.replace(/[^/]*$/, '')}${manifest.main}`;
    await page.evaluate(`(async () => {
      const {default: Graphic} = await import(${JSON.stringify(main)});
      customElements.define('in-117', Graphic);
      window.graphic = document.body.appendChild(document.createElement('in-117'));
      await graphic.load({renderType: 'realtime', data: {}});
    })()`);
    ensure((await shot()) === empty, 'something is painted before playAction');
    await page.evaluate('graphic.playAction({})');
    ensure((await shot()) !== empty, 'nothing is painted after playAction');
    await page.evaluate('graphic.stopAction({})');
    ensure((await shot()) === empty, 'something is left after stopAction');
    ensureEqual(errors, [], 'errors');
  } finally {
    await page.close();
  }
};

/** How an export plays, by the kind of its runtime. It throws if the export doesn't play as it should. */
export const PLAY_IN_117: Readonly<Record<RuntimeKind, Play>> = { html: playHtml, ograf: playOgraf };

/** The check of an export with this kind of runtime. */
export const checkIn117 = (runtime: RuntimeKind): ExportCheck => ({
  sentence: 'Plays in Chromium 117, the engine of CasparCG 2.4',
  needs: 'chromium117',
  run(subject) {
    ensure(subject.chromium117, 'Chromium 117 is missing');
    return PLAY_IN_117[runtime](subject.chromium117, onlyFile(subject));
  },
});
