// The page on which a real playout host shows graphics.
import type { Browser } from '@playwright/test';
import { PATIENCE } from '../hosts/program.ts';
import { fastScreenshot } from '../test/fast-screenshot.ts';
import { CheckError, ensure } from './page.ts';
import { addTemplateClock, setTemplateSpeed } from './template-clock.ts';
import { switchText, textInside } from './text-in-page.ts';

const SIZE = { width: 1920, height: 1080 };

/** The scale of pictures, which is enough to see a graphic. Whole pictures take four times as long. */
const SCALE = 0.25;

/** How long a resting picture is the same, in milliseconds. The playhead moves on after the last change. */
const REST = 600;

/** Opens the page of a renderer and watches it. */
export async function openScreen(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: SIZE });
  await addTemplateClock(context);
  const page = await context.newPage();

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(url);
  // SPX only sends its commands to pages that have connected.
  await page.waitForTimeout(1000);

  const picture = async () =>
    (await fastScreenshot(page, { size: SIZE, scale: SCALE, omitBackground: true })).toString('base64');

  async function until<Result>(attempt: () => Promise<Result | undefined>, problem: string): Promise<Result> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      // An attempt takes long on a busy machine, so the last one starts when the time is over.
      const isLast = Date.now() > end;
      const result = await attempt();
      if (result !== undefined) return result;
      if (isLast) throw new CheckError(problem);
      await page.waitForTimeout(50);
    }
  }

  const waitFor = (isExpected: (seen: string) => boolean, problem: string) =>
    until(async () => {
      const seen = await picture();
      return isExpected(seen) ? seen : undefined;
    }, problem);

  async function waitForText(expected: string) {
    await page
      .waitForFunction(
        ([find, text]) => new Function(`return (${find})()`)().includes(text),
        [String(textInside), expected],
        { timeout: PATIENCE },
      )
      .catch(() => ensure(false, `"${expected}" doesn't appear`));
  }

  let speed = 1;

  /** Whether the picture changes if the text is hidden. Template time stops, so nothing else changes. */
  async function isPainted(text: string): Promise<boolean> {
    const hide = (isHidden: boolean) =>
      page.evaluate(`(${String(switchText)})(${JSON.stringify(text)}, ${isHidden})`);
    await setTemplateSpeed(page, 0);
    const before = await picture();
    await hide(true);
    const without = await picture();
    await hide(false);
    const after = await picture();
    await setTemplateSpeed(page, speed);
    return before === after && before !== without;
  }

  return {
    page,
    requests,
    picture,
    waitFor,
    /** Waits until the picture stays the same. */
    async waitForRest() {
      let last = '';
      let start = 0;
      await waitFor((seen) => {
        if (seen !== last) start = Date.now();
        last = seen;
        return Date.now() - start >= REST;
      }, 'the picture never rests');
    },
    /** All text in the page that isn't hidden. */
    text: (): Promise<string> => page.evaluate(`(${String(textInside)})()`),

    /** Waits until some text is in the page. It can still be clipped, covered, or transparent. */
    waitForText,
    async waitForPaintedText(expected: string) {
      await waitForText(expected);
      await until(
        async () => (await isPainted(expected)) || undefined,
        `"${expected}" is in the page, but it can't be seen`,
      );
    },
    /** Sets the speed of all templates in the page. 1 is real time. */
    setSpeed(value: number) {
      speed = value;
      return setTemplateSpeed(page, speed);
    },
    close: () => context.close(),
  };
}

export type Screen = Awaited<ReturnType<typeof openScreen>>;
