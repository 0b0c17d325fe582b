import { expect, test, type Page } from '@playwright/test';
import { watchBusyTime } from './helpers/busy-time.ts';
import { open } from './helpers/page.ts';
import {
  alert,
  attackPage,
  doing,
  isPageWell,
  openEditor,
  runners,
  shareEditor,
} from './helpers/playground.ts';
import { SETTLE } from '../../src/playground/sandbox/history-watch.ts';
import { command, LOWER_THIRD, player } from './helpers/player.ts';

/* Frames that send more than a page can read, or that fill the reader's history. The page removes each of them. */

/** Runs code as soon as the template gets Next. Meanwhile, the page has to be free for more than half of the time. */
async function expectFree(page: Page, code: string, outcome: RegExp): Promise<void> {
  await attackPage(page, doing(`keyfill.useOnNext(() => { ${code} });`));
  const busyTime = await watchBusyTime(page);
  const start = performance.now();
  await command(page, 'Next').click();
  await expect(alert(page)).toContainText(outcome, { timeout: 30_000 });
  expect(await busyTime()).toBeLessThan((performance.now() - start) / 2);
}

test.describe('a frame that sends', () => {
  const page = shareEditor();

  for (const [name, code] of [
    ['a string of 128 MB', `parent.postMessage({ text: 'x'.repeat(128_000_000) }, '*');`],
    ['100,000 objects', `for (let part = 0; part < 100_000; part += 1) parent.postMessage({ part }, '*');`],
  ] as const) {
    test(`${name} is removed, and the page stays responsive because it reads nothing`, async () => {
      await page().evaluate(() => {
        const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data') as {
          get: () => unknown;
        };
        Object.defineProperty(MessageEvent.prototype, 'data', {
          get(this: MessageEvent) {
            const runners = [...document.querySelectorAll<HTMLIFrameElement>('figure iframe')];
            if (runners.some((runner) => runner.contentWindow === this.source))
              document.body.dataset['hasRead'] = '';
            return get.call(this);
          },
        });
      });
      // Some browsers never deliver a message of this size, and the frame's answers are queued behind it.
      await expectFree(page(), code, /sent a message to this page|didn’t respond/);
      await expect(runners(page())).toHaveCount(0);
      await isPageWell(page());
      await expect(page().locator('body')).not.toHaveAttribute('data-has-read');
    });
  }

  test('endless errors leaves the page responsive, and the page shows the last one', async () => {
    await expectFree(
      page(),
      `let count = 0;
      const more = () => {
        for (let one = 0; one < 100; one += 1) Promise.reject(new Error(count++ + 'long '.repeat(500)));
        if (count < 2000) setTimeout(more, 50);
        else Promise.reject(new Error('that’s all'));
      };
      more();`,
      /that’s all/,
    );
    expect(await player(page()).evaluate((figure) => (figure.textContent ?? '').length)).toBeLessThan(60_000);
    await isPageWell(page());
  });

  for (const [name, code, reason] of [
    ['adds a frame', 'document.body.append(inner);', /it’s removed/],
    [
      'adds a frame in a shadow tree',
      `document.body.attachShadow({ mode: 'closed' }).append(inner);`,
      /attachShadow/,
    ],
  ] as const) {
    test(`nothing, but ${name}, can’t fill the history with it`, async () => {
      const length = await page().evaluate(() => history.length);
      await attackPage(
        page(),
        doing(`const inner = document.createElement('iframe'); inner.srcdoc = '<p>';
          setInterval(() => { if (!inner.isConnected) console.error('[keyfill] it’s removed'); }, 100);
          ${code}
          for (let part = 0; part < 60; part += 1) inner.contentWindow.location.href = 'about:srcdoc#' + part;`),
      );
      await expect(alert(page())).toContainText(reason);
      expect(await page().evaluate(() => history.length)).toBe(length);
      await isPageWell(page());
    });
  }
});

test('a frame that fills the history is removed, and Back still leaves the page', async ({ page }) => {
  await open(page, '/user-guide/faq');
  await openEditor(page, LOWER_THIRD);
  // It clicks more links than a history has room for, without its own loop.
  await attackPage(
    page,
    doing(`const clicks = new Map(Array.from({ length: 60 }, (_, index) => [
       new MouseEvent('click'), Object.assign(document.createElement('a'), { href: '#' + index })]));
     clicks.forEach(Function.prototype.call, EventTarget.prototype.dispatchEvent);`),
  );
  await expect(alert(page)).toContainText('tried to leave its frame');
  await expect(runners(page)).toHaveCount(0);
  // By then, the page has gone back over the frame's place, unless the frame was removed before it had one.
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), 2 * SETTLE);
  await isPageWell(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/user-guide\/faq$/);
});
