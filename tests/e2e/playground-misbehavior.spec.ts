import { expect, test } from '@playwright/test';
import { overflow } from './helpers/page.ts';
import { acting, SOUND } from '../helpers/actions.ts';
import { alert, attackPage, doing, isPageWell, runners, said, shareEditor } from './helpers/playground.ts';
import { command } from './helpers/player.ts';

/* Code that misbehaves. After each, the page works and the next run plays. */

const page = shareEditor();

// Unit tests show where the guard is called. These ways of running only exist in a browser.
for (const [what, code, reason, isRemoved] of [
  [
    'a message to the page',
    doing(`const { port1, port2 } = new MessageChannel();
      port1.postMessage('{"type":"report","report":{"text":"forged"}}');
      parent.postMessage(null, '*', [port2]);`),
    /the template sent a message to this page/,
    true,
  ],
  [
    'a loop that catches everything',
    acting('// Endless\n      for (;;) { try { for (;;) { Math.sqrt(2); } } catch {} finally {} }'),
    /Actions, line 5, column \d+, frame \d+: .*ran for more than 1000 ms/,
    false,
  ],
  [
    'an endless loop of await',
    acting('// Endless\n      (async () => { while (true) await null; })();'),
    /Actions, line 5, column \d+, frame \d+: .*ran for more than 1000 ms/,
    false,
  ],
  [
    'a single call that never returns',
    acting(`setTimeout(() => /(a+)+$/.test('a'.repeat(60) + 'b'), 100);`),
    /the template didn’t respond/,
    true,
  ],
  [
    'HTML in its errors',
    acting(`console.error('[keyfill] <b id=forged>forged</b>' + 'wide '.repeat(5000));`),
    /<b id=forged>forged<\/b>/,
    false,
  ],
] as const) {
  test(`${what} is reported, and the page keeps working`, async () => {
    await attackPage(page(), code);
    await expect(alert(page())).toContainText(reason);
    if (isRemoved) await expect(runners(page())).toHaveCount(0);
    await expect(page().locator('#forged')).toHaveCount(0);
    expect(await overflow(page())).toBe(0);
    await isPageWell(page());
  });
}

test("code that's stuck doesn't keep other code from loading", async () => {
  await attackPage(page(), doing("keyfill.useOnUpdate('_name', () => /(a+)+$/.test('a'.repeat(60) + 'b'));"));
  await command(page(), 'Update').click();
  await isPageWell(page());
});

test('a frame that takes the focus is removed, and the focus returns', async () => {
  await attackPage(page(), SOUND);
  await command(page(), 'Run').focus();
  // As in a browser that lets a frame get the focus although it's inert.
  await runners(page()).evaluate((frame: HTMLIFrameElement) => {
    frame.inert = false;
    frame.focus();
  });
  await expect(alert(page())).toContainText('took the keyboard focus');
  await expect(command(page(), 'Run')).toBeFocused();
});

test("nothing is started in a page that doesn't restrict its frames", async () => {
  await page().evaluate(() =>
    document.head.querySelector('meta[http-equiv="Content-Security-Policy"]')?.remove(),
  );
  await command(page(), 'Reset').click();
  await command(page(), 'Run').click();
  await expect(said(page())).toContainText('the security policy');
  await expect(runners(page())).toHaveCount(0);
});
