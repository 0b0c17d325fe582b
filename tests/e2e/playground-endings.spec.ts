import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  acting,
  alert,
  attackPage,
  doing,
  editor,
  isPageWell,
  openEditor,
  runners,
  said,
  SOUND,
} from './helpers/playground.ts';
import { open } from './helpers/page.ts';
import { command, LOWER_THIRD } from './helpers/player.ts';

/* Frames that the page removes. After each, the page works and the next run plays. */

test.describe('a frame that has to be removed', () => {
  // One page for all tests, opened once.
  test.describe.configure({ mode: 'default' });
  let page: Page;
  const openPage = async (browser: Browser): Promise<void> => {
    page = await browser.newPage();
    await openEditor(page, LOWER_THIRD);
  };
  test.beforeAll(async ({ browser }) => openPage(browser));
  test.afterAll(() => page.close());

  const attack = (text: string): Promise<void> => attackPage(page, text);
  const isWell = (): Promise<void> => isPageWell(page);

  test('sends more messages than a template needs', async () => {
    await attack(
      doing(
        `setInterval(() => { for (let count = 0; count < 500; count += 1) parent.postMessage(count, '*'); }, 1);`,
      ),
    );
    await expect(alert(page)).toContainText('sent too many messages');
    await expect(runners(page)).toHaveCount(0);
    await isWell();
  });

  test('stops responding', async () => {
    // It can no longer tell that a message comes from the page.
    const deaf = `Object.defineProperty(MessageEvent.prototype, 'source', { get: () => null });`;
    await attack(acting(`setTimeout(() => { ${deaf} }, 100);`));
    await expect(alert(page)).toContainText('the template didn’t respond', { timeout: 30_000 });
    await expect(runners(page)).toHaveCount(0);
    await expect(editor(page)).toContainText('MessageEvent.prototype');
    await isWell();
  });

  test('hangs in a single call of the browser', async () => {
    // No guard can stop a search. The browser gives a frame without an origin its own process, so the page keeps running.
    await attack(acting(`setTimeout(() => /(a+)+$/.test('a'.repeat(60) + 'b'), 100);`));
    await expect(alert(page)).toContainText('the template didn’t respond', { timeout: 30_000 });
    await expect(runners(page)).toHaveCount(0);
    await isWell();
  });

  test('takes the focus, which then returns', async () => {
    await attack(SOUND);
    await expect(runners(page)).toHaveCount(1);
    await command(page, 'Run').focus();
    // As in a browser that lets a frame get the focus although it's inert.
    await runners(page).evaluate((frame: HTMLIFrameElement) => {
      frame.inert = false;
      frame.focus();
    });
    await expect(alert(page)).toContainText('took the keyboard focus');
    await expect(command(page, 'Run')).toBeFocused();
    await isWell();
  });

  test('is a runner page outside of a sandbox, which does nothing', async ({ browser }) => {
    await attack(SOUND);
    const address = await runners(page).getAttribute('src');
    const own = await browser.newPage();
    await open(own, '/user-guide/faq');
    const title = await own.title();
    const heard = await own.evaluate(async (src) => {
      const texts: string[] = [];
      window.addEventListener('message', (event) => texts.push(JSON.stringify(event.data)));
      const frame = document.createElement('iframe');
      frame.src = src ?? '';
      await new Promise((resolve) => {
        frame.onload = resolve;
        document.body.append(frame);
      });
      const code = 'parent.document.title = "attacked"; export const actions = () => ({});';
      frame.contentWindow?.postMessage(
        { type: 'start', code, guard: 'g', project: {}, opening: {}, files: {} },
        '*',
      );
      frame.contentWindow?.postMessage({ type: 'ping', count: 1 }, '*');
      await new Promise((resolve) => setTimeout(resolve, 500));
      return [...texts, document.title];
    }, address);
    // A host that sends the site's headers puts it into a sandbox even here. Without them, it doesn't start.
    expect(heard.filter((text) => text.includes('attacked'))).toEqual([]);
    expect(heard.at(-1)).toBe(title);
    await own.close();
  });

  test("isn't started in a page that doesn't restrict its frames", async () => {
    await page.evaluate(() =>
      document.head.querySelector('meta[http-equiv="Content-Security-Policy"]')?.remove(),
    );
    await command(page, 'Reset').click();
    await command(page, 'Run').click();
    await expect(said(page)).toContainText(
      'the security policy that restricts edited code is missing from this page',
    );
    await expect(runners(page)).toHaveCount(0);
  });
});
