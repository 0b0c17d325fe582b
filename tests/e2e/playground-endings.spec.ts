import { expect, test } from '@playwright/test';
import {
  acting,
  alert,
  attackPage,
  isPageWell,
  runners,
  said,
  shareEditor,
  SOUND,
} from './helpers/playground.ts';
import { open } from './helpers/page.ts';
import { command } from './helpers/player.ts';
import { removeHeaders } from './helpers/unguarded.ts';

/* Frames that the page removes. After each, the page works and the next run plays. */

test.describe('a frame that has to be removed', () => {
  const page = shareEditor();

  test('hangs in a single call of the browser', async () => {
    // No guard can stop a search. The browser gives a frame without an origin its own process, so the page keeps running.
    await attackPage(page(), acting(`setTimeout(() => /(a+)+$/.test('a'.repeat(60) + 'b'), 100);`));
    await expect(alert(page())).toContainText('the template didn’t respond', { timeout: 30_000 });
    await expect(runners(page())).toHaveCount(0);
    await isPageWell(page());
  });

  test('takes the focus, which then returns', async () => {
    await attackPage(page(), SOUND);
    await expect(runners(page())).toHaveCount(1);
    await command(page(), 'Run').focus();
    // As in a browser that lets a frame get the focus although it's inert.
    await runners(page()).evaluate((frame: HTMLIFrameElement) => {
      frame.inert = false;
      frame.focus();
    });
    await expect(alert(page())).toContainText('took the keyboard focus');
    await expect(command(page(), 'Run')).toBeFocused();
    await isPageWell(page());
  });

  test('is a runner page outside of a sandbox, which does nothing', async ({ browser }) => {
    await attackPage(page(), SOUND);
    const address = await runners(page()).getAttribute('src');
    // The site's headers would put it into a sandbox even here.
    const context = await browser.newContext();
    await removeHeaders(context);
    const own = await context.newPage();
    await open(own, '/user-guide/faq');
    const heard = await own.evaluate(async (src) => {
      let messages = 0;
      window.addEventListener('message', () => (messages += 1));
      const frame = document.createElement('iframe');
      frame.src = src ?? '';
      await new Promise((resolve) => {
        frame.onload = resolve;
        document.body.append(frame);
      });
      const runner = frame.contentWindow as Window & typeof globalThis;
      await new Promise((resolve) => {
        runner.addEventListener('message', resolve);
        runner.postMessage({ type: 'ping', count: 1 }, '*');
      });
      // Messages of the runner would arrive before this one.
      await new Promise((resolve) => {
        window.addEventListener('message', resolve);
        window.postMessage(null, '*');
      });
      return { messages, hasFetch: runner.fetch !== undefined, hasWorker: runner.Worker !== undefined };
    }, address);
    expect(heard).toEqual({ messages: 1, hasFetch: true, hasWorker: true });
    await context.close();
  });

  test("isn't started in a page that doesn't restrict its frames", async () => {
    await page().evaluate(() =>
      document.head.querySelector('meta[http-equiv="Content-Security-Policy"]')?.remove(),
    );
    await command(page(), 'Reset').click();
    await command(page(), 'Run').click();
    await expect(said(page())).toContainText(
      'the security policy that restricts edited code is missing from this page',
    );
    await expect(runners(page())).toHaveCount(0);
  });
});
