import { expect, test } from '@playwright/test';
import { answerOf, openRuntime, ORIGIN } from '../runtime-page/open.ts';
import { differenceOf, shot } from '../runtime-page/pixels.ts';
import { SHOWCASE_FRAMES } from '../runtime-page/showcases.ts';
import { startChromium117 } from '../../tools/runtime/chromium117.ts';

/** The part of a puppeteer page that the test uses. */
interface OldPage {
  setViewport(size: { width: number; height: number }): Promise<void>;
  setRequestInterception(on: boolean): Promise<void>;
  on(event: string, listener: (value: never) => void): void;
  goto(url: string): Promise<unknown>;
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  screenshot(options: object): Promise<Uint8Array>;
  bringToFront(): Promise<void>;
  close(): Promise<void>;
}
interface OldRequest {
  url(): string;
  respond(answer: object): Promise<void>;
}
type Started =
  | {
      readonly browser: { newPage(): Promise<OldPage> };
      readonly stop: () => Promise<void>;
      readonly problem?: undefined;
    }
  | { readonly problem: string };

const SIZE = { width: 1920, height: 1080 };
let started: Started;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  // The test uses more of the browser's page than the tools do.
  started = (await startChromium117()) as unknown as Started;
});
test.afterAll(async () => {
  if (started.problem === undefined) await started.stop();
});

async function openOld(errors: string[]): Promise<OldPage> {
  if (started.problem !== undefined) throw new Error(started.problem);
  const page = await started.browser.newPage();
  await page.setViewport(SIZE);
  await page.setRequestInterception(true);
  page.on('request', (request: OldRequest) => {
    void answerOf(new URL(request.url()).pathname).then((answer) => request.respond(answer));
  });
  page.on('pageerror', (error: Error) => void errors.push(String(error)));
  page.on('console', (message: { type(): string; text(): string }) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) errors.push(message.text());
  });
  await page.goto(`${ORIGIN}/`);
  return page;
}

const shotOfOld = async (old: OldPage): Promise<Buffer> =>
  Buffer.from(await old.screenshot({ optimizeForSpeed: true }));

/** Examples with pictures and steps, and with fonts and a soft mask. playout-chromium117.spec.ts plays exports. */
const IN_117 = ['full-screen', 'crawler'] as const;

for (const name of IN_117) {
  test(`Chromium 117, ${name}: shows the same pictures as the newest one, without an error`, async ({
    page,
  }) => {
    test.skip(started.problem !== undefined, started.problem ?? '');
    test.setTimeout(180_000);
    const errors: string[] = [];
    const old = await openOld(errors);
    expect(await old.evaluate(() => /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1])).toBe('117');
    await openRuntime(page, SIZE);
    const mounting = (example: (typeof IN_117)[number]) => window.kf.mountExample(example).then(() => {});
    await old.evaluate(mounting, name);
    await page.evaluate(mounting, name);
    const seek = (frame: number) => window.kf.template!.seek(frame);
    // During the in animation, at rest, and during the out animation. Full-size pictures take this browser seconds each.
    const all = SHOWCASE_FRAMES[name];
    const frames = [all[1], all[3], all.at(-2)!];
    for (const frame of frames) {
      await old.evaluate(seek, frame);
      await page.evaluate(seek, frame);
      const { mean, far } = await differenceOf(page, await shotOfOld(old), await shot(page));
      // Another version draws letters and edges slightly differently, while a missing mask or font makes a
      // far larger difference.
      expect.soft(mean, `frame ${frame}: mean difference of a channel`).toBeLessThan(2.5);
      expect.soft(far, `frame ${frame}: share of pixels that differ by more than 64`).toBeLessThan(0.02);
    }
    expect(errors).toEqual([]);
    await old.close();
  });
}
