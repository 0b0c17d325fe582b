import { expect, test } from '@playwright/test';
import { open } from './helpers/page.ts';
import {
  acting,
  alert,
  attackPage,
  doing,
  isPageWell,
  runners,
  said,
  shareEditor,
  SOUND,
  tab,
} from './helpers/playground.ts';
import { command, player } from './helpers/player.ts';
import { removeHeaders } from './helpers/without-headers.ts';

/* Attacks on the page itself. After each, the page works and the next run plays. */

test.describe('a misbehaving template', () => {
  const page = shareEditor();

  test("can't forge messages, not even with its own port: the page removes it", async () => {
    await attackPage(
      page(),
      doing(`const { port1, port2 } = new MessageChannel();
      port1.postMessage('{"type":"report","report":{"text":"forged"}}');
      parent.postMessage(null, '*', [port2]);`),
    );
    await expect(alert(page())).toContainText('the template sent a message to this page');
    await expect(runners(page())).toHaveCount(0);
    await isPageWell(page());
  });

  test("can't reach the runner's port", async () => {
    await attackPage(
      page(),
      doing(`let found = 0;
      const see = (value) => { if (value instanceof MessagePort) found += 1; };
      const { get: target } = Object.getOwnPropertyDescriptor(Event.prototype, 'target');
      for (const name of ['data', 'source', 'ports', 'origin'])
        Object.defineProperty(MessageEvent.prototype, name, { get() { see(Reflect.apply(target, this, [])); } });
      for (const name of ['target', 'currentTarget', 'srcElement'])
        Object.defineProperty(Event.prototype, name, { get() { see(Reflect.apply(target, this, [])); } });
      MessagePort.prototype.postMessage = function () { see(this); };
      Error.prepareStackTrace = (_, sites) => {
        for (const site of sites) { see(site.getThis()); see(site.getFunction()); }
        return '';
      };
      keyfill.useOnNext((next) => {
        see(globalThis.event && Reflect.apply(target, globalThis.event, []));
        new Error('where').stack;
        next();
        console.error('[keyfill] found ' + found);
      });`),
    );
    await command(page(), 'Next').click();
    await expect(alert(page())).toContainText('found 0');
    await isPageWell(page());
  });

  test("can't insert elements into the page, or widen it: its errors stay text", async () => {
    const html = '<img src=x onerror="document.body.dataset.attacked = 1"><b id=forged>forged</b>';
    await attackPage(
      page(),
      acting(`this.findElementByKey('_name').content = 'wide '.repeat(200_000);
      setTimeout(() => document.body.append(...Array.from({ length: 20_000 }, () => document.createElement('p'))));
      console.error('[keyfill] ${html}' + 'wide '.repeat(5000));`),
    );
    await expect(alert(page())).toContainText('<b id=forged>forged</b>');
    await expect(page().locator('#forged')).toHaveCount(0);
    expect(await page().evaluate(() => document.body.dataset['attacked'])).toBeUndefined();
    expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    await isPageWell(page());
  });

  // Unit tests show where the guard is called. These ways of running only exist in a browser.
  for (const [name, code] of [
    ['a loop that catches everything', 'for (;;) { try { for (;;) { Math.sqrt(2); } } catch {} finally {} }'],
    ['an endless loop of await', '(async () => { while (true) await null; })();'],
    [
      'a loop that has stopped the clock',
      'performance.now = () => 0; Performance.prototype.now = () => 0; Date.now = () => 0; MessagePort.prototype.postMessage = () => {}; for (;;);',
    ],
  ] as const) {
    test(`can't keep running ${name}, and its line is reported`, async () => {
      await attackPage(page(), acting(`// Endless\n      ${code}`));
      await expect(alert(page())).toContainText(
        /Actions, line 5, column \d+, frame \d+: .*ran for more than 1000 ms/,
        { timeout: 20_000 },
      );
      await isPageWell(page());
    });
  }

  test('gets an error with its place for endless recursion', async () => {
    await attackPage(page(), acting('const deeper = (n) => deeper(n + 1) + 1;\n      deeper(0);'));
    await expect(alert(page())).toContainText(/Actions, line 4, column \d+, frame \d+: .*RangeError/);
    await isPageWell(page());
  });

  test('is removed if it hangs in a single call of the browser', async () => {
    // No guard can stop a search. The browser gives a frame without an origin its own process, so the page keeps running.
    await attackPage(page(), acting(`setTimeout(() => /(a+)+$/.test('a'.repeat(60) + 'b'), 100);`));
    await expect(alert(page())).toContainText('the template didn’t respond', { timeout: 30_000 });
    await expect(runners(page())).toHaveCount(0);
    await tab(page(), 'Look').click();
    await player(page())
      .getByRole('textbox', { name: /^Hex color/ })
      .first()
      .fill('#12ab34');
    await expect(said(page())).toContainText('To start the template again, click Run.');
    await tab(page(), 'Actions').click();
    await isPageWell(page());
  });

  test('is removed if it takes the focus, which then returns', async () => {
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

  test('does nothing in a runner page outside of a sandbox', async ({ browser }) => {
    await attackPage(page(), SOUND);
    const address = await runners(page()).getAttribute('src');
    // The site's headers would put it into a sandbox even here.
    const context = await browser.newContext();
    await removeHeaders(context);
    const own = await context.newPage();
    await open(own, '/user-guide/faq');
    const hasWorker = await own.evaluate(async (src) => {
      const frame = document.createElement('iframe');
      frame.src = src ?? '';
      await new Promise((resolve) => {
        frame.onload = resolve;
        document.body.append(frame);
      });
      // Otherwise, its script would have taken this.
      return (frame.contentWindow as Window & typeof globalThis).Worker !== undefined;
    }, address);
    expect(hasWorker).toBe(true);
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
