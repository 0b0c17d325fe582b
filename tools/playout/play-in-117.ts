// Plays exports in Chromium 117, the engine of CasparCG 2.4. Its pages are puppeteer pages.
import type { Page as OldPage } from 'puppeteer-core';
import type { ExportFile, RuntimeKind } from '../../src/playout/export/source.ts';
import { PATIENCE } from '../hosts/program.ts';
import { numbersOf, onlyFile, type ExportCheck } from './export-check.ts';
import { answerFrom, openPackage, ORIGIN } from './ograf-checks.ts';
import { ensure, ensureEqual, toFileUrl } from './page.ts';

/** How an export is loaded, played, and stopped. */
interface Calls {
  readonly load: (page: OldPage, file: ExportFile, data: object) => Promise<unknown>;
  readonly play: (page: OldPage) => Promise<unknown>;
  readonly stop: (page: OldPage) => Promise<unknown>;
}

const CALLS: Readonly<Record<RuntimeKind, Calls>> = {
  // Over file://.
  html: {
    async load(page, file) {
      await page.goto(toFileUrl(file));
      await page.waitForFunction('keyfill.flags.load');
    },
    async play(page) {
      await page.evaluate('update(""); play()');
      await page.waitForFunction('keyfill.mainComposition.activeFrame > 15');
    },
    async stop(page) {
      await page.evaluate('stop()');
      await page.waitForFunction('!keyfill.mainComposition.isVisible', { timeout: PATIENCE });
    },
  },
  // Like a renderer of that age calls it.
  ograf: {
    async load(page, { bytes }, data) {
      const { files, manifestPath, manifest } = openPackage(bytes);
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
        await graphic.load({renderType: 'realtime', data: ${JSON.stringify(data)}});
      })()`);
    },
    play: (page) => page.evaluate('graphic.playAction({})'),
    stop: (page) => page.evaluate('graphic.stopAction({})'),
  },
};

/** The check of an export with this kind of runtime. */
export const checkIn117 = (runtime: RuntimeKind): ExportCheck => ({
  sentence: 'Plays in Chromium 117, the engine of CasparCG 2.4',
  needs: 'chromium117',
  async run(subject) {
    ensure(subject.chromium117, 'Chromium 117 is missing');
    const page = await subject.chromium117.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const shot = async () =>
      Buffer.from(await page.screenshot({ omitBackground: true, optimizeForSpeed: true })).toString('base64');
    try {
      await page.goto('about:blank');
      const empty = await shot();
      const { load, play, stop } = CALLS[runtime];
      await load(page, onlyFile(subject), numbersOf(subject.source.project));
      ensure((await shot()) === empty, 'something is painted before play');
      await play(page);
      ensure((await shot()) !== empty, 'nothing is painted after play');
      await stop(page);
      ensure((await shot()) === empty, 'something is left after stop');
      ensureEqual(errors, [], 'errors');
    } finally {
      await page.close();
    }
  },
});
