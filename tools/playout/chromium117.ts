// Plays exports in Chromium 117, the engine of CasparCG 2.4. Its pages are puppeteer pages.
import { answerFrom, openPackage, ORIGIN } from './ograf.ts';
import { ensure, ensureEqual, toFileUrl, type Check } from './page.ts';

/** The statement on pages about a graphic that plays in this browser. */
export const IN_117 = 'Plays in Chromium 117, the engine of CasparCG 2.4';

/** The parts of a puppeteer page that the checks use. */
interface OldPage {
  goto: (url: string) => Promise<unknown>;
  evaluate: (code: string) => Promise<unknown>;
  waitForFunction: (code: string, options?: object) => Promise<unknown>;
  setRequestInterception: (on: boolean) => Promise<void>;
  on(event: 'pageerror', listener: (error: Error) => void): unknown;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): unknown;
  on(event: 'request', listener: (request: OldRequest) => void): unknown;
  screenshot: (options: object) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

interface OldRequest {
  url(): string;
  respond(answer: object): Promise<void>;
  continue(): Promise<void>;
}

/** The parts of Chromium 117 that the checks use. */
export interface OldBrowser {
  newPage: () => Promise<OldPage>;
}

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

/** An HTML export over file://. */
export async function checkHtmlIn117(
  browser: OldBrowser,
  file: { name: string; bytes: Uint8Array },
  check: Check,
) {
  const { page, errors, shot, empty } = await openOld(browser);
  await check(IN_117, async () => {
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
  });
  await page.close();
}

/** An OGraf package, called like a renderer of that age calls it. */
export async function checkOgrafIn117(browser: OldBrowser, file: { bytes: Uint8Array }, check: Check) {
  const { files, manifestPath, manifest } = openPackage(file.bytes);
  const { page, errors, shot, empty } = await openOld(browser);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().startsWith(ORIGIN)) void request.respond(answerFrom(files, request.url()));
    else void request.continue();
  });
  await check(IN_117, async () => {
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
  });
  await page.close();
}
